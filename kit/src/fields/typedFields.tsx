import { parseEuro } from 'kit/format';
import { useFormField, useTextControl } from 'kit/forms';
import { TextInput, type TextInputProps } from 'kit/ui';
import { useState } from 'react';

/** The props of a field whose value is a number, typed as text. */
type ParsedFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type' | 'name'> & {
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
function ParsedField({ name, parse, show, ...rest }: ParsedFieldProps & Parsing) {
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

/** The props of FormEuroField. */
export type FormEuroFieldProps = ParsedFieldProps;

/** An amount of money in a Form, typed as people write it ('62,50', '€ 1.234,-'). Its value is whole cents. */
export function FormEuroField(props: FormEuroFieldProps) {
  return <ParsedField {...props} parse={parseEuro} show={plainEuro} />;
}

function plainEuro(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** The props of FormNumberField. */
export type FormNumberFieldProps = ParsedFieldProps;

/** A number in a Form, typed with a comma or a point. */
export function FormNumberField(props: FormNumberFieldProps) {
  return <ParsedField {...props} parse={parseNumber} show={(value) => String(value).replace('.', ',')} />;
}

function parseNumber(text: string): number | undefined {
  return /^-?\d+([.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** The props of FormDateField; `min` and `max` are ISO dates. */
export type FormDateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type' | 'name'> & {
  name: string;
};

/** A date in a Form: the browser's own picker, which people know from their phone. Its value is YYYY-MM-DD or ''. */
export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  return <TextInput {...rest} type="date" {...useTextControl(name)} />;
}
