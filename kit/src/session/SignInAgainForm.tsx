import { Form, FormError, FormPasswordField, SubmitButton } from 'kit/forms';
import { Button, DialogActions } from 'kit/ui';
import { object, string } from 'yup';

import { type SessionUser, useSession } from './sessionContext';

const schema = object({ password: string().required('Vul alle velden in!') });

/** The password of the one who was signed in; another person signs out first. */
export default function SignInAgainForm({ user }: { user: SessionUser }) {
  const { signIn, signOut } = useSession();
  return (
    <Form
      aria-label="Log opnieuw in"
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={({ password }) => signIn(user.email, password)}
    >
      <FormPasswordField
        name="password"
        label={`Wachtwoord van ${user.name}`}
        autoComplete="current-password"
      />
      <FormError />
      <DialogActions>
        <Button variant="text" onClick={() => void signOut()}>
          Uitloggen
        </Button>
        <SubmitButton>Inloggen</SubmitButton>
      </DialogActions>
    </Form>
  );
}
