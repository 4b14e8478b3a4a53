import { parseEuro } from 'kit/format';

import { ParsedField, type ParsedFieldProps } from './ParsedField';

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
