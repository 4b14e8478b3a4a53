import { formatDate, formatEuro } from 'kit/format';
import { type Column, RowActions } from 'kit/table';
import { IconButton } from 'kit/ui';
import { Trash2 } from 'lucide-react';

import type {
  SecretariatClosedDeclarationFragment,
  SecretariatDeclarationYearFragment,
} from '../gql/graphql';
import { ReceiptButtons } from './ReceiptButtons';
import { StateTag } from './StateTag';
import { committeeOf } from './transactions';

/** The columns of closed lines. Not sortable: newest first, and there may be more. @param onDelete only of the DB */
export function closedColumns(
  year: SecretariatDeclarationYearFragment,
  onDelete: ((transaction: SecretariatClosedDeclarationFragment) => void) | undefined,
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
      cell: (transaction) => <Actions transaction={transaction} onDelete={onDelete} />,
    },
  ];
}

interface ActionsProps {
  transaction: SecretariatClosedDeclarationFragment;
  onDelete: ((transaction: SecretariatClosedDeclarationFragment) => void) | undefined;
}

function Actions({ transaction, onDelete }: ActionsProps) {
  const { description, receipts } = transaction;
  return (
    <RowActions>
      <ReceiptButtons receipts={receipts} description={description} />
      {onDelete && (
        <IconButton aria-label={`${description} verwijderen`} onClick={() => onDelete(transaction)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}
