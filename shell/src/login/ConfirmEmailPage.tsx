import { type ApiError, toApiError, useSave } from 'kit/graphql';
import { useLocation } from 'kit/router';
import { useSession } from 'kit/session';
import { Alert, Button, LinkButton, Skeleton } from 'kit/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

import { ShellConfirmEmailDocument } from '../gql/lazy/graphql';

/** What came of opening the link. */
type Outcome = { confirmed: string } | { failed: ApiError };

/** The page behind the link that was mailed to a new address: opening it makes the address count. */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1);
  const { save } = useSave(ShellConfirmEmailDocument);
  const { state, refresh } = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const confirm = useCallback(async () => {
    setOutcome(undefined);
    try {
      const { confirmEmail } = await save({ token });
      setOutcome({ confirmed: confirmEmail });
      await refresh();
    } catch (error) {
      setOutcome({ failed: toApiError(error) });
    }
  }, [save, token, refresh]);
  // The link works once, so it is sent once.
  const sent = useRef(false);
  useEffect(() => {
    if (!token || sent.current) return;
    sent.current = true;
    void confirm();
  }, [token, confirm]);

  return (
    <div>
      <h1>E-mail bevestigen</h1>
      {token ? <Said outcome={outcome} onRetry={() => void confirm()} /> : <Alert kind="error">{GONE}</Alert>}
      <LinkButton to={state.status === 'signedIn' ? '/' : '/login'} variant="primary" wide>
        {state.status === 'signedIn' ? 'Naar je persoonlijke pagina' : 'Naar inloggen'}
      </LinkButton>
    </div>
  );
}

const GONE = 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.';

function Said({ outcome, onRetry }: { outcome: Outcome | undefined; onRetry: () => void }) {
  if (!outcome) return <Skeleton rows={2} />;
  if ('confirmed' in outcome) {
    return <Alert kind="info">Je e-mailadres is nu {outcome.confirmed}. Daarmee log je voortaan in.</Alert>;
  }
  return (
    <>
      <Alert kind="error">{outcome.failed.message}</Alert>
      {!outcome.failed.fields.token && (
        <Button variant="ghost" wide onClick={onRetry}>
          Opnieuw proberen
        </Button>
      )}
    </>
  );
}
