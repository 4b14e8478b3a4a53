import { Alert, Button, EmptyState } from 'kit/ui';

import { Searching, State } from './paletteStyle';
import type { Found } from './useFound';

interface ResultStateProps {
  text: string;
  /** Undefined: there is no answer yet. */
  found: Found | undefined;
  /** How many rows there are. */
  count: number;
  onRetry: () => void;
}

/** What is to be said below what was found: that it is being searched, that there is nothing, or what went wrong. */
export function ResultState({ text, found, count, onRetry }: ResultStateProps) {
  if (!text) return null;
  if (!found) return <Searching>Zoeken...</Searching>;
  const { error, isPartial } = found;
  if (error) {
    const isAway = error.code === 'NETWORK';
    return (
      <State>
        <Alert kind={isAway ? 'warning' : 'error'}>
          {isAway ? "Er is geen verbinding. Pagina's vind je nog wel." : error.message}{' '}
          <Button variant="text" size="small" onClick={onRetry}>
            Opnieuw proberen
          </Button>
        </Alert>
      </State>
    );
  }
  return (
    <>
      {count === 0 && (
        <EmptyState
          title={`Niets gevonden voor '${text}'`}
          text="Zoek op een ander woord, of op het begin ervan."
        />
      )}
      {isPartial && (
        <State>
          <Alert kind="warning">Niet alles kon worden doorzocht. Er kan meer zijn dan hier staat.</Alert>
        </State>
      )}
    </>
  );
}
