import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDate, formatDateTime, formatEuro } from 'kit/format';
import {
  EmailLink,
  PagedCard,
  SearchAndFilters,
  useAddressChoice,
  useAddressRow,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, PageActions, phone, Stack, Tag, useMediaQuery } from 'kit/ui';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';

import { getFragmentData } from '../gql/fragment-masking';
import {
  type OrderState,
  StockOrderDialogFragmentDoc,
  type StockOrderRowFragment,
  StockOrderRowFragmentDoc,
  StockOrdersDocument,
} from '../gql/graphql';
import { WebshopLoaded } from '../WebshopLoaded';
import { OrderDetails } from './OrderDetails';
import {
  GiveBackDialog,
  MoveOrderDialog,
  OrderDialog,
  RenewLinkDialog,
  UndoOrderDialog,
} from './OrderDialogs';
import { customerOf, isMissed, stateLabels, stateOptions, stateTones } from './orderStates';
import { PickListPage } from './PickListPage';

/** The orders of the webshop. */
export function OrdersTab() {
  const [text, setText] = useAddressText();
  const [state, setState] = useAddressChoice<OrderState | ''>(
    'status',
    '',
    stateOptions.map(({ value }) => value as OrderState | ''),
  );
  const [picking, setPicking] = useState(false);
  const onPhone = useMediaQuery(phone);
  const search = useDebouncedValue(text.trim());
  if (picking) return <PickListPage onBack={() => setPicking(false)} />;
  const pickList = (
    <Button variant="ghost" icon={<ClipboardList aria-hidden />} onClick={() => setPicking(true)}>
      Paklijst
    </Button>
  );
  return (
    <Stack>
      <SearchAndFilters
        label="Zoek in de bestellingen"
        list="bestellingen"
        text={text}
        onText={setText}
        count={state ? 1 : 0}
        onClear={() => setState('')}
        onDesk="inline"
        more={!onPhone && pickList}
      >
        <Select
          label="Status"
          hideLabel={!onPhone}
          value={state}
          options={stateOptions}
          onChange={({ target }) => setState(target.value as OrderState | '')}
        />
      </SearchAndFilters>
      <OrderList search={search} state={state} />
      {onPhone && <PageActions primary={pickList} />}
    </Stack>
  );
}

function OrderList({ search, state }: { search: string; state: OrderState | '' }) {
  const pages = usePages({
    query: StockOrdersDocument,
    variables: { search: search || null, state: state || null },
    field: 'webshopOrders',
  });
  return (
    <WebshopLoaded query={pages.query}>
      {({ webshopOrders }) => (
        <PagedCard
          pages={pages}
          list={webshopOrders}
          rowsOf={(nodes) => getFragmentData(StockOrderRowFragmentDoc, nodes)}
          nouns={['bestelling', 'bestellingen']}
          fileName="bestellingen"
          exported={exportedColumns}
          isNarrowed={search !== '' || state !== ''}
          empty={{
            title: 'Er zijn nog geen bestellingen.',
            text: 'Wat in de webshop wordt besteld, komt hier.',
          }}
          notFound={{
            title: 'Geen bestelling gevonden',
            text: 'Zoek op iets anders, of kies een andere status.',
          }}
        >
          {(orders) => <OrderTable orders={orders} onChanged={pages.reload} />}
        </PagedCard>
      )}
    </WebshopLoaded>
  );
}

const exportedColumns: ExportColumn<StockOrderRowFragment>[] = [
  { header: 'Nummer', value: ({ number }) => number },
  { header: 'Voornaam', value: ({ firstName }) => firstName },
  { header: 'Achternaam', value: ({ lastName }) => lastName },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Aantal', value: ({ amount }) => amount },
  { header: 'Totaal', value: ({ total }) => total / 100 },
  { header: 'Te betalen', value: ({ toPay }) => toPay / 100 },
  { header: 'Ophalen op', value: ({ collectDate }) => formatDate(collectDate) },
  { header: 'Status', value: ({ state }) => stateLabels[state] },
  { header: 'Besteld op', value: ({ placedAt }) => formatDateTime(placedAt) },
  {
    header: 'Wat',
    value: ({ lines }) => lines.map(({ amount, title }) => `${amount} x ${title}`).join(', '),
  },
];

/** What is done with an order beside bringing it further. */
type Other = 'undo' | 'move' | 'link' | 'giveBack';

interface OrderTableProps {
  orders: readonly StockOrderRowFragment[];
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** The orders, with the lines and what can be done with each below the row. */
function OrderTable({ orders, onChanged }: OrderTableProps) {
  const [doing, setDoing] = useState<{ state: OrderState | Other; order: StockOrderRowFragment }>();
  // as it is now, while it is in the list
  const order = orders.find(({ id }) => id === doing?.order.id) ?? doing?.order;
  const close = () => setDoing(undefined);
  const row = useAddressRow();
  return (
    <>
      <Table
        caption="Bestellingen"
        columns={columns}
        rows={orders}
        {...row}
        details={{
          name: ({ number }) => `bestelling ${number}`,
          render: (shown) => (
            <OrderDetails
              order={shown}
              onState={(state) => setDoing({ state, order: shown })}
              onUndo={() => setDoing({ state: 'undo', order: shown })}
              onMove={() => setDoing({ state: 'move', order: shown })}
              onLink={() => setDoing({ state: 'link', order: shown })}
              onGiveBack={() => setDoing({ state: 'giveBack', order: shown })}
            />
          ),
        }}
      />
      {doing && order && !isOther(doing.state) && (
        <OrderDialog state={doing.state} order={order} onDone={onChanged} onClose={close} />
      )}
      {order && doing?.state === 'undo' && (
        <UndoOrderDialog order={order} onDone={onChanged} onClose={close} />
      )}
      {order && doing?.state === 'move' && (
        <MoveOrderDialog order={order} onDone={onChanged} onClose={close} />
      )}
      {order && doing?.state === 'giveBack' && (
        <GiveBackDialog
          order={getFragmentData(StockOrderDialogFragmentDoc, order)}
          onDone={onChanged}
          onClose={close}
        />
      )}
      {order && doing?.state === 'link' && (
        <RenewLinkDialog order={order} onDone={onChanged} onClose={close} />
      )}
    </>
  );
}

const isOther = (state: OrderState | Other): state is Other =>
  ['undo', 'move', 'link', 'giveBack'].includes(state);

/** Not sortable: newest first, and there may be more. */
const columns: Column<StockOrderRowFragment>[] = [
  { id: 'number', header: 'Nummer', nowrap: true, phone: 'rest', cell: ({ number }) => number },
  { id: 'name', header: 'Naam', keepWords: true, cell: customerOf },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <EmailLink address={email} /> },
  { id: 'amount', header: 'Aantal', align: 'right', cell: ({ amount }) => amount },
  {
    id: 'toPay',
    header: 'Te betalen',
    align: 'right',
    nowrap: true,
    phone: 'line',
    cell: ({ toPay }) => formatEuro(toPay),
  },
  {
    id: 'collectDate',
    header: 'Ophalen op',
    phone: 'line',
    nowrap: true,
    cell: ({ collectDate }) => formatDate(collectDate),
  },
  {
    id: 'state',
    header: 'Status',
    phone: 'line',
    cell: ({ state, collectDate }) =>
      isMissed({ state, collectDate }) ? (
        <Tag tone="no">Niet opgehaald</Tag>
      ) : (
        <Tag tone={stateTones[state]}>{stateLabels[state]}</Tag>
      ),
  },
];
