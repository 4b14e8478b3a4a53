import { Form, FormError, FormPasswordField, messages, passwordChangeSchema, SubmitButton } from 'kit/forms';
import { useSave } from 'kit/graphql';
import styled from 'styled-components';
import { string } from 'yup';

import { ShellUpdatePasswordDocument } from '../gql/graphql';

const schema = passwordChangeSchema.shape({ currentPassword: string().required(messages.required) });

/** Changes the own password; other devices are signed out. */
export function PasswordForm() {
  const { save } = useSave(ShellUpdatePasswordDocument, { done: 'Uw wachtwoord is succesvol gewijzigd' });
  return (
    <Fields
      aria-label="Wachtwoord veranderen"
      initialValues={{ currentPassword: '', password: '' }}
      schema={schema}
      onSubmit={save}
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

const Fields = styled(Form<{ currentPassword: string; password: string }>)`
  display: grid;
  gap: var(--s4);
`;
