import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { LoadMoreButton, moreOf } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Dialog, EmptyState } from 'kit/ui';

import { SecretariatAnnualLinesDocument } from '../../gql/graphql';
import type { Accounts, AnnualLine } from './annualRows';

interface AnnualLinesDialogProps {
  accounts: Accounts;
  balance: Accounts['balances'][number];
  onClose: () => void;
}

/** What a line of the balance sheet is made of: together its amounts of both days. */
export function AnnualLinesDialog({ accounts, balance, onClose }: AnnualLinesDialogProps) {
  const { id, label, begin, end } = balance;
  const query = useQuery(SecretariatAnnualLinesDocument, {
    variables: { yearId: accounts.id, line: id, first: 100 },
  });
  const more = moreOf(query, 'annualLines');
  const columns: Column<AnnualLine>[] = [
    { id: 'date', header: 'Datum', nowrap: true, cell: ({ date }) => formatDate(date) },
    {
      id: 'description',
      header: 'Omschrijving',
      keepWords: true,
      cell: (row) => row.description,
      footer: label,
    },
    {
      id: 'counterpart',
      header: 'Van of aan',
      keepWords: true,
      cell: ({ counterpart }) => counterpart,
      phone: 'rest',
    },
    amount('begin', formatDate(accounts.from), (row) => row.begin, begin),
    amount('end', formatDate(accounts.until), (row) => row.end, end),
  ];
  return (
    <Dialog onClose={onClose} title={`${label}, ${accounts.title}`} size={900}>
      <Loaded query={query} subject="De lijst">
        {({ annualLines: { edges, pageInfo } }) =>
          edges.length === 0 ? (
            <EmptyState title="Hier is niets." />
          ) : (
            <>
              <Table caption={label} columns={columns} rows={edges.map(({ node }) => node)} />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function amount(
  id: string,
  header: string,
  of: (line: AnnualLine) => number,
  total: number,
): Column<AnnualLine> {
  return {
    ...{ id, header, align: 'right', nowrap: true, phone: 'labelled' },
    cell: (line) => (of(line) === 0 ? '' : formatEuro(of(line))),
    footer: formatEuro(total),
  };
}
