import { differingRows, useLatest } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditDialog } from 'kit/editing';
import { FormEuroField, FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, useFormField, useFormState } from 'kit/forms';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { MultilineText, MutedText, PlainList, useRefetch } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Button, Dialog, IconButton, phone, useSnackbar } from 'kit/ui';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { array, number, object, string } from 'yup';

import type { Category } from '../ads/saleValues';
import {
  type AdPriceInput,
  type AdvColor,
  KrantPricesDocument,
  type KrantPricesQuery,
  KrantSavePricesDocument,
} from '../gql/graphql';
import { colorLabels } from '../labels';
import { boxOf, PAPER } from '../plan/paper';

interface PricesDialogProps {
  editionId: string;
  /** Of the edition. */
  title: string;
  /** The edition is an archive. */
  readOnly: boolean;
  onClose: () => void;
}

type Edition = KrantPricesQuery['paperEdition'];
type Sold = KrantPricesQuery['soldAdvertisements'];
type Values = { prices: PriceRow[] };

/** What advertisements of an edition cost, in which colour and formats. Mounted when opened. */
export function PricesDialog({ editionId, title, readOnly, onClose }: PricesDialogProps) {
  // Not from the cache: a form begins with what is there now.
  const query = useQuery(KrantPricesDocument, {
    variables: { id: editionId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { data } = query;
  const name = `Prijzen en formaten van ${title}`;
  if (data && !readOnly)
    return <PricesForm title={name} data={data} reload={query.refetch} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={name}>
      <Loaded query={query} subject="De prijslijst">
        {({ paperEdition, soldAdvertisements }) =>
          readOnly && <PriceList prices={paperEdition.prices} sold={soldAdvertisements} />
        }
      </Loaded>
    </Dialog>
  );
}

interface FormProps extends Pick<PricesDialogProps, 'title' | 'onClose'> {
  data: KrantPricesQuery;
  /** Reads what was sold meanwhile. */
  reload: () => Promise<unknown>;
}

const valuesOf = ({ prices }: Edition): Values => ({ prices: rowsOf(prices) });

function PricesForm({ title, data, reload, onClose }: FormProps) {
  const { paperEdition: edition, soldAdvertisements: sold } = data;
  const latest = useLatest(KrantPricesDocument);
  const savePrices = useSavePrices();
  return (
    <EditDialog<Edition, Values>
      title={title}
      onClose={onClose}
      schema={pricesSchema}
      record={edition}
      valuesOf={valuesOf}
      send={async (read, { prices }) => {
        const table = asSent(prices);
        await savePrices(read, table, touchedBy(read.prices, table, sold)).catch(async (error: unknown) => {
          await reload().catch(() => undefined);
          throw error;
        });
      }}
      fetchLatest={async () => (await latest({ id: edition.id }))?.paperEdition}
      differences={(mine, theirs) =>
        differingRows<Values>(
          {
            prices: {
              label: 'Prijzen',
              show: (rows: PriceRow[]) => <MultilineText>{tableText(rows)}</MultilineText>,
            },
          },
          mine,
          valuesOf(theirs),
        )
      }
    >
      <Rows sold={sold} />
      <Touched before={edition.prices} sold={sold} />
    </EditDialog>
  );
}

/** Saves the table, with undo. */
function useSavePrices() {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save } = useSave(KrantSavePricesDocument);
  const reload = useRefetch(['KrantCategories']);
  return async function savePrices(
    { id, revision, prices: before }: Edition,
    prices: ReturnType<typeof asSent>,
    touches: number,
  ): Promise<void> {
    const { savePaperPrices: after } = await save({ id, revision, prices, touches });
    const undo = async () => {
      await attempt(async () => {
        await save({ id, revision: after.revision, prices: asSent(rowsOf(before)), touches: 0 });
        snackbar.show('Prijzen zijn weer zoals ze waren');
      });
      await reload();
    };
    snackbar.show('Prijzen en formaten opgeslagen', { undo });
    await reload();
  };
}

/** The rows, each with how many were sold by it. */
function Rows({ sold }: { sold: Sold }) {
  const { value, setValue } = useFormField('prices');
  const rows = value as readonly PriceRow[];
  const table = asSent(rows);
  return (
    <>
      <MutedText>
        Een formaat is breed x hoog in cm, zoals 17x8,9. Meer formaten scheid je met een puntkomma.
      </MutedText>
      <List>
        {rows.map((row, at) => (
          <Row key={at}>
            <FormEuroField name={`prices.${at}.price`} label="Prijs" placeholder="0,00" />
            <FormSelect name={`prices.${at}.color`} label="Kleur" options={colors} />
            <FormTextField name={`prices.${at}.formats`} label="Formaten" autoComplete="off" />
            <Remove
              aria-label={`Prijs ${at + 1} weghalen`}
              disabled={rows.length === 1}
              onClick={() => setValue(rows.filter((_row, other) => other !== at))}
            >
              <Trash2 aria-hidden />
            </Remove>
            <SoldBy was={row.was} table={table} sold={sold} />
          </Row>
        ))}
      </List>
      <div>
        <Button
          variant="ghost"
          size="small"
          icon={<Plus aria-hidden />}
          disabled={rows.length >= MOST_ROWS}
          onClick={() => setValue([...rows, { price: '', color: 'zwartWit', formats: '' }])}
        >
          Prijs toevoegen
        </Button>
      </div>
    </>
  );
}

const colors = (['zwartWit', 'fullColour'] as const).map((value) => ({ value, label: colorLabels[value] }));

interface SoldByProps {
  was: Category | undefined;
  table: ReturnType<typeof asSent>;
  sold: Sold;
}

/** How many were sold by a row as it was, and whether its change leaves them as they are. */
function SoldBy({ was, table, sold }: SoldByProps) {
  const count = was ? soldBy([was], sold).length : 0;
  if (!was || count === 0) return null;
  const isTouched = touchedBy([was], table, sold) > 0;
  return (
    <SoldText>
      {isTouched ? `${count} verkocht, die houden wat is afgesproken` : `${count} verkocht`}
    </SoldText>
  );
}

/** Says what the change leaves as it was agreed. */
function Touched({ before, sold }: { before: readonly Category[]; sold: Sold }) {
  const { prices } = useFormState().values as unknown as Values;
  const touched = touchedBy(before, asSent(prices), sold);
  if (touched === 0) return null;
  return (
    <Alert kind="warning">
      {touched === 1
        ? 'Voor wat je wijzigt is 1 advertentie verkocht. Die houdt de prijs, de kleur en het formaat die zijn afgesproken.'
        : `Voor wat je wijzigt zijn ${touched} advertenties verkocht. Die houden de prijs, de kleur en het formaat die zijn afgesproken.`}
    </Alert>
  );
}

/** The table of an edition that is an archive. */
function PriceList({ prices, sold }: { prices: readonly Category[]; sold: Sold }) {
  const columns: Column<Category>[] = [
    { id: 'price', header: 'Prijs', align: 'right', nowrap: true, cell: ({ price }) => formatEuro(price) },
    { id: 'color', header: 'Kleur', phone: 'line', cell: ({ color }) => colorLabels[color] },
    { id: 'formats', header: 'Formaten', cell: ({ formats }) => formats.join('; ') },
    { id: 'sold', header: 'Verkocht', align: 'right', cell: (row) => soldBy([row], sold).length },
  ];
  return (
    <Table
      caption="Prijzen en formaten"
      columns={columns}
      rows={prices}
      rowKey={({ price }) => String(price)}
    />
  );
}

const List = styled(PlainList)`
  display: grid;
  gap: var(--s3);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 110px 140px minmax(0, 1fr) 44px;
  align-items: start;
  gap: var(--s3);
  padding-bottom: var(--s3);
  border-bottom: 1px solid var(--line);
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;
    > :nth-child(3) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const SoldText = styled.span`
  grid-column: 1 / -1;
  margin-top: calc(-1 * var(--s2));
  color: var(--ink-2);
  font-size: 14px;
`;

/** Beside the inputs, below their labels. */
const Remove = styled(IconButton)`
  margin-top: 25px;
`;

/** A row of the price table in the form. */
interface PriceRow {
  /** Cents; '' when empty, the text itself when it is no amount. */
  price: number | string;
  color: AdvColor;
  /** As it was typed: 8,5x17,9; 17x8,9. */
  formats: string;
  /** As it was read; absent: it is new. */
  was?: Category;
}

/** As on the server. */
const MOST_ROWS = 40;
const MOST_FORMATS = 12;
const MOST_PRICE = 1_000_000;
const PRICE = 'Vul een bedrag in van € 0,01 tot en met € 10.000,00';
const TWICE = 'Deze prijs staat al in de lijst';
const FORMATS = 'Vul 1 tot en met 12 formaten in, elk één keer';
const WIDTHS = ['8,5x', '17x', '25,9x'];

/** The formats in what was typed, as the lists write them: '8.5 x 17.9 cm, ...' is 8,5x17,9. */
function formatsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('.', ',')
    .replace(/\s*cm\b/g, '')
    .replace(/\s*[x×]\s*/g, 'x')
    .split(/;|\s+of\s+|,?\s+/)
    .map((format) => format.trim())
    .filter(Boolean);
}

function isFormat(format: string): boolean {
  const box = boxOf(format, format);
  return box !== null && box.height <= PAPER.height && WIDTHS.some((width) => format.startsWith(width));
}

/** The table in the form. */
const rowsOf = (prices: readonly Category[]): PriceRow[] =>
  prices.map((was) => ({ ...was, formats: was.formats.join('; '), was }));

/** The table as it is sent. */
const asSent = (rows: readonly PriceRow[]): AdPriceInput[] =>
  rows.map(({ price, color, formats }) => ({ price: Number(price), color, formats: formatsOf(formats) }));

/** Checks the form: each price once, each with formats that fit a page. */
const pricesSchema = object({
  prices: array().of(
    object({
      price: number()
        .transform((_value, original: unknown) => (typeof original === 'number' ? original : NaN))
        .typeError(PRICE)
        .min(1, PRICE)
        .max(MOST_PRICE, PRICE)
        .test('twice', TWICE, function isOnce(price) {
          // yup gives what is around it outermost last.
          const form = this.from?.at(-1)?.value as { prices: PriceRow[] } | undefined;
          return (form?.prices ?? []).filter((row) => row.price === price).length < 2;
        }),
      color: string().required(),
      formats: string().test('formats', function areFormats(text) {
        const formats = formatsOf(text ?? '');
        const wrong = formats.find((format) => !isFormat(format));
        if (wrong !== undefined)
          return this.createError({
            message: `${wrong} past niet: breedte 8,5, 17 of 25,9 en hoogte tot en met 38,6 cm, zoals 17x8,9`,
          });
        const isRight =
          formats.length > 0 && formats.length <= MOST_FORMATS && new Set(formats).size === formats.length;
        return isRight || this.createError({ message: FORMATS });
      }),
    }),
  ),
});

type Rates = readonly { price: number | string; color: AdvColor; formats: string[] }[];

/** How many were sold by a table. */
const soldBy = (table: Rates, sold: Sold): Sold =>
  sold.filter(({ advPrice, advColor, advFormat }) =>
    table.some(
      ({ price, color, formats }) =>
        price === advPrice && color === advColor && formats.includes(advFormat ?? ''),
    ),
  );

/** How many were sold by a row that is there before and not after: they keep what was agreed. */
const touchedBy = (before: Rates, after: Rates, sold: Sold): number =>
  soldBy(before, sold).length - soldBy(after, soldBy(before, sold)).length;

/** The table in words, a line for each price: to compare two versions. */
const tableText = (rows: readonly PriceRow[]): string =>
  asSent(rows)
    .map(
      ({ price, color, formats }) => `${formatEuro(price)}, ${colorLabels[color]}, ${formats.join(' of ')}`,
    )
    .join('\n');
