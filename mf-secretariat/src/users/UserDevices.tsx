import { DeviceList } from 'kit/devices';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Alert, Card, ErrorState, Skeleton } from 'kit/ui';

import { SecretariatEndUserSessionDocument, SecretariatUserDevicesDocument } from '../gql/graphql';

/** Where a user is signed in, for who has the role Admin. @param userId whose devices */
export function UserDevices({ userId }: { userId: string }) {
  const { data, error, refetch, updateQuery } = useQuery(SecretariatUserDevicesDocument, {
    variables: { userId },
    fetchPolicy: 'network-only',
  });
  const end = useSave(SecretariatEndUserSessionDocument, { done: 'Sessie beëindigd' });
  const endOne = (id: string) =>
    void end.save({ userId, id }).then(
      ({ endUserSession }) => updateQuery(() => ({ userSessions: endUserSession })),
      // A failure is in `error` already.
      () => undefined,
    );
  return (
    <Card title="Waar deze gebruiker is ingelogd">
      {data?.userSessions.length === 0 && 'Deze gebruiker is nergens ingelogd.'}
      {data && <DeviceList devices={data.userSessions} busy={end.saving} onEnd={endOne} />}
      {end.error && <Alert kind="error">{end.error.message}</Alert>}
      {!data && !error && <Skeleton rows={2} />}
      {!data && error && (
        <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </Card>
  );
}
