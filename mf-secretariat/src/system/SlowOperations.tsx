import { MutedText } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type SecretariatSlowOperationsFragment, SecretariatSlowOperationsFragmentDoc } from '../gql/graphql';
import { formatNumber, formatTook } from './systemFormats';

type Row = SecretariatSlowOperationsFragment['slowest'][number];

/** The ten requests that took longest in the last five minutes. */
export function SlowOperations({
  figures,
}: {
  figures: FragmentType<typeof SecretariatSlowOperationsFragmentDoc>;
}) {
  const { slowest } = getFragmentData(SecretariatSlowOperationsFragmentDoc, figures);
  return (
    <Card title="Langzaamste verzoeken">
      {slowest.length === 0 ? (
        <MutedText as="p">In de laatste vijf minuten vroeg niemand iets.</MutedText>
      ) : (
        <Table
          caption="Langzaamste verzoeken van de laatste vijf minuten"
          columns={columns}
          rows={slowest}
          rowKey={({ operation }) => operation}
        />
      )}
    </Card>
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'operation', header: 'Verzoek', cell: ({ operation }) => operation },
  { id: 'count', header: 'Aantal', align: 'right', nowrap: true, cell: ({ count }) => formatNumber(count) },
  { id: 'p95', header: 'Antwoordtijd', align: 'right', nowrap: true, cell: ({ p95 }) => formatTook(p95) },
];
