import { Form, FormError, FormPasswordField, SubmitButton } from 'kit/forms';
import { type Interruption, useQuery } from 'kit/graphql';
import { SecondStep, useTwoSteps } from 'kit/signin';
import { Button, Dialog, DialogActions } from 'kit/ui';
import type { ReactNode } from 'react';
import { object, string } from 'yup';

import { KitSessionEndDocument, type SessionEnd } from '../gql/lazy/graphql';
import { type SessionUser, useSession } from './sessionContext';

interface SignInAgainProps {
  /** Who the page was made for. */
  user: SessionUser;
  interruption: Interruption;
}

const STILL_THERE = 'wat je had ingevuld staat er nog';
const GO_ON = `Log opnieuw in om verder te gaan; ${STILL_THERE}.`;

const reasons: Readonly<Record<Exclude<SessionEnd, 'removed' | 'deactivated'> | 'unknown', string>> = {
  expired: `Je was te lang weg. ${GO_ON}`,
  signedOut: `Je bent in een ander venster uitgelogd. ${GO_ON}`,
  passwordChanged:
    `Je wachtwoord is op een ander apparaat gewijzigd. Log in met je nieuwe wachtwoord; ${STILL_THERE}. ` +
    'Was jij dat niet? Vraag dan bij het inloggen een nieuw wachtwoord aan en meld het de beheerder.',
  passwordReset: `Je hebt een nieuw wachtwoord gekozen. Log daarmee in; ${STILL_THERE}.`,
  ended: `Je sessie is op een ander apparaat beëindigd. ${GO_ON}`,
  tooOld: `Je bent 30 dagen geleden ingelogd. Daarna vragen we je wachtwoord opnieuw. ${GO_ON}`,
  unknown: `Je bent niet meer ingelogd. ${GO_ON}`,
};

/** Over a page that cannot go on: why, and how to go on with what was typed. */
export default function SignInAgainDialog({ user, interruption }: SignInAgainProps) {
  if (interruption.kind === 'changed') return <SomebodyElse user={user} name={interruption.signedInAs} />;
  return <Ended user={user} wasAway={interruption.wasAway} />;
}

function Ended({ user, wasAway }: { user: SessionUser; wasAway: boolean }) {
  const { signOut } = useSession();
  const { data, loading } = useQuery(KitSessionEndDocument, { fetchPolicy: 'no-cache' });
  if (loading) return null;
  const end = data?.sessionEnd ?? (wasAway ? 'expired' : 'unknown');
  if (end === 'removed' || end === 'deactivated') {
    const isClosed = end === 'deactivated';
    return (
      <Question title={isClosed ? 'Je account is gedeactiveerd' : 'Je account is er niet meer'}>
        <p>
          De beheerder heeft je account {isClosed ? 'gedeactiveerd' : 'verwijderd'}. Wat je had ingevuld kan
          niet meer worden opgeslagen. Klopt dit niet? Neem dan contact op met de secretaris.
        </p>
        <DialogActions>
          <Button onClick={() => void signOut()}>Naar inloggen</Button>
        </DialogActions>
      </Question>
    );
  }
  return (
    <Question title="Log opnieuw in">
      <p>{reasons[end]}</p>
      <SignInAgainForm user={user}>
        <Button variant="text" onClick={() => void signOut()}>
          Uitloggen
        </Button>
      </SignInAgainForm>
    </Question>
  );
}

function SomebodyElse({ user, name }: { user: SessionUser; name: string }) {
  const { leaveTo } = useSession();
  return (
    <Question title={`Dit venster is van ${user.name}`}>
      <p>
        In deze browser is nu <strong>{name}</strong> ingelogd. Er is niets opgeslagen; {STILL_THERE}. Log in
        als {user.name} om hiermee verder te gaan, of ga verder als {name}.
      </p>
      <SignInAgainForm user={user}>
        <Button variant="text" onClick={() => leaveTo()}>
          Verder als {name}
        </Button>
      </SignInAgainForm>
    </Question>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Dialog onClose={() => undefined} title={title} size={400} noClose alert>
      {children}
    </Dialog>
  );
}

interface SignInAgainFormProps {
  /** Who the page was made for. */
  user: SessionUser;
  /** The other way on, beside 'Inloggen'. */
  children: ReactNode;
}

const schema = object({ password: string().required('Vul alle velden in!') });

/** Signs in as the one the page was made for. */
export function SignInAgainForm({ user, children }: SignInAgainFormProps) {
  const { signIn, takeOver } = useSession();
  const { needed, signInFirst, startOver } = useTwoSteps(signIn);
  if (needed) {
    return <SecondStep {...{ needed, signIn, takeOver }} onBack={startOver} userId={user.id} />;
  }
  return (
    <Form
      aria-label="Log opnieuw in"
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={({ password }) => signInFirst(user.email, password)}
    >
      <FormPasswordField
        name="password"
        label={`Wachtwoord van ${user.name}`}
        autoComplete="current-password"
      />
      <FormError />
      <DialogActions>
        {children}
        <SubmitButton>Inloggen</SubmitButton>
      </DialogActions>
    </Form>
  );
}
