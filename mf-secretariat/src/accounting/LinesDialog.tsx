import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { LoadMoreButton } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Dialog, EmptyState } from 'kit/ui';

import { ReceiptButtons } from '../finance/ReceiptButtons';
import { useTransactions } from '../finance/transactions';
import { getFragmentData } from '../gql/fragment-masking';
import { type SecretariatBookLineFragment, SecretariatBookLineFragmentDoc } from '../gql/graphql';
import type { Workgroup, Year } from './year';

interface LinesDialogProps {
  year: Year;
  group: Workgroup;
  onClose: () => void;
}

/** What the sums of a committee are made of: approved declarations, and mutations. */
export function LinesDialog({ year, group, onClose }: LinesDialogProps) {
  const { query, more } = useTransactions({ yearId: year.id, state: 'approved', wg: group.index });
  return (
    <Dialog isOpen onClose={onClose} title={`${group.index} - ${group.title}, ${year.title}`} size={900}>
      <Loaded query={query} subject="De lijst met boekingen">
        {({ transactions: { edges, pageInfo } }) =>
          edges.length === 0 ? (
            <EmptyState title="Er zijn nog geen boekingen." />
          ) : (
            <>
              <Table
                caption="Boekingen"
                columns={columns}
                rows={getFragmentData(
                  SecretariatBookLineFragmentDoc,
                  edges.map(({ node }) => node),
                )}
                rowKey={({ id }) => id}
              />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const columns: Column<SecretariatBookLineFragment>[] = [
  { id: 'date', header: 'Datum', nowrap: true, cell: ({ creationDate }) => formatDate(creationDate) },
  { id: 'description', header: 'Omschrijving', keepWords: true, cell: ({ description }) => description },
  { id: 'creator', header: 'Van', keepWords: true, cell: ({ creator }) => creator },
  {
    id: 'kind',
    header: 'Soort',
    cell: ({ kind }) => (kind === 'mutation' ? 'Mutatie' : 'Declaratie'),
  },
  { id: 'amount', header: 'Bedrag', align: 'right', nowrap: true, cell: ({ amount }) => formatEuro(amount) },
  {
    id: 'receipt',
    header: '',
    align: 'right',
    cell: ({ receipts, description }) => <ReceiptButtons receipts={receipts} description={description} />,
  },
];
