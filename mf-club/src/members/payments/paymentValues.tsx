import { FormDateField, FormEuroField, FormSelect } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { number, string } from 'yup';

import { usePaymentYears } from './usePaymentYears';

/** What is filled in of a payment, besides who paid. */
export interface PaymentValues {
  year: string;
  /** YYYY-MM-DD. */
  paidOn: string;
  /** Cents; '' for the contribution of that year. */
  amount?: number | string;
}

/** A payment of today. @param year of the club */
export const newPayment = (year: number | undefined): PaymentValues => ({
  year: String(year ?? ''),
  paidOn: todayInAmsterdam(),
  amount: '',
});

/** What must be given, and how. */
export const paymentSchema = {
  year: string().required(),
  paidOn: string()
    .required('Vul de dag in')
    .test(
      'notLater',
      'Kies vandaag of een eerdere datum',
      (day) => day === undefined || day <= todayInAmsterdam(),
    ),
  amount: number()
    .transform((_value, typed: unknown) => {
      if (typed === '') return undefined;
      return typeof typed === 'number' ? typed : NaN;
    })
    .typeError('Vul een bedrag in, zoals 12,50')
    .min(1, 'Vul een bedrag boven nul in')
    .max(100_000, 'Vul een bedrag tot en met 1.000 euro in'),
};

/** What is sent; the server knows today and the contribution. */
export function paymentInput({ year, paidOn, amount }: PaymentValues) {
  return {
    year: Number(year),
    ...(paidOn !== todayInAmsterdam() && { paidOn }),
    // Left empty, the schema makes it nothing.
    ...(amount !== '' && amount !== undefined && { amount: Number(amount) }),
  };
}

/** The year, the day and the amount. */
export function PaymentFields() {
  const years = usePaymentYears().map((year) => ({ value: String(year), label: String(year) }));
  return (
    <>
      <FormSelect name="year" label="Jaar" options={years} />
      <FormDateField name="paidOn" label="Betaald op" max={todayInAmsterdam()} />
      <FormEuroField name="amount" label="Bedrag in euro" description="Leeg: de contributie van dat jaar." />
    </>
  );
}
