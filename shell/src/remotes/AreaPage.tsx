import { useApolloClient, fromDevice } from 'kit/graphql';
import type { AreaProps } from 'kit/session';
import { Button, ErrorState, PageTitle, Skeleton } from 'kit/ui';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  Component,
  type ErrorInfo,
  type ReactNode,
} from 'react';

import { loadArea, type LoadedArea } from './loadArea';
import { NewVersionLine } from './NewVersionLine';
import { NoticeLine } from './NoticeLine';
import { RemoteFailure, type FailureKind, kindOf } from './remoteFailure';
import { remotes } from './remoteList';
import { reportFailure } from './reportFailure';
import { useIsOutdated } from './useIsOutdated';

const REST = 'De rest van de backoffice werkt gewoon.';
const TEXTS: Readonly<Record<FailureKind, { title: string; text: string }>> = {
  load: { title: 'Dit onderdeel is nu niet bereikbaar', text: `${REST} Probeer het zo nog eens.` },
  start: { title: 'Dit onderdeel start niet', text: `Er zit een fout in. ${REST}` },
  page: {
    title: 'Deze pagina werkt nu niet',
    text: `Er zit een fout in. De beheerder krijgt bericht. ${REST}`,
  },
  refused: { title: 'Dit onderdeel past niet bij dit portaal', text: REST },
};

/** What is shown instead of an area: why, for each cause in its own words, and what one can do. */
function AreaFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOutdated = useIsOutdated();
  const isOffline = !navigator.onLine || fromDevice.since() !== undefined;
  if (isOffline) return <ErrorState failure={NOT_HERE} onRetry={onRetry} />;
  const kind = kindOf(error, 'page');
  // Its files went with the release that this tab is of.
  if (kind === 'load' && isOutdated) return <NewVersionLine />;
  const { title, text } = TEXTS[kind];
  const why = error instanceof RemoteFailure && kind === 'refused' ? `${error.message} ${text}` : text;
  return <ErrorState title={title} text={why} onRetry={onRetry} />;
}

const NOT_HERE = {
  code: 'NETWORK',
  message: 'Dit onderdeel staat nog niet op dit toestel. Zodra er verbinding is, kun je het openen.',
};

interface AreaBoundaryProps {
  /** What is shown instead of a remote that failed. */
  fallback: (error: unknown) => ReactNode;
  /** Called once for each failure. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a fault of a remote inside its page. */
class AreaBoundary extends Component<AreaBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('An area failed.', error, componentStack);
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}

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
      <Suspense fallback={<AreaLoading title={title} />}>
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

/** The heading of the page, as the area then has it, and that the rest is coming. */
function AreaLoading({ title }: { title: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Skeleton text={slow ? 'Het laden duurt langer dan normaal...' : 'Laden...'} />
    </>
  );
}

/** Over an area that is not its stable version: which one it is, and why. */
function VersionLine({ area, loaded }: { area: string; loaded: Omit<LoadedArea, 'default'> }) {
  const client = useApolloClient();
  const { version, insteadOf } = loaded;
  if (version.channel === 'override') {
    const stop = async () => {
      const { ShellOverrideRemoteDocument } = await import('../gql/lazy/graphql');
      await client.mutate({ mutation: ShellOverrideRemoteDocument, variables: { area, entry: null } });
      window.location.reload();
    };
    return (
      <NoticeLine role="status" $alarm>
        Dit onderdeel komt van je eigen computer: {new URL(version.entry).host}
        <Button variant="ghost" size="small" onClick={() => void stop()}>
          Stoppen
        </Button>
      </NoticeLine>
    );
  }
  if (insteadOf) return <NoticeLine role="status">{insteadOf}</NoticeLine>;
  if (version.channel !== 'canary') return null;
  return <NoticeLine role="status">Je probeert een nieuwe versie uit ({version.info?.version}).</NoticeLine>;
}
