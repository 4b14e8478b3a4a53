import { formatEuro } from 'kit/format';
import { type Column, Table } from 'kit/table';
import { Checkbox } from 'kit/ui';

import type { SecretariatCollectableQuery } from '../../gql/graphql';
import { formatIban } from '../formatIban';

type Collectable = SecretariatCollectableQuery['collectable']['receivables'][number];

interface CollectableTableProps {
  receivables: readonly Collectable[];
  /** The ids of what was unticked. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** What a file would collect, all of it ticked at first, with the total of what is ticked. */
export function CollectableTable({ receivables, left, onLeft }: CollectableTableProps) {
  const chosen = receivables.filter(({ id }) => !left.has(id));
  const tick = (id: string, isTicked: boolean) => {
    const after = new Set(left);
    if (isTicked) after.delete(id);
    else after.add(id);
    onLeft(after);
  };
  const columns: Column<Collectable>[] = [
    {
      id: 'chosen',
      header: 'Incasseren',
      cell: ({ id, label }) => (
        <Checkbox
          label=""
          aria-label={`${label} incasseren`}
          checked={!left.has(id)}
          onChange={({ target }) => tick(id, target.checked)}
        />
      ),
      footer: `${chosen.length} van ${receivables.length}`,
    },
    { id: 'label', header: 'Waarvoor', keepWords: true, cell: ({ label }) => label, footer: 'Totaal' },
    { id: 'mandate', header: 'Machtiging', nowrap: true, cell: ({ mandate }) => mandate },
    { id: 'holder', header: 'Rekeninghouder', keepWords: true, cell: ({ holder }) => holder },
    { id: 'iban', header: 'Rekeningnummer', cell: ({ iban }) => formatIban(iban) },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
      footer: formatEuro(chosen.reduce((sum, { amount }) => sum + amount, 0)),
    },
  ];
  return <Table caption="Te incasseren" columns={columns} rows={receivables} rowKey={({ id }) => id} />;
}
