import { Button, Card, Skeleton } from 'kit/ui';
import { lazy, Suspense, useState } from 'react';

const MyDevices = lazy(async () => ({ default: (await import('./MyDevices')).MyDevices }));

/** 'Waar je bent ingelogd'; its list comes when it is asked for. */
export function DevicesCard() {
  const [shown, setShown] = useState(false);
  return (
    <Card title="Waar je bent ingelogd">
      {shown ? (
        <Suspense fallback={<Skeleton rows={2} />}>
          <MyDevices />
        </Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setShown(true)}>
          Apparaten tonen
        </Button>
      )}
    </Card>
  );
}
