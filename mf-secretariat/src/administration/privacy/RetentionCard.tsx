import { Loaded } from 'kit/data';
import { formatDateTime } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, Stack } from 'kit/ui';

import {
  SecretariatRetentionPreviewDocument,
  type SecretariatRetentionPreviewQuery,
} from '../../gql/graphql';

type Row = SecretariatRetentionPreviewQuery['retentionPreview'][number];

/** How long what is kept, and how many records are due now: a look ahead, nothing is done by it. */
export function RetentionCard() {
  const query = useQuery(SecretariatRetentionPreviewDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Card title="Bewaartermijnen">
      <Stack>
        <MutedText as="p">
          Dit doet het portaal elke dag vanzelf. Hier zie je wat er nu aan de beurt is; kijken verandert
          niets.
        </MutedText>
        <Loaded query={query} subject="De bewaartermijnen">
          {({ retentionPreview }) => (
            <Table
              caption="Bewaartermijnen"
              columns={columns}
              rows={retentionPreview}
              rowKey={({ key }) => key}
            />
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'title', header: 'Gegevens', keepWords: true, cell: ({ title }) => title },
  { id: 'term', header: 'Termijn', phone: 'line', cell: ({ term }) => term },
  {
    id: 'outcome',
    header: 'Daarna',
    phone: 'rest',
    cell: ({ outcome, isAutomatic }) => (isAutomatic ? outcome : `Niet vanzelf. ${outcome}.`),
  },
  {
    id: 'until',
    header: 'Van vóór',
    nowrap: true,
    phone: 'rest',
    cell: ({ until }) => formatDateTime(until).slice(0, 10),
  },
  {
    id: 'count',
    header: 'Nu aan de beurt',
    align: 'right',
    nowrap: true,
    phone: 'rest',
    cell: ({ count }) => count,
  },
];
