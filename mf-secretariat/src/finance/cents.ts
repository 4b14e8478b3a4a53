import { number } from 'yup';

const WRONG = 'Vul een bedrag in, zoals 12,50';
/** As on the server: more is a typing error. */
const MOST = 100_000_000;

/** The amount of a FormEuroField, in cents: a number is one, '' is nothing, any other text is none. */
function cents() {
  return number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? original : NaN;
    })
    .typeError(WRONG)
    .max(MOST, 'Vul een bedrag tot en met 1.000.000 euro in');
}

/** An amount that must be given, above nought. */
export function centsAboveZero() {
  return cents().required().min(1, 'Vul een bedrag boven nul in');
}

/** A budget: nought when it is left empty. */
export function budgetCents() {
  return cents().min(0, 'Vul een bedrag van nul of meer in').default(0);
}
