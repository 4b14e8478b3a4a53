import { DeviceList } from 'kit/devices';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Alert, Button, ErrorState, Skeleton } from 'kit/ui';

import {
  ShellDevicesDocument,
  type ShellDevicesQuery,
  ShellEndOtherSessionsDocument,
  ShellEndSessionDocument,
} from '../gql/lazy/graphql';

type Devices = ShellDevicesQuery['mySessions'];

/** Where I am signed in: one device or all others are signed out from here. */
export function MyDevices() {
  const { data, error, refetch, updateQuery } = useQuery(ShellDevicesDocument, {
    fetchPolicy: 'network-only',
  });
  const endOne = useSave(ShellEndSessionDocument, { done: 'Sessie beëindigd' });
  const endOthers = useSave(ShellEndOtherSessionsDocument, { done: 'Andere sessies beëindigd' });
  const busy = endOne.saving || endOthers.saving;
  const failure = endOne.error ?? endOthers.error;
  const show = (mySessions: Devices) => updateQuery(() => ({ mySessions }));
  if (!data && error) {
    return <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data) return <Skeleton rows={2} />;
  return (
    <>
      <DeviceList
        devices={data.mySessions}
        busy={busy}
        onEnd={(id) => void endOne.save({ id }).then(({ endSession }) => show(endSession), ignore)}
      />
      {failure && <Alert kind="error">{failure.message}</Alert>}
      {data.mySessions.length > 1 && (
        <Button
          variant="ghost"
          disabled={busy}
          onClick={() =>
            void endOthers.save({}).then(({ endOtherSessions }) => show(endOtherSessions), ignore)
          }
        >
          Overal elders uitloggen
        </Button>
      )}
    </>
  );
}

/** A failure is shown already. */
function ignore(): void {}
