import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { LoadMoreButton, moreOf } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Dialog } from 'kit/ui';

import { SecretariatVatLinesDocument, type SecretariatVatLinesQuery } from '../../gql/graphql';
import type { VatRow } from './annualRows';

type VatLine = SecretariatVatLinesQuery['vatLines']['edges'][number]['node'];

/** What the turnover of a rate in a quarter is made of: each invoice, advertisement or order. */
export function VatLinesDialog({ row, onClose }: { row: VatRow; onClose: () => void }) {
  const { quarter, rate, label, name, net, vat } = row;
  const query = useQuery(SecretariatVatLinesDocument, { variables: { quarter, rate, first: 100 } });
  const more = moreOf(query, 'vatLines');
  const columns: Column<VatLine>[] = [
    { id: 'date', header: 'Datum', nowrap: true, cell: ({ date }) => formatDate(date) },
    {
      ...{ id: 'description', header: 'Omschrijving', keepWords: true, footer: label },
      cell: ({ description }) => description,
    },
    {
      ...{ id: 'counterpart', header: 'Van', keepWords: true, phone: 'rest' },
      cell: ({ counterpart }) => counterpart,
    },
    {
      ...{ id: 'net', header: 'Omzet zonder btw', align: 'right', nowrap: true, phone: 'labelled' },
      cell: (line) => formatEuro(line.net),
      footer: formatEuro(net),
    },
    {
      ...{ id: 'vat', header: 'Btw', align: 'right', nowrap: true, phone: 'labelled' },
      cell: (line) => formatEuro(line.vat),
      footer: formatEuro(vat),
    },
  ];
  return (
    <Dialog onClose={onClose} title={`${label}, ${name}`} size={900}>
      <Loaded query={query} subject="De lijst">
        {({ vatLines: { edges, pageInfo } }) => (
          <>
            <Table caption={`${label}, ${name}`} columns={columns} rows={edges.map(({ node }) => node)} />
            <LoadMoreButton pageInfo={pageInfo} onMore={more} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
