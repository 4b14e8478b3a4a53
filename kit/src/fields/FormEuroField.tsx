import { parseEuro } from 'kit/format';
import { useFormField } from 'kit/forms';
import { TextInput, type TextInputProps } from 'kit/ui';
import { useState } from 'react';

/** The props of FormEuroField. */
export type FormEuroFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type' | 'name'> & {
  name: string;
};

/**
 * An amount of money in a Form, typed as people write it ('62,50', '€ 1.234,-'). Its value is whole cents, '' when
 * empty, and the text itself when that is no amount, for the schema to refuse.
 */
export function FormEuroField({ name, ...rest }: FormEuroFieldProps) {
  const field = useFormField(name);
  const [text, setText] = useState(() => asText(field.value));
  // What was typed stays as it was typed as long as it means the value.
  const shown = asCents(text) === field.value ? text : asText(field.value);
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
        field.setValue(asCents(event.target.value));
      }}
      onBlur={field.onBlur}
    />
  );
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  const cents = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${cents.slice(0, -2)},${cents.slice(-2)}`;
}

function asCents(text: string): number | string {
  const trimmed = text.trim();
  return parseEuro(trimmed) ?? trimmed;
}
