import { formatDateTime } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { Alert } from 'kit/ui';
import { useState } from 'react';

import { SecretariatStorageStateDocument, type SecretariatStorageStateQuery } from '../../gql/graphql';

/** One that is made each night and is older than this was missed. */
const OLD_MS = 36 * 3_600_000;
const MEGABYTE = 1024 * 1024;
const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** For Admins: when the last backup was made, with a warning when that is long ago; and whether the disk gets full. */
export function StorageState() {
  const [openedAt] = useState(Date.now);
  const { data, error } = useQuery(SecretariatStorageStateDocument, { fetchPolicy: 'cache-and-network' });
  if (error) return <Alert kind="warning">Of er een back-up is, kon niet worden opgehaald.</Alert>;
  if (!data) return null;
  const { latestBackup, diskSpace } = data;
  const isOld = latestBackup && openedAt - new Date(latestBackup.madeAt).getTime() > OLD_MS;
  return (
    <>
      {diskSpace?.isLow && (
        <Alert kind={diskSpace.isFull ? 'error' : 'warning'}>{describeRoom(diskSpace)}</Alert>
      )}
      <Alert kind={isOld ? 'warning' : 'info'}>
        {latestBackup
          ? `Laatste back-up: ${describe(latestBackup)}.${isOld ? ' Dat is langer dan een dag geleden.' : ''}`
          : 'Er is nog geen back-up gemaakt.'}
      </Alert>
    </>
  );
}

type Backup = NonNullable<SecretariatStorageStateQuery['latestBackup']>;

function describe({ madeAt, size, isVerified }: Backup): string {
  const checked = isVerified ? 'teruggelezen en vergeleken' : 'versleuteld';
  return `${formatDateTime(madeAt)}, ${oneDecimal.format(size / MEGABYTE)} MB, ${checked}`;
}

type Disk = NonNullable<SecretariatStorageStateQuery['diskSpace']>;

function describeRoom({ free, isFull }: Disk): string {
  const room = `nog ${oneDecimal.format(free / MEGABYTE / 1024)} GB vrij`;
  return isFull
    ? `De schijf is bijna vol (${room}): er komen geen bestanden meer bij tot er ruimte is.`
    : `De schijf raakt vol: ${room}.`;
}
