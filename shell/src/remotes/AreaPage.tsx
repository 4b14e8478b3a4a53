import type { AreaProps } from 'kit/session';
import { Skeleton } from 'kit/ui';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

import { AreaBoundary } from './AreaBoundary';
import { AreaFailed } from './AreaFailed';
import { loadArea, type LoadedArea } from './loadArea';
import { RemoteFailure } from './remoteFailure';
import { remotes } from './remoteList';
import { reportFailure } from './reportFailure';
import { VersionLine } from './VersionLine';

/** After this long the person is told that it is slow. */
const SLOW_MS = 8_000;

interface AreaPageProps {
  area: string;
  /** The path of the route table that is shown. */
  route: string;
  /** What the area is called, in sentences about it. */
  title: string;
}

/**
 * A page of a remote. A remote that is down, slow or broken shows an error with a retry inside the page; the
 * rest of the portal works on.
 */
export function AreaPage({ area, route, title }: AreaPageProps) {
  // A lazy component keeps its failure for good, so every attempt gets a new one.
  const [{ attempt, loading }, setAttempt] = useState(() => ({
    attempt: 0,
    loading: attemptOf(area, title),
  }));
  const retry = () => {
    remotes.refresh().catch(() => undefined);
    setAttempt({ attempt: attempt + 1, loading: attemptOf(area, title) });
  };
  const report = (error: unknown) => {
    // What failed while it was loaded was reported by who loads.
    const entry = loading.loaded?.version.entry;
    if (error instanceof RemoteFailure || entry === undefined) return;
    reportFailure({
      area,
      entry,
      kind: 'page',
      message: error instanceof Error ? error.message : String(error),
    });
  };
  const { Area } = loading;
  return (
    <AreaBoundary
      key={attempt}
      onError={report}
      fallback={(error) => <AreaFailed error={error} onRetry={retry} />}
    >
      <Suspense fallback={<AreaLoading />}>
        <Area route={route} />
      </Suspense>
    </AreaBoundary>
  );
}

/** A try to load an area: the component that waits for it, and what it became. */
function attemptOf(area: string, title: string) {
  const loading: { Area: ComponentType<AreaProps>; loaded?: LoadedArea } = {
    Area: lazy(async () => {
      const loaded = await loadArea(area, title);
      loading.loaded = loaded;
      const { default: Loaded, ...which } = loaded;
      const WithVersion = (props: AreaProps) => (
        <>
          <VersionLine area={area} loaded={which} />
          <Loaded {...props} />
        </>
      );
      return { default: WithVersion };
    }),
  };
  return loading;
}

function AreaLoading() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Skeleton text={slow ? 'Het laden duurt langer dan normaal...' : 'Laden...'} />;
}
