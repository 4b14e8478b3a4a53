import {
  TextInput,
  type TextInputProps,
  PasswordInput,
  type PasswordInputProps,
  Checkbox,
  type CheckboxProps,
  Button,
  type ButtonProps,
} from 'kit/ui';

import { useTextControl, useFormField, useFormState } from './useFormState';

/** The props of FormTextField: those of TextInput; the form sees to value and error. */
export type FormTextFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** A line of text in a Form. */
export function FormTextField({ name, onBlur, ...rest }: FormTextFieldProps) {
  const control = useTextControl(name);
  return (
    <TextInput
      {...rest}
      {...control}
      onBlur={(event) => {
        control.onBlur();
        onBlur?.(event);
      }}
    />
  );
}

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

/** The props of FormCheckbox: those of Checkbox; the form sees to checked and error. */
export type FormCheckboxProps = Omit<CheckboxProps, 'checked' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** A checkbox in a Form; its value is true or false. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const field = useFormField(name);
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={field.value === true}
      error={field.error}
      onChange={(event) => field.setValue(event.target.checked)}
      onBlur={field.onBlur}
    />
  );
}

/** The button that sends the Form it is in; busy while that goes on. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" pending={isSubmitting} />;
}
