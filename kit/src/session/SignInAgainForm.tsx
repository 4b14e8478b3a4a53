import { Form, FormError, FormPasswordField, SubmitButton } from 'kit/forms';
import { SecondStep, useTwoSteps } from 'kit/signin';
import { DialogActions } from 'kit/ui';
import type { ReactNode } from 'react';
import { object, string } from 'yup';

import { type SessionUser, useSession } from './sessionContext';

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
