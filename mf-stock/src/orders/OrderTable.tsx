import { formatDate, formatEuro } from 'kit/format';
import { EmailLink, useAddressRow } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Tag } from 'kit/ui';
import { useState } from 'react';

import { getFragmentData } from '../gql/fragment-masking';
import { type OrderState, StockOrderDialogFragmentDoc, type StockOrderRowFragment } from '../gql/graphql';
import { GiveBackDialog } from './GiveBackDialog';
import { MoveOrderDialog } from './MoveOrderDialog';
import { OrderDetails } from './OrderDetails';
import { OrderDialog } from './OrderDialogs';
import { customerOf, isMissed, stateLabels, stateTones } from './orderStates';
import { RenewLinkDialog } from './RenewLinkDialog';
import { UndoOrderDialog } from './UndoOrderDialog';

/** What is done with an order beside bringing it further. */
type Other = 'undo' | 'move' | 'link' | 'giveBack';

interface OrderTableProps {
  orders: readonly StockOrderRowFragment[];
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** The orders, with the lines and what can be done with each below the row. */
export function OrderTable({ orders, onChanged }: OrderTableProps) {
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
        rowKey={({ id }) => id}
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
