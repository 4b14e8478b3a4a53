import { Form, FormError, messages, SubmitButton } from 'kit/forms';
import { Button, DialogActions, Stack } from 'kit/ui';
import type { ReactNode } from 'react';
import { object, string } from 'yup';

import { CurrentPasswordField } from './PasswordDialog';

interface PasswordStepProps {
  children: ReactNode;
  submitLabel: string;
  /** Goes on in the same dialog. @throws ApiError, shown at the field */
  onSubmit: (currentPassword: string) => Promise<unknown>;
  onClose: () => void;
}

const schema = object({ currentPassword: string().required(messages.required) });

/** The first step of a dialog that shows something secret after it: the password of now. */
export function PasswordStep({ children, submitLabel, onSubmit, onClose }: PasswordStepProps) {
  return (
    <Form
      aria-label="Wachtwoord"
      initialValues={{ currentPassword: '' }}
      schema={schema}
      onSubmit={({ currentPassword }) => onSubmit(currentPassword)}
    >
      <Stack>
        <div>{children}</div>
        <CurrentPasswordField />
        <FormError />
      </Stack>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Annuleren
        </Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </DialogActions>
    </Form>
  );
}
