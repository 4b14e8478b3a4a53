import { Form, FormError, FormTextField, requiredText, SubmitButton } from 'kit/forms';
import { Button, Stack } from 'kit/ui';
import { useState } from 'react';
import { object } from 'yup';

import PasskeySignIn from './PasskeySignIn';
import type { NeededStep } from './secondStep';
import { useSession } from './sessionContext';

interface SecondStepProps {
  needed: NeededStep;
  /** Back to the password. */
  onBack: () => void;
  /** Only as this user: whose page goes on. */
  userId?: string;
}

const ways = {
  authenticator: {
    label: 'Code uit je authenticator-app',
    description: 'Zes cijfers',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    other: 'Herstelcode gebruiken',
  },
  recoveryCode: {
    label: 'Herstelcode',
    description: 'Elke code werkt één keer',
    inputMode: 'text',
    autoComplete: 'off',
    other: 'Code uit de app gebruiken',
  },
} as const;

const schema = object({ code: requiredText('Vul de code in') });

/** Asks, after the password, for a code or a passkey. */
export default function SecondStepForm({ needed, onBack, userId }: SecondStepProps) {
  const { email, password, methods } = needed;
  const { signIn } = useSession();
  const [way, setWay] = useState<keyof typeof ways>('authenticator');
  const { other, ...field } = ways[way];
  const hasPasskey = methods.includes('passkey');
  return (
    <Stack>
      {methods.includes('authenticator') ? (
        <Form
          key={way}
          aria-label="Tweede stap"
          initialValues={{ code: '' }}
          schema={schema}
          onSubmit={({ code }) => signIn(email, password, code)}
        >
          <Stack>
            <FormTextField name="code" autoFocus autoCapitalize="none" spellCheck={false} {...field} />
            <FormError />
            <SubmitButton wide>Inloggen</SubmitButton>
          </Stack>
        </Form>
      ) : (
        <p role="status">Je wachtwoord klopt. Bevestig met je passkey dat jij het bent.</p>
      )}
      {hasPasskey && <PasskeySignIn userId={userId} />}
      {methods.includes('recoveryCode') && (
        <Button
          variant="text"
          wide
          onClick={() => setWay(way === 'authenticator' ? 'recoveryCode' : 'authenticator')}
        >
          {other}
        </Button>
      )}
      <Button variant="text" wide onClick={onBack}>
        Terug
      </Button>
    </Stack>
  );
}
