import { formatDateTime } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { Alert } from 'kit/ui';
import { useState } from 'react';

import { SecretariatLatestBackupDocument, type SecretariatLatestBackupQuery } from '../gql/graphql';

/** One that is made each night and is older than this was missed. */
const OLD_MS = 36 * 3_600_000;
const MEGABYTE = 1024 * 1024;
const megabytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** When the last backup was made, for Admins; a warning when that is long ago. */
export function LatestBackup() {
  const [openedAt] = useState(Date.now);
  const { data, error } = useQuery(SecretariatLatestBackupDocument, { fetchPolicy: 'cache-and-network' });
  if (error) return <Alert kind="warning">Of er een back-up is, kon niet worden opgehaald.</Alert>;
  if (!data) return null;
  const { latestBackup } = data;
  if (!latestBackup) return <Alert kind="info">Er is nog geen back-up gemaakt.</Alert>;
  const isOld = openedAt - new Date(latestBackup.madeAt).getTime() > OLD_MS;
  return (
    <Alert kind={isOld ? 'warning' : 'info'}>
      Laatste back-up: {describe(latestBackup)}.{isOld && ' Dat is langer dan een dag geleden.'}
    </Alert>
  );
}

type Backup = NonNullable<SecretariatLatestBackupQuery['latestBackup']>;

function describe({ madeAt, size, isVerified }: Backup): string {
  const checked = isVerified ? 'teruggelezen en vergeleken' : 'versleuteld';
  return `${formatDateTime(madeAt)}, ${megabytes.format(size / MEGABYTE)} MB, ${checked}`;
}
