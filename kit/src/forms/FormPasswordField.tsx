import { PasswordInput, type PasswordInputProps } from 'kit/ui';

import { useFormField } from './useFormState';

/** The props of FormPasswordField: those of PasswordInput; the form sees to value and error. */
export type FormPasswordFieldProps = Omit<PasswordInputProps, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** A password in a Form. Say with `autoComplete` whether it is the current or a new one. */
export function FormPasswordField({ name, onBlur, ...rest }: FormPasswordFieldProps) {
  const field = useFormField(name);
  return (
    <PasswordInput
      {...rest}
      name={name}
      value={typeof field.value === 'string' ? field.value : ''}
      error={field.error}
      onChange={(event) => field.setValue(event.target.value)}
      onBlur={(event) => {
        field.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
