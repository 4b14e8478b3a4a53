import { Form, FormError, FormPasswordField, messages, passwordChangeSchema, SubmitButton } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useSession, useUser } from 'kit/session';
import styled from 'styled-components';
import { string } from 'yup';

import { ShellUpdatePasswordDocument } from '../gql/graphql';

const schema = passwordChangeSchema.shape({ currentPassword: string().required(messages.required) });

type Values = {
  currentPassword: string;
  password: string;
};

/** Changes the own password; other devices are signed out, and an address that waits is dropped. */
export function PasswordForm() {
  const { save } = useSave(ShellUpdatePasswordDocument, { done: 'Uw wachtwoord is succesvol gewijzigd' });
  const user = useUser();
  const { update } = useSession();
  const change = async (values: Values) => {
    await save(values);
    update({ ...user, pendingEmail: null });
  };
  return (
    <Fields
      aria-label="Wachtwoord veranderen"
      initialValues={{ currentPassword: '', password: '' }}
      schema={schema}
      onSubmit={change}
      afterSubmit="clear"
    >
      <FormPasswordField name="currentPassword" label="Huidig wachtwoord" autoComplete="current-password" />
      <FormPasswordField
        name="password"
        label="Nieuw wachtwoord"
        description="Minimaal 8 tekens. Op je andere apparaten word je uitgelogd."
        autoComplete="new-password"
      />
      <FormError />
      <div>
        <SubmitButton>Wachtwoord opslaan</SubmitButton>
      </div>
    </Fields>
  );
}

const Fields = styled(Form<Values>)`
  display: grid;
  gap: var(--s4);
`;
