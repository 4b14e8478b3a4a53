import { TextInput, type TextInputProps } from 'kit/ui';

import { useTextControl } from './useFormState';

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
