import { Form, FormError, FormTextField, requiredText, SubmitButton } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { CopyLinkField, QrCode } from 'kit/lists';
import { Button, Dialog, DialogActions, Stack } from 'kit/ui';
import { useState } from 'react';
import { object } from 'yup';

import {
  ShellConfirmAuthenticatorDocument,
  ShellStartAuthenticatorDocument,
  type ShellStartAuthenticatorMutation,
} from '../gql/lazy/graphql';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodes } from './RecoveryCodes';

interface AuthenticatorDialogProps {
  onClose: () => void;
  /** It counts, and the recovery codes were shown. */
  onDone: () => void;
}

type Setup = ShellStartAuthenticatorMutation['startAuthenticator'];

/** Sets an authenticator app up: the password, the QR code with a first code, the recovery codes. */
export function AuthenticatorDialog({ onClose, onDone }: AuthenticatorDialogProps) {
  const start = useSave(ShellStartAuthenticatorDocument);
  const confirm = useSave(ShellConfirmAuthenticatorDocument);
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      onClose={codes ? onDone : onClose}
      title={codes ? 'Je herstelcodes' : 'Authenticator-app instellen'}
      size={600}
      busy={start.saving || confirm.saving}
    >
      {codes && <RecoveryCodes codes={codes} onDone={onDone} />}
      {!codes && setup && (
        <ConfirmStep
          setup={setup}
          onSubmit={async (code) => setCodes((await confirm.save({ code })).confirmAuthenticator)}
          onClose={onClose}
        />
      )}
      {!codes && !setup && (
        <PasswordStep
          submitLabel="Verder"
          onSubmit={async (currentPassword) =>
            setSetup((await start.save({ currentPassword })).startAuthenticator)
          }
          onClose={onClose}
        >
          Je hebt een app op je telefoon nodig, zoals Google Authenticator, Microsoft Authenticator of 2FAS.
        </PasswordStep>
      )}
    </Dialog>
  );
}

interface ConfirmStepProps {
  setup: Setup;
  onSubmit: (code: string) => Promise<unknown>;
  onClose: () => void;
}

const schema = object({ code: requiredText('Vul de code in') });

function ConfirmStep({ setup, onSubmit, onClose }: ConfirmStepProps) {
  return (
    <Form
      aria-label="Authenticator-app bevestigen"
      initialValues={{ code: '' }}
      schema={schema}
      onSubmit={({ code }) => onSubmit(code)}
    >
      <Stack>
        <div>Scan de QR-code met de app, of typ de sleutel over. Vul daarna de code in die de app toont.</div>
        <QrCode label="QR-code voor je authenticator-app" rows={setup.qr} />
        <CopyLinkField label="Sleutel" noun="Sleutel" url={setup.secret} />
        <FormTextField
          name="code"
          label="Code uit de app"
          description="Zes cijfers"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FormError />
      </Stack>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Annuleren
        </Button>
        <SubmitButton>Bevestigen</SubmitButton>
      </DialogActions>
    </Form>
  );
}
