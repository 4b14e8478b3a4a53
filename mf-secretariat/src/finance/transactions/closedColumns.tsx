import { formatDate, formatEuro } from 'kit/format';
import { type Column, RowActions } from 'kit/table';
import { IconButton } from 'kit/ui';
import { Redo2, Trash2, Undo2 } from 'lucide-react';

import type {
  SecretariatClosedDeclarationFragment,
  SecretariatDeclarationYearFragment,
} from '../../gql/graphql';
import { ReceiptButtons } from './ReceiptButtons';
import { StateTag } from './StateTag';
import { committeeOf } from './transactions';

/** What the DB does with closed lines. */
export interface ClosedActions {
  /** One that never counted goes. */
  onDelete: (transaction: SecretariatClosedDeclarationFragment) => void;
  /** One that counts is corrected by a counter-entry. */
  onReverse: (transaction: SecretariatClosedDeclarationFragment) => void;
  /** Takes that counter-entry back. */
  onRestore: (transaction: SecretariatClosedDeclarationFragment) => void;
}

/** The columns of closed lines. Not sortable: newest first, and there may be more. @param actions only for the DB */
export function closedColumns(
  year: SecretariatDeclarationYearFragment,
  actions: ClosedActions | undefined,
): Column<SecretariatClosedDeclarationFragment>[] {
  return [
    { id: 'date', header: 'Datum', nowrap: true, cell: ({ creationDate }) => formatDate(creationDate) },
    { id: 'creator', header: 'Van', keepWords: true, cell: ({ creator }) => creator },
    { id: 'commission', header: 'Commissie', keepWords: true, cell: ({ wg }) => committeeOf(year, wg) },
    { id: 'description', header: 'Omschrijving', keepWords: true, cell: ({ description }) => description },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    { id: 'state', header: 'Status', cell: (transaction) => <StateTag {...transaction} /> },
    { id: 'decidedBy', header: 'Besluit van', keepWords: true, cell: ({ decidedBy }) => decidedBy },
    { id: 'reason', header: 'Reden', keepWords: true, cell: ({ reason }) => reason },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (transaction) => <Actions transaction={transaction} actions={actions} />,
    },
  ];
}

interface ActionsProps {
  transaction: SecretariatClosedDeclarationFragment;
  actions: ClosedActions | undefined;
}

function Actions({ transaction, actions }: ActionsProps) {
  const { description, receipts, state, reversal } = transaction;
  return (
    <RowActions>
      <ReceiptButtons receipts={receipts} description={description} />
      {actions && state !== 'approved' && (
        <IconButton aria-label={`${description} verwijderen`} onClick={() => actions.onDelete(transaction)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
      {actions && state === 'approved' && !reversal && (
        <IconButton aria-label={`${description} tegenboeken`} onClick={() => actions.onReverse(transaction)}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
      {actions && reversal && (
        <IconButton
          aria-label={`Tegenboeking van ${description} terugnemen`}
          onClick={() => actions.onRestore(transaction)}
        >
          <Redo2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}
