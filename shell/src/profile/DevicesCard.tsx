import { lazy } from 'react';

import { AskedCard } from './AskedCard';

const MyDevices = lazy(async () => ({ default: (await import('./MyDevices')).MyDevices }));

/** 'Waar je bent ingelogd'; its list comes when it is asked for. */
export function DevicesCard() {
  return <AskedCard title="Waar je bent ingelogd" ask="Apparaten tonen" content={MyDevices} />;
}
