import { Form, FormError, FormTextField, requiredText, SubmitButton } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { CopyLinkField } from 'kit/lists';
import { Button, Dialog, DialogActions, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import {
  ShellConfirmAuthenticatorDocument,
  ShellStartAuthenticatorDocument,
  type ShellStartAuthenticatorMutation,
} from '../gql/lazy/graphql';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodes } from './RecoveryCodes';

/** A QR code to scan. @param rows '1' for a dark module */
function QrCode({ rows }: { rows: readonly string[] }) {
  const size = rows.length;
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-code voor je authenticator-app">
      <path d={dark.join('')} />
    </Code>
  );
}

/** Black on white in the dark too: some apps read nothing else. */
const Code = styled.svg`
  display: block;
  width: min(100%, 240px);
  margin: 0 auto;
  background: #fff;
  fill: #000;
  border-radius: var(--r-s);
  shape-rendering: crispEdges;
`;

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
      isOpen
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
        <QrCode rows={setup.qr} />
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
