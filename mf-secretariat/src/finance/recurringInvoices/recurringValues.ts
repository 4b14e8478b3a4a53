import { emptyValues, schemaOf } from 'kit/records';

import type { FragmentType } from '../../gql/fragment-masking';
import type {
  InvoiceInput,
  RecurrenceInput,
  SecretariatInvoiceFieldsFragmentDoc,
  SecretariatRecurringFormFragment,
  VatRate,
} from '../../gql/graphql';
import { invoiceFields, type InvoiceValues, valuesOf as valuesOfInvoice } from '../invoices/invoiceFields';
import { emptyInvoice, invoiceInput } from '../invoices/invoiceValues';
import { type End, recurringFields, type RecurringValues } from './recurringFields';

/** Checks the form. */
export const recurringSchema = schemaOf<RecurringValues>(recurringFields);

/** The form of a new one. @param rates what a line may have */
export function newRecurring(rates: readonly VatRate[]): RecurringValues {
  return { ...emptyValues<RecurringValues>(recurringFields), ...emptyInvoice(rates) };
}

/** The form of a new one that says what an invoice says. */
export function recurringFrom(
  invoice: FragmentType<typeof SecretariatInvoiceFieldsFragmentDoc>,
): RecurringValues {
  return { ...emptyValues<RecurringValues>(recurringFields), ...valuesOfInvoice(invoice) };
}

/** The form of one that is there. */
export function valuesOf(recurring: SecretariatRecurringFormFragment): RecurringValues {
  const { interval, firstDay, lastDay, times, action, lines } = recurring;
  const end: End = lastDay ? 'day' : times ? 'times' : 'never';
  const names = Object.keys(invoiceFields) as (keyof InvoiceValues)[];
  const texts = Object.fromEntries(
    names.map((name) => [name, recurring[name] ?? invoiceFields[name].empty]),
  ) as unknown as InvoiceValues;
  return {
    ...texts,
    lines: lines.map((line) => ({ ...line, quantity: line.quantity / 100 })),
    ...{ interval: String(interval), firstDay, end, lastDay: lastDay ?? '', times: times ?? '', action },
  };
}

/** What is sent. @param values as the schema took them */
export function recurringInput(values: RecurringValues): {
  invoice: InvoiceInput;
  recurrence: RecurrenceInput;
} {
  const { interval, firstDay, end, lastDay, times, action } = values;
  return {
    invoice: invoiceInput(values),
    recurrence: {
      ...{ interval: Number(interval), firstDay, action },
      lastDay: end === 'day' ? lastDay : null,
      times: end === 'times' ? Number(times) : null,
    },
  };
}
