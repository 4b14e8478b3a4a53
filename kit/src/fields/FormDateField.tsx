import { useTextControl } from 'kit/forms';
import { TextInput, type TextInputProps } from 'kit/ui';

/** The props of FormDateField; `min` and `max` are ISO dates. */
export type FormDateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type' | 'name'> & {
  name: string;
};

/** A date in a Form: the browser's own picker, which people know from their phone. Its value is YYYY-MM-DD or ''. */
export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  return <TextInput {...rest} type="date" {...useTextControl(name)} />;
}
