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
  mailings: '',
};

const OF_MAILINGS =
  'Je krijgt dan geen mail meer die aan velen tegelijk gaat. Mail over een taak of betaling van jezelf komt nog wel.';

/** The page behind the link in a mail: one button ends mail like it, without signing in. */
export function EndMailPage() {
  const token = useLocation().hash.slice(1);
  const isOfMailings = token.startsWith('mailing.');
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
      {!ended && !error && (
        <p>{isOfMailings ? OF_MAILINGS : 'Deze meldingen lees je dan alleen nog in het portaal.'}</p>
      )}
      {error && <Alert kind="error">{toApiError(error).message}</Alert>}
      {ended ? (
        <>
          <Alert kind="info">
            {ended === 'mailings'
              ? 'Je krijgt geen mail meer die aan velen tegelijk gaat.'
              : `Je krijgt geen mail meer over ${about[ended]}. In het portaal lees je het nog wel.`}
          </Alert>
          {!isOfMailings && (
            <LinkButton to={state.status === 'signedIn' ? '/#meldingen' : '/login'} variant="ghost" wide>
              {state.status === 'signedIn' ? 'Alle meldingen instellen' : 'Naar inloggen'}
            </LinkButton>
          )}
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
