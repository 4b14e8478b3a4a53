import { useFormField } from 'kit/forms';
import { TextInput, type TextInputProps } from 'kit/ui';
import { useState } from 'react';

/** The props of FormNumberField. */
export type FormNumberFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type' | 'name'> & {
  name: string;
};

/**
 * A number in a Form, typed with a comma or a point. Its value is a number, '' when empty, and the text itself when
 * that is no number, for the schema to refuse. No spinner: those change by a turn of the wheel.
 */
export function FormNumberField({ name, ...rest }: FormNumberFieldProps) {
  const field = useFormField(name);
  const [text, setText] = useState(() => asText(field.value));
  // What was typed stays as it was typed ("5," or "5,0") as long as it means the value.
  const shown = asNumber(text) === field.value ? text : asText(field.value);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      name={name}
      value={shown}
      error={field.error}
      onChange={(event) => {
        setText(event.target.value);
        field.setValue(asNumber(event.target.value));
      }}
      onBlur={field.onBlur}
    />
  );
}

function asText(value: unknown): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : '';
}

function asNumber(text: string): number | string {
  const trimmed = text.trim();
  return /^-?\d+([.,]\d*)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : trimmed;
}
