import { fromDevice } from 'kit/graphql';
import { ErrorState } from 'kit/ui';

import { NewVersionLine } from './NewVersionLine';
import { type FailureKind, kindOf, RemoteFailure } from './remoteFailure';
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
export function AreaFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
