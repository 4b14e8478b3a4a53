import { Loaded } from 'kit/data';
import { toApiError, useQuery } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, PageTitle, Stack, Card } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatSystemDocument,
  type SecretariatSlowOperationsFragment,
  SecretariatSlowOperationsFragmentDoc,
} from '../../gql/graphql';
import { SystemDay } from './SystemDay';
import { SystemFigures } from './SystemFigures';
import { formatClock, formatNumber, formatTook } from './systemFormats';
import { SystemParts } from './SystemParts';

type Row = SecretariatSlowOperationsFragment['slowest'][number];

/** The ten requests that took longest in the last five minutes. */
function SlowOperations({ figures }: { figures: FragmentType<typeof SecretariatSlowOperationsFragmentDoc> }) {
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

const EVERY_MS = 30_000;

/** For Admins: whether the portal is well, now and in the last 24 hours. It asks again every half minute while it is seen. */
export function SystemPage() {
  const query = useQuery(SecretariatSystemDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { data, error } = query;
  return (
    <>
      <PageTitle sub="Of alles werkt, nu en in de laatste 24 uur">Systeem</PageTitle>
      <Loaded query={query} subject="De toestand van het portaal">
        {({ systemStatus }) => (
          <Stack>
            {data && error && (
              <Alert kind="warning">Verversen lukt nu niet. {toApiError(error).message}</Alert>
            )}
            <SystemParts status={systemStatus} />
            <SystemFigures status={systemStatus} />
            <SystemDay status={systemStatus} />
            <SlowOperations figures={systemStatus.now} />
            <MutedText as="p">
              Laatst gevraagd om {formatClock(systemStatus.at)}. Deze pagina ververst zich elke halve minuut.
            </MutedText>
          </Stack>
        )}
      </Loaded>
    </>
  );
}
