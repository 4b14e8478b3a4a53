import { toApiError, useSave } from 'kit/graphql';
import { useLocation } from 'kit/router';
import { useSession } from 'kit/session';
import { Alert, Button, LinkButton } from 'kit/ui';
import { useState } from 'react';

import { type MailOptOut, ShellOptOutOfMailDocument } from '../gql/lazy/graphql';

const about: Readonly<Record<MailOptOut, string>> = {
  assigned: 'wat voor jou is',
  asked: 'wat jou gevraagd wordt',
  decided: 'wat over jou besloten is',
  due: 'herinneringen',
  expiring: 'wat afloopt',
  digest: 'de week',
};

/** The page behind the link in a mail: one button ends mail like it, without signing in. */
export function EndMailPage() {
  const token = useLocation().hash.slice(1);
  const { state } = useSession();
  const { save, saving, error } = useSave(ShellOptOutOfMailDocument);
  const [ended, setEnded] = useState<MailOptOut>();
  const end = () =>
    void save({ token: decodeURIComponent(token) }).then(
      ({ optOutOfMail }) => setEnded(optOutOfMail),
      ignore,
    );
  return (
    <div>
      <h1>Geen mail meer</h1>
      {!ended && !error && <p>Deze meldingen lees je dan alleen nog in het portaal.</p>}
      {error && <Alert kind="error">{toApiError(error).message}</Alert>}
      {ended ? (
        <>
          <Alert kind="info">
            Je krijgt geen mail meer over {about[ended]}. In het portaal lees je het nog wel.
          </Alert>
          <LinkButton to={state.status === 'signedIn' ? '/#meldingen' : '/login'} variant="ghost" wide>
            {state.status === 'signedIn' ? 'Alle meldingen instellen' : 'Naar inloggen'}
          </LinkButton>
        </>
      ) : (
        <Button wide pending={saving} onClick={end}>
          Stuur geen mail meer
        </Button>
      )}
    </div>
  );
}

/** A failure is shown already. */
function ignore(): void {}
