import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { appendPage, LoadMoreButton } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, Card, EmptyState } from 'kit/ui';

import { StateTag } from '../finance/StateTag';
import { SecretariatMyDeclarationsDocument, type SecretariatMyDeclarationsQuery } from '../gql/graphql';
import { useDeclaring } from './useDeclaring';

/** Declaring, and what became of what I declared. */
export function MyDeclarations() {
  const { start } = useDeclaring();
  const query = useQuery(SecretariatMyDeclarationsDocument, { fetchPolicy: 'cache-and-network' });
  const more = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        myDeclarations: appendPage(before.myDeclarations, next.myDeclarations),
      }),
    });
  return (
    <Card title="Mijn declaraties" actions={<Button onClick={start}>Declaratie indienen</Button>}>
      <Loaded query={query} subject="De lijst met je declaraties">
        {({ myDeclarations: { edges, pageInfo } }) =>
          edges.length === 0 ? (
            <EmptyState
              title="Je hebt nog niets gedeclareerd."
              text="Heb je iets betaald voor een commissie? Dien dan een declaratie in."
            />
          ) : (
            <>
              <Table
                caption="Mijn declaraties"
                columns={columns}
                rows={edges.map(({ node }) => node)}
                rowKey={({ id }) => id}
              />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

// Not sortable: newest first, and there may be more than is shown.
const columns: Column<SecretariatMyDeclarationsQuery['myDeclarations']['edges'][number]['node']>[] = [
  { id: 'date', header: 'Datum', nowrap: true, cell: ({ creationDate }) => formatDate(creationDate) },
  { id: 'description', header: 'Omschrijving', cell: ({ description }) => description },
  {
    id: 'amount',
    header: 'Bedrag',
    align: 'right',
    nowrap: true,
    cell: ({ amount }) => formatEuro(-amount),
  },
  { id: 'state', header: 'Status', cell: (declaration) => <StateTag {...declaration} /> },
  { id: 'reason', header: 'Reden', cell: ({ reason }) => reason },
];
