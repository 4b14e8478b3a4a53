import { Form, FormError, FormPasswordField, FormTextField, loginSchema, SubmitButton } from 'kit/forms';
import { useSession } from 'kit/session';
import { SecondStep, useTwoSteps } from 'kit/signin';

/** Signs in to the API behind the harness. */
export default function HarnessSignIn() {
  const { signIn, takeOver } = useSession();
  const { needed, signInFirst, startOver } = useTwoSteps(signIn);
  if (needed) return <SecondStep {...{ needed, signIn, takeOver }} onBack={startOver} />;
  return (
    <Form
      initialValues={{ email: '', password: '' }}
      schema={loginSchema}
      onSubmit={({ email, password }) => signInFirst(email, password)}
    >
      <FormTextField name="email" label="E-mail" type="email" autoComplete="username" />
      <FormPasswordField name="password" label="Wachtwoord" autoComplete="current-password" />
      <FormError />
      <SubmitButton>Inloggen</SubmitButton>
    </Form>
  );
}
