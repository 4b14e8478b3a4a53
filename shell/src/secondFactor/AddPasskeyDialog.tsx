import { startRegistration } from '@simplewebauthn/browser';
import { FormDialog } from 'kit/editing';
import { FormTextField, messages, requiredText } from 'kit/forms';
import { ApiError, useSave } from 'kit/graphql';
import { object, string } from 'yup';

import { ShellAddPasskeyDocument, ShellStartPasskeyDocument } from '../gql/lazy/graphql';
import { CurrentPasswordField } from './PasswordDialog';

interface AddPasskeyDialogProps {
  onAdded: () => void;
  onClose: () => void;
}

type Values = { name: string; currentPassword: string };
type AskedOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

const schema = object({
  name: requiredText().max(200),
  currentPassword: string().required(messages.required),
});
const NOT_MADE = 'De passkey is niet gemaakt. Probeer het opnieuw.';
const KNOWN = 'Dit apparaat heeft al een passkey voor jouw account.';

/** Adds a passkey of this device, or of a phone or key that the browser reaches. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const start = useSave(ShellStartPasskeyDocument);
  const add = useSave(ShellAddPasskeyDocument, { done: 'Passkey toegevoegd' });
  const make = async ({ name, currentPassword }: Values) => {
    const { startPasskey } = await start.save({ currentPassword });
    const optionsJSON = JSON.parse(startPasskey) as AskedOptions;
    // The browser's own errors are English, and the most frequent one is that somebody changed their mind.
    const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError';
      throw new ApiError(isKnown ? KNOWN : NOT_MADE, 'NOT_MADE');
    });
    await add.save({ name, response: JSON.stringify(made) });
    onAdded();
  };
  return (
    <FormDialog
      title="Passkey toevoegen"
      size={400}
      submitLabel="Verder"
      schema={schema}
      initialValues={{ name: '', currentPassword: '' }}
      onSubmit={make}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label="Naam"
        description="Waaraan je hem herkent, zoals 'Telefoon' of 'Laptop thuis'"
        autoComplete="off"
      />
      <CurrentPasswordField />
    </FormDialog>
  );
}
