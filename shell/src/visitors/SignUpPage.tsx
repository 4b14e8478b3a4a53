import { newRequestId } from 'kit/graphql';
import { Alert, Button, EmptyState, Stack } from 'kit/ui';
import { useRef, useState } from 'react';

import {
  type SignUpInput,
  VisitorOpenActivityDocument,
  VisitorSignUpDocument,
  type VisitorSignUpMutation,
} from '../gql/visitors/graphql';
import { ask } from './ask';
import { ChooseShifts, type OfferedShift } from './ChooseShifts';
import { dayText, timesText } from './times';
import { failureOf, useAsked } from './useAsked';
import { useStep } from './useStep';
import { VisitorField, VisitorForm } from './VisitorForm';
import { LinkPage, VisitorPage } from './VisitorPage';

const loadingTexts = {
  title: 'Help je mee?',
  loading: 'De diensten worden opgehaald …',
  goneTitle: 'Aanmelden kan nu niet',
  gone: 'Vraag de Boerenploeg of er nog plaats is.',
  failed: 'De diensten kunnen niet worden geladen',
};
const TAKEN = 'Iemand anders was je net voor. Kies een andere dienst, of zet je op de wachtlijst.';

type Outcome = VisitorSignUpMutation['signUp'];

/** Signing up for the shifts of an activity: which ones, who it is, and then the mail. */
export function SignUpPage({ activityId, season }: { activityId: string; season: number }) {
  const asked = useAsked(VisitorOpenActivityDocument, { activityId, season });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [step, go] = useStep();
  const [refusal, setRefusal] = useState<string>();
  const [sent, setSent] = useState<{ email: string; outcome: Outcome }>();
  const requestId = useRef(newRequestId());
  if (!asked.data) {
    return (
      <LinkPage texts={loadingTexts} asked={asked}>
        {() => null}
      </LinkPage>
    );
  }
  const { name, mode, most, shifts } = asked.data.openActivity;
  const picked = shifts.filter(({ id }) => chosen.includes(id));
  const send = async (values: Record<string, string>) => {
    const { name: who = '', email = '', phone = '' } = values;
    const idsOf = (isFull: boolean) =>
      picked.filter(({ free }) => (free === 0) === isFull).map(({ id }) => id);
    const signUp: SignUpInput = { name: who, email, phone, shiftIds: idsOf(false), waitingIds: idsOf(true) };
    try {
      const { signUp: outcome } = await ask(VisitorSignUpDocument, {
        ...{ activityId, season, signUp, requestId: requestId.current },
      });
      requestId.current = newRequestId();
      if (outcome.held.length + outcome.waiting.length > 0) setSent({ email: email.trim(), outcome });
      else await chooseAgain(TAKEN);
    } catch (error) {
      const { fields } = failureOf(error);
      if (!fields.shiftIds) throw error;
      requestId.current = newRequestId();
      await chooseAgain(fields.shiftIds);
    }
  };
  const chooseAgain = async (why: string) => {
    setRefusal(why);
    setChosen([]);
    go('choose');
    await asked.again().catch(() => undefined);
  };
  if (sent) return <Sent {...sent} shifts={shifts} />;
  if (step === 'person' && picked.length > 0) {
    return (
      <VisitorPage title="Wie ben je?" text={picked.map(shiftText).join(', ')}>
        <VisitorForm label="Wie ben je?" button="Aanmelden" onSend={send}>
          {() => (
            <>
              <VisitorField name="name" label="Naam" autoComplete="name" required />
              <VisitorField
                name="email"
                label="E-mail"
                description="Hier sturen we een link naartoe om te bevestigen."
                type="email"
                inputMode="email"
                autoComplete="email"
                required
              />
              <VisitorField
                name="phone"
                label="Telefoon"
                description="Om je op de dag zelf te bereiken."
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                required
              />
            </>
          )}
        </VisitorForm>
        <Button variant="ghost" wide onClick={() => go('choose')}>
          Andere diensten kiezen
        </Button>
      </VisitorPage>
    );
  }
  return (
    <VisitorPage
      title={`Help mee: ${name}`}
      text={`Kies wanneer je kunt${most < shifts.length ? `, ${most === 1 ? 'één dienst' : `tot ${most} diensten`}` : ''}. Je krijgt een mail om te bevestigen.${mode === 'request' ? ' Daarna hoor je of je bent ingedeeld.' : ''}`}
    >
      {refusal && <Alert kind="error">{refusal}</Alert>}
      {shifts.length === 0 ? (
        <EmptyState
          title="Er zijn geen diensten meer"
          text="Vraag de Boerenploeg of er nog iets te doen is."
        />
      ) : (
        <ChooseShifts
          shifts={shifts}
          most={most}
          chosen={chosen}
          onChoose={setChosen}
          onDone={() => {
            setRefusal(undefined);
            go('person');
          }}
        />
      )}
    </VisitorPage>
  );
}

function Sent({
  email,
  outcome,
  shifts,
}: {
  email: string;
  outcome: Outcome;
  shifts: readonly OfferedShift[];
}) {
  const textOf = (ids: readonly (string | number)[]) =>
    shifts
      .filter(({ id }) => ids.includes(id))
      .map(shiftText)
      .join(', ');
  const { held, waiting, gone } = outcome;
  return (
    <VisitorPage
      title="Kijk in je mail"
      text={`We hebben een mail gestuurd naar ${email}. Open de link daarin om te bevestigen.`}
    >
      <Stack>
        {held.length > 0 && (
          <Alert title={textOf(held)}>
            {held.length === 1 ? 'Je plaats houden we 24 uur vast.' : 'Je plaatsen houden we 24 uur vast.'}
          </Alert>
        )}
        {waiting.length > 0 && (
          <Alert title={textOf(waiting)}>Na het bevestigen sta je op de wachtlijst.</Alert>
        )}
        {gone.length > 0 && (
          <Alert kind="warning" title={textOf(gone)}>
            Iemand anders was je net voor: hier is geen plaats meer.
          </Alert>
        )}
      </Stack>
    </VisitorPage>
  );
}

const shiftText = ({ day, ...times }: OfferedShift) => `${dayText(day)} ${timesText(times)}`;
