import { fromDevice } from 'kit/graphql';
import { ErrorState, Skeleton } from 'kit/ui';
import { lazy, Suspense, useEffect, useState } from 'react';

import { AreaBoundary } from './AreaBoundary';
import { forgetFailure, loadArea } from './remotes';
import type { AreaName } from './routes';

/** After this long the person is told that it is slow. */
const SLOW_MS = 8_000;

/**
 * A page of a remote. A remote that is down, slow or broken shows an error with a retry inside the page; the
 * rest of the portal works on.
 */
export function AreaPage({ area, route }: { area: AreaName; route: string }) {
  // A lazy component keeps its failure for good, so every attempt gets a new one.
  const [{ Area, attempt }, setLoading] = useState(() => ({ Area: lazyArea(area), attempt: 0 }));
  const retry = () => {
    forgetFailure();
    setLoading({ Area: lazyArea(area), attempt: attempt + 1 });
  };
  return (
    <AreaBoundary key={attempt} fallback={<AreaFailed onRetry={retry} />}>
      <Suspense fallback={<AreaLoading />}>
        <Area route={route} />
      </Suspense>
    </AreaBoundary>
  );
}

/** No connection, or a fault of the area: two texts. */
function AreaFailed({ onRetry }: { onRetry: () => void }) {
  const isOffline = !navigator.onLine || fromDevice.since() !== undefined;
  return isOffline ? (
    <ErrorState failure={NOT_HERE} onRetry={onRetry} />
  ) : (
    <ErrorState
      title="Dit onderdeel is nu niet bereikbaar"
      text="De rest van de backoffice werkt gewoon. Probeer het zo nog eens."
      onRetry={onRetry}
    />
  );
}

const NOT_HERE = {
  code: 'NETWORK',
  message: 'Dit onderdeel staat nog niet op dit toestel. Zodra er verbinding is, kun je het openen.',
};

function lazyArea(area: AreaName) {
  return lazy(() => loadArea(area));
}

function AreaLoading() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Skeleton text={slow ? 'Het laden duurt langer dan normaal...' : 'Laden...'} />;
}
