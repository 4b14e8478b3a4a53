import { useFormField } from 'kit/forms';
import { TextInput, type TextInputProps } from 'kit/ui';

/** The props of FormDateField; `min` and `max` are ISO dates. */
export type FormDateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type' | 'name'> & {
  name: string;
};

/** A date in a Form: the browser's own picker, which people know from their phone. Its value is YYYY-MM-DD or ''. */
export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  const field = useFormField(name);
  return (
    <TextInput
      {...rest}
      type="date"
      name={name}
      value={typeof field.value === 'string' ? field.value : ''}
      error={field.error}
      onChange={(event) => field.setValue(event.target.value)}
      onBlur={field.onBlur}
    />
  );
}
