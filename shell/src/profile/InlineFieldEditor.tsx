import { Form, FormPasswordField, FormTextField, InlineFields, messages, requiredEmail } from 'kit/forms';
import { ApiError, useSave } from 'kit/graphql';
import { useSession, useUser } from 'kit/session';
import { Alert, DefinitionRow, Stack } from 'kit/ui';
import { useState } from 'react';
import { object, string } from 'yup';

import { ShellEditProfileDocument } from '../gql/lazy/graphql';
import { type ProfileField, profileInput, profileLabels, type ProfileValues } from './profileFields';

interface EditorProps {
  field: ProfileField;
  onClose: () => void;
}

const schemas = {
  email: object({
    email: requiredEmail(messages.emailFormat),
    currentPassword: string().required(messages.required),
  }),
  phoneNumber: object({ phoneNumber: string().trim() }),
  address: object({ address: string().trim() }),
};
const inputs = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phoneNumber: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  address: { type: 'text', autoComplete: 'street-address' },
} as const;

/**
 * The field of one detail while it is edited. When somebody else has changed that detail in the meantime, both
 * values are shown and a second save keeps one's own. Another address asks for the password too.
 */
export function InlineFieldEditor({ field, onClose }: EditorProps) {
  const user = useUser();
  const label = profileLabels[field];
  const asksPassword = field === 'email';
  const { update, refresh } = useSession();
  const { save } = useSave(ShellEditProfileDocument, { done: 'Opgeslagen' });
  /** What was stored when the edit began, or what the person has been shown since. */
  const [base, setBase] = useState(user[field]);
  const [changedBy, setChangedBy] = useState<string>();

  const store = async (profile: ProfileValues) => {
    if (user[field] !== base) {
      setBase(user[field]);
      setChangedBy('Deze gegevens zijn intussen gewijzigd.');
      return { fields: {} };
    }
    try {
      const { editProfile } = await save({ revision: user.revision, profile: profileInput(profile) });
      update(editProfile);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
      await refresh();
      setChangedBy(error.message);
      return { fields: {} };
    }
  };

  return (
    <DefinitionRow label={label}>
      <Form
        aria-label={label}
        initialValues={{ [field]: user[field], ...(asksPassword && { currentPassword: '' }) }}
        schema={schemas[field]}
        onSubmit={store}
      >
        <InlineFields label={label} onCancel={onClose}>
          <Stack>
            <FormTextField name={field} label={label} hideLabel autoFocus {...inputs[field]} />
            {asksPassword && (
              <FormPasswordField
                name="currentPassword"
                label="Huidig wachtwoord"
                autoComplete="current-password"
              />
            )}
          </Stack>
        </InlineFields>
        {changedBy && (
          <Alert kind="warning">
            {changedBy} Er staat nu: {user[field] || 'niets'}. Sla nog een keer op om jouw versie te bewaren.
          </Alert>
        )}
      </Form>
    </DefinitionRow>
  );
}
