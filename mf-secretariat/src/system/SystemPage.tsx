import { Loaded } from 'kit/data';
import { toApiError, useQuery } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { Alert, PageTitle, Stack } from 'kit/ui';

import { SecretariatSystemDocument } from '../gql/graphql';
import { SlowOperations } from './SlowOperations';
import { SystemDay } from './SystemDay';
import { SystemFigures } from './SystemFigures';
import { formatClock } from './systemFormats';
import { SystemParts } from './SystemParts';

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
