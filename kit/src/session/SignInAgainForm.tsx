import { Form, FormError, FormPasswordField, SubmitButton } from 'kit/forms';
import { DialogActions } from 'kit/ui';
import { type ReactNode, Suspense } from 'react';
import { object, string } from 'yup';

import { SecondStep, useTwoSteps } from './secondStep';
import type { SessionUser } from './sessionContext';

interface SignInAgainFormProps {
  /** Who the page was made for. */
  user: SessionUser;
  /** The other way on, beside 'Inloggen'. */
  children: ReactNode;
}

const schema = object({ password: string().required('Vul alle velden in!') });

/** Signs in as the one the page was made for. */
export function SignInAgainForm({ user, children }: SignInAgainFormProps) {
  const { needed, signInFirst, startOver } = useTwoSteps();
  if (needed) {
    return (
      <Suspense>
        <SecondStep needed={needed} onBack={startOver} userId={user.id} />
      </Suspense>
    );
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
