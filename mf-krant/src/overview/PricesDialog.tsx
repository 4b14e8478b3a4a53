import { differingRows, useLatest } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditDialog } from 'kit/editing';
import { FormEuroField, FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, useFormField, useFormState } from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { MutedText, PlainList, useRefetch } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Button, Dialog, IconButton, phone, useSnackbar } from 'kit/ui';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';

import type { Category } from '../ads/saleValues';
import { KrantPricesDocument, type KrantPricesQuery, KrantSavePricesDocument } from '../gql/graphql';
import { colorLabels } from '../labels';
import {
  asSent,
  MOST_ROWS,
  type PriceRow,
  pricesSchema,
  rowsOf,
  soldBy,
  tableText,
  touchedBy,
} from './priceRows';

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
    <Dialog isOpen onClose={onClose} title={name}>
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
      isOpen
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
          { prices: { label: 'Prijzen', show: (rows: PriceRow[]) => <Lines>{tableText(rows)}</Lines> } },
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
  const { save } = useSave(KrantSavePricesDocument);
  const reload = useRefetch(['KrantCategories']);
  return async function savePrices(
    { id, revision, prices: before }: Edition,
    prices: ReturnType<typeof asSent>,
    touches: number,
  ): Promise<void> {
    const { savePaperPrices: after } = await save({ id, revision, prices, touches });
    const undo = async () => {
      try {
        await save({ id, revision: after.revision, prices: asSent(rowsOf(before)), touches: 0 });
        snackbar.show('Prijzen zijn weer zoals ze waren');
      } catch (error) {
        snackbar.show(toApiError(error).message, { tone: 'error' });
      }
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

const Lines = styled.span`
  white-space: pre-line;
`;

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
