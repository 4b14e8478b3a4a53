import { Loaded } from 'kit/data';
import { DownloadButton } from 'kit/files';
import { formatDateTime } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { type Column, RowActions, Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';

import { ClubReportsDocument, type ClubReportsQuery } from '../gql/graphql';
import { titleOf } from './reportTypes';

/** The reports of the last 30 days, to download again. */
export function RecentReports() {
  const query = useQuery(ClubReportsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Card title="Rapporten van de afgelopen 30 dagen">
      <Loaded query={query} subject="De lijst met rapporten">
        {({ clubReports }) =>
          clubReports.length === 0 ? (
            <EmptyState
              title="Er zijn nog geen rapporten."
              text="Wat je hierboven maakt, staat daarna hier."
            />
          ) : (
            <Table
              caption="Rapporten van de afgelopen 30 dagen"
              columns={columns}
              rows={clubReports}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

const columns: Column<ClubReportsQuery['clubReports'][number]>[] = [
  { id: 'type', header: 'Rapport', keepWords: true, cell: ({ type }) => titleOf(type) },
  { id: 'edition', header: 'Editie', nowrap: true, cell: ({ edition }) => edition },
  { id: 'created', header: 'Gemaakt', nowrap: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { id: 'creator', header: 'Door', keepWords: true, cell: ({ creator }) => creator },
  {
    id: 'actions',
    header: '',
    align: 'right',
    cell: ({ file, type, edition, createdAt }) => (
      <RowActions>
        <DownloadButton
          file={file}
          label={`${titleOf(type)} ${edition} van ${formatDateTime(createdAt)} downloaden`}
        />
      </RowActions>
    ),
  },
];
