import { Loaded } from 'kit/data';
import { formatDate } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, PageTitle } from 'kit/ui';

import { __Area__FirstPageDocument, type __Area__FirstPageQuery } from './gql/graphql';

type Coming = __Area__FirstPageQuery['upcomingDates'][number];

const columns: Column<Coming>[] = [
  { id: 'date', header: 'Datum', nowrap: true, cell: ({ date }) => formatDate(date) },
  { id: 'title', header: 'Wat', keepWords: true, cell: ({ title }) => title },
];

/** The first page: what comes, asked of the API. */
export function FirstPage() {
  const query = useQuery(__Area__FirstPageDocument);
  return (
    <>
      <PageTitle>__title__</PageTitle>
      <Loaded query={query} subject="De agenda">
        {({ upcomingDates }) =>
          upcomingDates.length === 0 ? (
            <EmptyState title="Er staat niets op het programma." text="Kijk later nog eens." />
          ) : (
            <Card>
              <Table caption="Agenda" columns={columns} rows={upcomingDates} />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}
