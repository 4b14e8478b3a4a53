import { Form, FormError, FormTextField, passwordResetSchema, SubmitButton } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { Button, Dialog, DialogActions } from 'kit/ui';
import { useState } from 'react';

import { ShellRequestPasswordResetDocument } from '../gql/lazy/graphql';

/**
 * Asks for a reset link by mail. What it says afterwards does not tell whether
 * the address has an account.
 */
export function ForgottenPasswordDialog({ onClose }: { onClose: () => void }) {
  const { save, saving } = useSave(ShellRequestPasswordResetDocument);
  const [requested, setRequested] = useState<string>();
  return (
    <Dialog onClose={onClose} title="Wilt u een nieuw wachtwoord aanvragen?" size={400} busy={saving} noClose>
      {requested ? (
        <>
          <p role="status">
            Als {requested} bij ons bekend is, staat er zo een e-mail met een link in je inbox. De link is
            maximaal 60 minuten geldig.
          </p>
          <DialogActions>
            <Button onClick={onClose}>Sluiten</Button>
          </DialogActions>
        </>
      ) : (
        <Form
          aria-label="Nieuw wachtwoord aanvragen"
          initialValues={{ email: '' }}
          schema={passwordResetSchema}
          onSubmit={async ({ email }) => {
            await save({ email });
            setRequested(email);
          }}
        >
          <p>
            Je krijgt een e-mail met een link om een nieuw wachtwoord in te stellen. De link is maximaal 60
            minuten geldig.
          </p>
          <FormTextField name="email" label="E-mail" type="email" autoComplete="username" inputMode="email" />
          <FormError />
          <DialogActions>
            <Button variant="text" onClick={onClose} disabled={saving}>
              Annuleren
            </Button>
            <SubmitButton>Aanvragen</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
