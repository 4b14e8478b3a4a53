import { Form, FormError, FormTextField, requiredText, SubmitButton } from 'kit/forms';
import { Button, Stack } from 'kit/ui';
import { useState } from 'react';
import { object } from 'yup';

import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
import type { NeededStep } from './useTwoSteps';

/** The props of SecondStep: those of the button, and these. */
export interface SecondStepProps extends PasskeyButtonProps {
  needed: NeededStep;
  /** Signs in with a code too. @throws ApiError, shown at the field */
  signIn: (email: string, password: string, code: string) => Promise<void>;
  /** Back to the password. */
  onBack: () => void;
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
export function SecondStep({ needed, signIn, onBack, ...passkey }: SecondStepProps) {
  const { email, password, methods } = needed;
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
      {hasPasskey && <PasskeyButton {...passkey} />}
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
