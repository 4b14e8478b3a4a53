import { ParsedField, type ParsedFieldProps } from './ParsedField';

/** The props of FormNumberField. */
export type FormNumberFieldProps = ParsedFieldProps;

/** A number in a Form, typed with a comma or a point. */
export function FormNumberField(props: FormNumberFieldProps) {
  return <ParsedField {...props} parse={parseNumber} show={(value) => String(value).replace('.', ',')} />;
}

function parseNumber(text: string): number | undefined {
  return /^-?\d+([.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
