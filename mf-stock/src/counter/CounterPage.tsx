import { Select } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { KEPT, useAttempt, useQuery, useSave } from 'kit/graphql';
import { Figure, Figures, LinedList, MutedText } from 'kit/lists';
import { formatTime, SendNow, WaitingLine } from 'kit/offline';
import { Button, Card, EmptyState, lazyDialog, PageActions, PageTitle, phone, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../gql/fragment-masking';
import {
  StockCounterDocument,
  type StockCounterQuery,
  type StockCounterSaleFragment,
  StockCounterSaleFragmentDoc,
  StockUndoCounterSaleDocument,
} from '../gql/graphql';
import { local } from '../products/tuningOutbox';
import { type Family, inFamilies, priceText, sumOf, variantName } from '../variants/families';
import { WebshopLoaded } from '../WebshopLoaded';
import {
  type Basket,
  type CounterProduct,
  linesOf,
  payments,
  sellableAt,
  totalOf,
  withPieces,
} from './basket';
import { useCounterOutbox } from './counterOutbox';

const PayDialog = lazyDialog(async () => (await import('./PayDialog')).PayDialog);

const ChooseVariantDialog = lazyDialog(
  async () => (await import('../variants/ChooseVariantDialog')).ChooseVariantDialog,
);

const PLACE = 'counter.place';

/** Selling from behind the counter, on a phone in one hand. */
export function CounterPage() {
  const query = useQuery(StockCounterDocument, { context: KEPT });
  const reload = () => query.refetch().catch(() => undefined);
  const [placeId, setPlace] = useState(() => local.read<string>(PLACE) ?? '');
  const choose = (id: string) => {
    setPlace(id);
    local.write(PLACE, id);
  };
  return (
    <>
      <PageTitle>Kassa</PageTitle>
      <Stack>
        <WaitingSales onSent={reload} />
        <WebshopLoaded query={query}>
          {(data) => {
            const places = data.stockLocations.filter(({ internal, locked }) => !internal && !locked);
            const place = places.find(({ id }) => id === placeId) ?? places[0];
            if (!place)
              return (
                <EmptyState
                  title="Er is geen plaats om uit te verkopen."
                  text="Ontgrendel er een bij Voorraadinstellingen, of maak er een die niet intern is."
                />
              );
            return (
              <>
                {places.length > 1 && (
                  <Select
                    label="Verkopen uit"
                    options={places.map(({ id, title }) => ({ value: id, label: title }))}
                    value={place.id}
                    onChange={({ target }) => choose(target.value)}
                  />
                )}
                <Counter key={place.id} data={data} placeId={place.id} reload={reload} />
              </>
            );
          }}
        </WebshopLoaded>
      </Stack>
    </>
  );
}

interface CounterProps {
  data: StockCounterQuery;
  placeId: string;
  reload: () => Promise<unknown>;
}

function Counter({ data: { products, counterToday }, placeId, reload }: CounterProps) {
  const [basket, setBasket] = useState<Basket>({});
  const [isPaying, setPaying] = useState(false);
  const change = (product: CounterProduct, more: number) =>
    setBasket((before) => withPieces(before, product, placeId, more));
  const left = (product: CounterProduct) => sellableAt(product, placeId) - (basket[product.id] ?? 0);
  const lines = linesOf(basket, products);
  const [asked, setAsked] = useState('');
  const families = inFamilies(products);
  const here = families.filter((family) => sumOf(family, (product) => sellableAt(product, placeId)) > 0);
  const choosing = families.find(({ id }) => id === asked);
  const tap = ({ id, variants: [only, ...others] }: Family<CounterProduct>) => {
    if (only && others.length === 0) change(only, 1);
    else setAsked(id);
  };
  return (
    <>
      {here.length === 0 && (
        <EmptyState title="Hier ligt niets om te verkopen." text="Verplaats eerst producten hierheen." />
      )}
      <Grid aria-label="Producten">
        {here.map((family) => {
          const count = sumOf(family, ({ id }) => basket[id] ?? 0);
          return (
            <li key={family.id}>
              <Product type="button" disabled={sumOf(family, left) === 0} onClick={() => tap(family)}>
                <b>{family.title}</b>
                <span>{priceText(family)}</span>
                <small>{`nog ${sumOf(family, left)}`}</small>
                {count > 0 && <Count>{`${count} ×`}</Count>}
              </Product>
            </li>
          );
        })}
      </Grid>
      {choosing && (
        <ChooseVariantDialog
          title={choosing.title}
          choices={choosing.variants.map((product) => ({
            ...{ id: product.id, name: variantName(product), price: product.price, left: left(product) },
          }))}
          onChoose={(id) => {
            const product = choosing.variants.find((one) => one.id === id);
            if (product) change(product, 1);
            setAsked('');
          }}
          onClose={() => setAsked('')}
        />
      )}
      <PageActions
        primary={
          <Button disabled={lines.length === 0} onClick={() => setPaying(true)}>
            {lines.length === 0 ? 'Afrekenen' : `Afrekenen ${formatEuro(totalOf(lines))}`}
          </Button>
        }
      >
        {lines.length > 0 && (
          <Button variant="ghost" onClick={() => setBasket({})}>
            Leegmaken
          </Button>
        )}
      </PageActions>
      <CounterToday
        totals={counterToday.totals}
        sales={getFragmentData(StockCounterSaleFragmentDoc, counterToday.sales)}
        reload={reload}
      />
      {isPaying && (
        <PayDialog
          lines={lines}
          placeId={placeId}
          onChange={change}
          onSold={() => {
            setBasket({});
            setPaying(false);
            return reload();
          }}
          onClose={() => setPaying(false)}
        />
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 170px), 1fr));
  @media ${phone} {
    grid-template-columns: 1fr 1fr;
  }
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
  }
`;

const Product = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  min-height: 96px;
  padding: var(--s3);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--card);
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  b {
    line-height: 1.25;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
  &:disabled {
    color: var(--ink-2);
    cursor: default;
  }
`;

const Count = styled.span`
  position: absolute;
  right: 8px;
  bottom: 8px;
  padding: 2px 8px;
  border-radius: 99px;
  background: var(--yellow);
  color: #241c14;
  font: 700 14px/1.4 var(--body);
`;

interface CounterTodayProps {
  totals: StockCounterQuery['counterToday']['totals'];
  /** Newest first. */
  sales: readonly StockCounterSaleFragment[];
  reload: () => Promise<unknown>;
}

/** What came in at the counter today, to count the till by, and the newest sales; one's own can be taken back. */
function CounterToday({ totals, sales, reload }: CounterTodayProps) {
  const { attempt } = useAttempt();
  const { save, saving } = useSave(StockUndoCounterSaleDocument, { done: 'Teruggedraaid' });
  const undo = async ({ id, revision }: StockCounterSaleFragment) => {
    await attempt(() => save({ id, revision }));
    await reload();
  };
  return (
    <Card title="Vandaag verkocht">
      <Stack>
        <Figures>
          {totals.map(({ payment, total, count }) => (
            <Figure
              key={payment}
              label={payments[payment]}
              value={formatEuro(total)}
              more={count === 1 ? '1 verkoop' : `${count} verkopen`}
            />
          ))}
        </Figures>
        {sales.length === 0 && <MutedText>Er is vandaag nog niets verkocht.</MutedText>}
        <LinedList aria-label="Verkopen van vandaag">
          {sales.map((sale) => (
            <Sale key={sale.id}>
              <div>
                {sale.lines.map(({ amount, title }) => `${amount} × ${title}`).join(', ')}
                <small>
                  {[formatTime(sale.soldAt), formatEuro(sale.total), payments[sale.payment]].join(' · ')}
                </small>
              </div>
              {sale.canUndo && (
                <Button
                  variant="text"
                  size="small"
                  pending={saving}
                  aria-label={`Ongedaan maken: verkoop ${sale.number}`}
                  onClick={() => void undo(sale)}
                >
                  Ongedaan maken
                </Button>
              )}
            </Sale>
          ))}
        </LinedList>
      </Stack>
    </Card>
  );
}

const Sale = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s3);
  > div {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;

/** Sales without an answer: they wait for a connection, or were refused. @param onSent when some were sent */
function WaitingSales({ onSent }: { onSent: () => unknown }) {
  const { waiting, isSending, flush, drop } = useCounterOutbox(onSent);
  if (waiting.length === 0) return null;
  return (
    <Stack>
      {waiting.map((entry) => {
        const what = `Verkoop van ${formatEuro(entry.total)}, om ${formatTime(entry.savedAt)}`;
        return (
          <div key={entry.requestId}>
            <WaitingLine entry={entry} what={what} />
            {entry.refusal && (
              <Button variant="text" size="small" onClick={() => drop(entry.requestId)}>
                {`${what} weggooien`}
              </Button>
            )}
          </div>
        );
      })}
      <SendNow {...{ waiting, isSending, flush }} />
    </Stack>
  );
}
