import { Select } from 'kit/fields';
import { KEPT, useQuery } from 'kit/graphql';
import { filterRows, LinedList, newRequestId, useAddressChoice, useAddressText } from 'kit/lists';
import { useUser } from 'kit/session';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  PageActions,
  PageTitle,
  SearchField,
  Stack,
  TextInput,
  useSnackbar,
} from 'kit/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../gql/fragment-masking';
import {
  type StockAction,
  type StockProductRowFragment,
  StockProductRowFragmentDoc,
  StockProductsDocument,
  type StockTuningLocationFragment,
  StockTuningLocationFragmentDoc,
} from '../gql/graphql';
import { local, STOCK_WAITS, useTuningOutbox } from '../products/tuningOutbox';
import { amountAt } from '../products/tuningValues';
import { useUndoTuning } from '../products/useUndoTuning';
import { WaitingTunings } from '../products/WaitingTunings';
import { failureText } from '../useStockSave';
import { inFamilies, sumOf, variantName } from '../variants/families';
import { WebshopLoaded } from '../WebshopLoaded';

/** As often it is asked what lies there: somebody may sell while it is counted. */
const EVERY_MS = 20_000;

/** What lies in a place is counted, on a phone in one hand; the difference is booked. */
export function CountPage() {
  const query = useQuery(StockProductsDocument, {
    context: KEPT,
    pollInterval: EVERY_MS,
  });
  const reload = () => query.refetch().catch(() => undefined);
  const [placeId, setPlace] = useAddressChoice<string>('plaats', '');
  return (
    <>
      <PageTitle sub="Typ wat er ligt. Alleen wat anders is dan bekend was, wordt geboekt.">
        Voorraad tellen
      </PageTitle>
      <Column>
        <WaitingTunings onSent={() => void reload()} />
        <WebshopLoaded query={query}>
          {({ products, stockLocations }) => {
            const places = getFragmentData(StockTuningLocationFragmentDoc, stockLocations);
            const open = places.filter(({ locked }) => !locked);
            const place = open.find(({ id }) => id === placeId) ?? open[0];
            if (!place)
              return (
                <EmptyState
                  title="Alle plaatsen zijn vergrendeld."
                  text="Ontgrendel er een bij Voorraadinstellingen."
                />
              );
            return (
              <>
                <Select
                  label="Plaats"
                  options={open.map(({ id, title }) => ({ value: id, label: title }))}
                  value={place.id}
                  onChange={({ target }) => setPlace(target.value)}
                />
                <Place
                  key={place.id}
                  place={place}
                  products={getFragmentData(StockProductRowFragmentDoc, products)}
                  reload={reload}
                />
              </>
            );
          }}
        </WebshopLoaded>
      </Column>
    </>
  );
}

/** The number beside the name, also on a wide screen. */
const Column = styled(Stack)`
  max-width: 640px;
`;

interface PlaceProps {
  place: StockTuningLocationFragment;
  products: readonly StockProductRowFragment[];
  reload: () => Promise<unknown>;
}

function Place({ place, products, reload }: PlaceProps) {
  const [text, setText] = useAddressText();
  const { counts, change, book, isBooking } = useCounts(place, products, reload);
  const here = (product: StockProductRowFragment) => amountAt(product, place.id);
  // What lies there first; what does not can be found there all the same.
  const sorted = inFamilies(products).toSorted(
    (a, b) => Number(sumOf(b, here) > 0) - Number(sumOf(a, here) > 0),
  );
  const shown = sorted.flatMap((family) => {
    const variants = filterRows(family.variants, text, ({ title }) => title);
    return variants.length > 0 ? [{ family, variants }] : [];
  });
  const differences = Object.values(counts).map(differenceOf);
  const wrong = differences.filter((difference) => difference === undefined).length;
  const differing = differences.filter((difference) => Boolean(difference)).length;
  const counted = differences.length;
  return (
    <>
      <Card title={place.title}>
        <Stack>
          <SearchField label="Zoek een product" value={text} onChange={setText} />
          {shown.length === 0 && <EmptyState title="Geen product gevonden" text="Zoek op iets anders." />}
          <Counted aria-label={`Geteld in ${place.title}`}>
            {shown.map(({ family, variants }) => (
              <li key={family.id}>
                {family.variants.length > 1 && <h3>{family.title}</h3>}
                {variants.map((product) => (
                  <CountRow
                    key={product.id}
                    title={product.title}
                    name={family.variants.length > 1 ? variantName(product) : product.title}
                    known={here(product)}
                    count={counts[product.id]}
                    onChange={(typed) => change(product.id, typed, here(product))}
                  />
                ))}
              </li>
            ))}
          </Counted>
        </Stack>
      </Card>
      {counted > 0 && (
        <Alert>
          {`${counted} geteld, ${differing === 1 ? '1 verschil' : `${differing} verschillen`}. Wat je typte blijft op dit toestel tot je het boekt.`}
        </Alert>
      )}
      <PageActions
        primary={
          <Button pending={isBooking} disabled={counted === 0 || wrong > 0} onClick={() => void book()}>
            Telling boeken
          </Button>
        }
      />
    </>
  );
}

