import { Form, FormError, FormPasswordField, FormTextField, loginSchema, SubmitButton } from 'kit/forms';
import { useSession } from 'kit/session';
import { PasskeyButton, SecondStep, useTwoSteps } from 'kit/signin';
import { Button, ErrorState } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { ForgottenPasswordDialog } from './ForgottenPasswordDialog';

/** Signing in; the layout sends on who has signed in. */
export function LoginPage() {
  const { state, refresh, signIn, takeOver } = useSession();
  const { needed, signInFirst, startOver } = useTwoSteps(signIn);
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [forgotten, setForgotten] = useState(false);
  if (state.status === 'failed') {
    return (
      <ErrorState
        title="De backoffice is nu niet bereikbaar"
        failure={state.failure}
        onRetry={() => void refresh()}
      />
    );
  }
  if (needed) {
    return (
      <div>
        <h1>Nog één stap</h1>
        <Below>
          <SecondStep {...{ needed, signIn, takeOver }} onBack={startOver} />
        </Below>
      </div>
    );
  }
  return (
    <div>
      <h1>Inloggen</h1>
      <Fields
        aria-label="Inloggen"
        initialValues={typed}
        schema={loginSchema}
        onSubmit={({ email, password }) => {
          setTyped({ email, password });
          return signInFirst(email, password);
        }}
      >
        <FormTextField name="email" label="E-mail" type="email" autoComplete="username" inputMode="email" />
        <FormPasswordField name="password" label="Wachtwoord" autoComplete="current-password" />
        <FormError />
        <SubmitButton wide>Inloggen</SubmitButton>
        <PasskeyButton takeOver={takeOver} />
        <Button variant="text" wide onClick={() => setForgotten(true)}>
          Wachtwoord vergeten
        </Button>
      </Fields>
      {forgotten && <ForgottenPasswordDialog onClose={() => setForgotten(false)} />}
    </div>
  );
}

const Below = styled.div`
  margin-top: var(--s4);
`;

const Fields = styled(Form<{ email: string; password: string }>)`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
`;
