import { PasswordInput, type PasswordInputProps } from 'kit/ui';

import { useTextControl } from './useFormState';

/** The props of FormPasswordField: those of PasswordInput; the form sees to value and error. */
export type FormPasswordFieldProps = Omit<PasswordInputProps, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** A password in a Form. Say with `autoComplete` whether it is the current or a new one. */
export function FormPasswordField({ name, onBlur, ...rest }: FormPasswordFieldProps) {
  const control = useTextControl(name);
  return (
    <PasswordInput
      {...rest}
      {...control}
      onBlur={(event) => {
        control.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
