import { useFormField } from 'kit/forms';
import { TextInput, type TextInputProps } from 'kit/ui';
import { useState } from 'react';

/** The props of a field whose value is a number, typed as text. */
export type ParsedFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type' | 'name'> & {
  name: string;
};

type Parsing = {
  /** The value of a text; undefined when it has none. */
  parse: (text: string) => number | undefined;
  /** A value as text. */
  show: (value: number) => string;
};

/**
 * A number in a Form, typed as text. Its value is the number, '' when empty, and the text itself when that is none, for
 * the schema to refuse. No spinner: those change by a turn of the wheel.
 */
export function ParsedField({ name, parse, show, ...rest }: ParsedFieldProps & Parsing) {
  const field = useFormField(name);
  const valueOf = (typed: string) => parse(typed.trim()) ?? typed.trim();
  const textOf = (value: unknown) => {
    if (typeof value === 'number') return show(value);
    return typeof value === 'string' ? value : '';
  };
  const [text, setText] = useState(() => textOf(field.value));
  // What was typed stays as it was typed ("5," or "5,0") as long as it means the value.
  const shown = valueOf(text) === field.value ? text : textOf(field.value);
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
        field.setValue(valueOf(event.target.value));
      }}
      onBlur={field.onBlur}
    />
  );
}
