import { useAddressSort } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { IconButton } from 'kit/ui';
import { Archive, Pencil } from 'lucide-react';

import type { ListedCommission } from './commissionValues';

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ') || '-';

/** Who leads a committee, by name. */
export function leaders({ preces }: ListedCommission): string {
  return namesOf(preces);
}

/** Its other members, by name. */
export function others({ members }: ListedCommission): string {
  return namesOf(members);
}

/** The props of CommissionTable. */
export interface CommissionTableProps {
  commissions: readonly ListedCommission[];
  /** What a manager may do with a row; for others there are no buttons. */
  actions?: {
    onEdit: (commission: ListedCommission) => void;
    onArchive: (commission: ListedCommission) => void;
  };
}

/** The committees with their people, by number. */
export function CommissionTable({ commissions, actions }: CommissionTableProps) {
  const columns: Column<ListedCommission>[] = [
    { id: 'index', header: 'Nummer', cell: ({ index }) => index, sortValue: ({ index }) => index },
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
    { id: 'preces', header: 'Voorzitter', keepWords: true, cell: leaders, sortValue: leaders },
    { id: 'members', header: 'Leden', phone: 'rest', cell: others, sortValue: others },
  ];
  if (actions) {
    columns.push({
      id: 'actions',
      header: '',
      align: 'right',
      cell: (commission) => (
        <RowActions>
          <IconButton aria-label={`${commission.name} aanpassen`} onClick={() => actions.onEdit(commission)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            aria-label={`${commission.name} archiveren`}
            onClick={() => actions.onArchive(commission)}
          >
            <Archive aria-hidden />
          </IconButton>
        </RowActions>
      ),
    });
  }
  return (
    <Table
      caption="Commissielijst"
      columns={columns}
      rows={commissions}
      rowKey={({ id }) => id}
      {...useAddressSort({ column: 'index' })}
    />
  );
}
