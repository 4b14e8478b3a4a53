import { Form, FormError, FormPasswordField, passwordChangeSchema, SubmitButton } from 'kit/forms';
import { useSave } from 'kit/graphql';
import styled from 'styled-components';

import { ShellUpdatePasswordDocument } from '../gql/graphql';

/** Changes the own password; other devices are signed out. */
export function PasswordForm() {
  const { save } = useSave(ShellUpdatePasswordDocument, { done: 'Uw wachtwoord is succesvol gewijzigd' });
  return (
    <Fields
      aria-label="Wachtwoord veranderen"
      initialValues={{ password: '' }}
      schema={passwordChangeSchema}
      onSubmit={save}
      afterSubmit="clear"
    >
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

const Fields = styled(Form<{ password: string }>)`
  display: grid;
  gap: var(--s4);
`;
