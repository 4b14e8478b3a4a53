import { TextInput, type TextInputProps } from 'kit/ui';

import { useFormField } from './useFormState';

/** The props of FormTextField: those of TextInput; the form sees to value and error. */
export type FormTextFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** A line of text in a Form. */
export function FormTextField({ name, onBlur, ...rest }: FormTextFieldProps) {
  const field = useFormField(name);
  return (
    <TextInput
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
