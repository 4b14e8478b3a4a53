import { FormDialog } from 'kit/editing';
import { FormPasswordField, messages } from 'kit/forms';
import type { ReactNode } from 'react';
import { object, string } from 'yup';

interface PasswordDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  submitLabel: string;
  /** Does it. @throws ApiError, shown at the field */
  onSubmit: (currentPassword: string) => Promise<unknown>;
  onClose: () => void;
}

const schema = object({ currentPassword: string().required(messages.required) });

/** Asks for the password of now before something is done; then it closes. */
export function PasswordDialog({ title, children, submitLabel, onSubmit, onClose }: PasswordDialogProps) {
  return (
    <FormDialog
      title={title}
      size={400}
      submitLabel={submitLabel}
      schema={schema}
      initialValues={{ currentPassword: '' }}
      onSubmit={({ currentPassword }) => onSubmit(currentPassword)}
      onClose={onClose}
    >
      <div>{children}</div>
      <CurrentPasswordField />
    </FormDialog>
  );
}

/** 'Huidig wachtwoord'. */
export function CurrentPasswordField() {
  return (
    <FormPasswordField name="currentPassword" label="Huidig wachtwoord" autoComplete="current-password" />
  );
}
