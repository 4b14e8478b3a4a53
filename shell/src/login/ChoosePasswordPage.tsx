import { Form, FormError, FormPasswordField, passwordChangeSchema, SubmitButton } from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { useLocation } from 'kit/router';
import { Alert, LinkButton, Skeleton } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { ShellPasswordLinkDocument, ShellResetPasswordDocument } from '../gql/lazy/graphql';

/** The page behind the mailed link: chooses a new password, once. Whether the link works is said before anything is typed. */
export function ChoosePasswordPage() {
  const token = useLocation().hash.slice(1);
  const link = useQuery(ShellPasswordLinkDocument, {
    variables: { token },
    skip: !token,
    fetchPolicy: 'no-cache',
  });
  const isGone =
    !token ||
    link.data?.passwordLink === 'gone' ||
    (link.error !== undefined && toApiError(link.error).fields.token !== undefined);
  const { save } = useSave(ShellResetPasswordDocument);
  const [outcome, setOutcome] = useState<'changed' | 'linkInvalid'>();
  const choose = async ({ password }: { password: string }) => {
    try {
      await save({ token, password });
      setOutcome('changed');
    } catch (error) {
      if (!toApiError(error).fields.token) throw error;
      setOutcome('linkInvalid');
    }
  };
  if (outcome === 'changed') {
    return (
      <div>
        <h1>Nieuw wachtwoord</h1>
        <Alert kind="info">Uw wachtwoord is succesvol gewijzigd</Alert>
        <LinkButton to="/login" variant="primary" wide>
          Naar inloggen
        </LinkButton>
      </div>
    );
  }
  if (outcome === 'linkInvalid' || isGone) {
    return (
      <div>
        <h1>Nieuw wachtwoord</h1>
        <Alert kind="error">Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.</Alert>
        <LinkButton to="/login" variant="primary" wide>
          Naar inloggen
        </LinkButton>
      </div>
    );
  }
  // Not known, such as without a connection: what is sent then says so.
  if (link.loading) return <Skeleton rows={3} height={46} />;
  return (
    <div>
      <h1>Nieuw wachtwoord</h1>
      <Fields
        aria-label="Nieuw wachtwoord instellen"
        initialValues={{ password: '' }}
        schema={passwordChangeSchema}
        onSubmit={choose}
      >
        <FormPasswordField
          name="password"
          label="Nieuw wachtwoord"
          description="Minimaal 8 tekens"
          autoComplete="new-password"
        />
        <FormError />
        <SubmitButton wide>Opslaan</SubmitButton>
      </Fields>
    </div>
  );
}

const Fields = styled(Form<{ password: string }>)`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
`;