/** What was counted in a place, and the booking of it. */
function useCounts(
  place: StockTuningLocationFragment,
  products: readonly StockProductRowFragment[],
  reload: () => Promise<unknown>,
) {
  const me = useUser();
  const snackbar = useSnackbar();
  const isSending = useRef(false);
  // A booking reads them anew once, at its end; what waited for a connection when it was sent.
  const { post } = useTuningOutbox(() => (isSending.current ? undefined : reload()));
  const undo = useUndoTuning(reload);
  const [counts, setCounts] = useState(() => readCounts(me.id, place.id));
  const [isBooking, setBooking] = useState(false);
  const keep = (next: Counts) => {
    setCounts(next);
    keepCounts(me.id, place.id, next);
  };
  const book = async () => {
    setBooking(true);
    isSending.current = true;
    let left = counts;
    let waits = false;
    const done: { productId: string; movementId: string }[] = [];
    try {
      for (const [productId, count] of Object.entries(counts)) {
        const difference = differenceOf(count) ?? 0;
        if (difference !== 0) {
          const title = products.find(({ id }) => id === productId)?.title ?? '';
          const tuning = {
            ...{ action: actionFor(difference), locationId: place.id, amount: Math.abs(difference) },
            ...{ targetId: null, price: null, reason: 'Telling' },
          };
          const outcome = await post({ productId, title, tuning }, count.requestId);
          if (outcome === 'sent') done.push({ productId, movementId: count.requestId });
          else waits = true;
        }
        left = withCount(left, productId, '', 0);
        keep(left);
      }
      if (waits) snackbar.show(STOCK_WAITS);
      else snackbar.show(bookedText(done.length), done.length > 0 ? { undo: () => undo(done) } : undefined);
    } catch (error) {
      snackbar.show(failureText(error), { tone: 'error' });
    } finally {
      setBooking(false);
      isSending.current = false;
      await reload();
    }
  };
  return {
    counts,
    isBooking,
    book,
    change: (productId: string, typed: string, known: number) =>
      keep(withCount(counts, productId, typed, known)),
  };
}

function bookedText(count: number): string {
  if (count === 0) return 'Alles klopt: er is niets geboekt';
  return count === 1 ? '1 verschil geboekt' : `${count} verschillen geboekt`;
}

interface CountRowProps {
  title: string;
  /** What it is called where it stands. */
  name: string;
  known: number;
  count: Count | undefined;
  onChange: (typed: string) => void;
}

function CountRow({ title, name, known, count, onChange }: CountRowProps) {
  const difference = count && differenceOf(count);
  return (
    <Row>
      <div>
        <b>{name}</b>
        <small>{`Bekend: ${known}`}</small>
        {count && difference !== undefined && <small>{differenceText(difference)}</small>}
      </div>
      <TextInput
        label={`Geteld van ${title}`}
        hideLabel
        inputMode="numeric"
        autoComplete="off"
        value={count?.text ?? ''}
        error={count && difference === undefined ? 'Vul een geheel getal in' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Row>
  );
}

function differenceText(difference: number): string {
  if (difference === 0) return 'Klopt';
  return difference < 0 ? `${-difference} minder` : `${difference} meer`;
}

const Counted = styled(LinedList)`
  h3 {
    margin: var(--s3) 0 0;
    font-size: 16px;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  padding: var(--s2) 0;
  > div:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: 0 0 104px;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;

/** What was counted of a product in a place. */
interface Count {
  /** As it was typed. */
  text: string;
  /** How many were known of at that moment: what is sold since is no difference. */
  known: number;
  /** By which it is booked, once. */
  requestId: string;
}

/** Product → what was counted of it. */
type Counts = Readonly<Record<string, Count>>;

const keyOf = (userId: string, placeId: string) => `count.${userId}.${placeId}`;

/** What somebody counted in a place and did not book, also when the browser closed meanwhile. */
const readCounts = (userId: string, placeId: string): Counts =>
  local.read<Counts>(keyOf(userId, placeId)) ?? {};

/** Keeps that on this device. */
function keepCounts(userId: string, placeId: string, counts: Counts): void {
  if (Object.keys(counts).length > 0) local.write(keyOf(userId, placeId), counts);
  else local.remove(keyOf(userId, placeId));
}

/** With what was typed for a product; an empty text takes it away. @param known how many lie there as far as is known */
function withCount(counts: Counts, productId: string, text: string, known: number): Counts {
  const { [productId]: before, ...others } = counts;
  if (text.trim() === '') return others;
  return { ...others, [productId]: { text, known, requestId: before?.requestId ?? newRequestId() } };
}

/** By how many it differs from what was known, below 0: there are fewer; undefined for what is no number of pieces. */
export function differenceOf({ text, known }: Count): number | undefined {
  const counted = /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
  return counted === undefined || counted > 100_000 ? undefined : counted - known;
}

/** How a difference is booked. */
const actionFor = (difference: number): StockAction => (difference < 0 ? 'missing' : 'found');
