import { FormChoice, FormDateField, FormNumberField, FormSelect, FormTextArea } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { FormTextField, requiredText, useFormState } from 'kit/forms';
import type { FormFields } from 'kit/records';
import type { ReactNode } from 'react';
import { mixed, number, string } from 'yup';

import type { RecurringAction } from '../../gql/graphql';
import { invoiceFields, type InvoiceValues } from '../invoices/invoiceFields';
import { lineText } from '../invoices/LineFacts';
import { actionLabels, intervalLabel, MOST_MONTHS, MOST_TIMES } from './recurringWords';

/** When it ends: it does not, with a day, or after a number of times. */
export type End = 'never' | 'day' | 'times';

/** A recurring invoice in a form: what is on the invoice, and when it comes back. */
export interface RecurringValues extends InvoiceValues {
  /** Months, as a select has them. */
  interval: string;
  firstDay: string;
  end: End;
  lastDay: string;
  times: number | string;
  action: RecurringAction;
}

const LINE = 200;
const LINES = 2000;
const TIMES = `Vul een aantal van 1 tot en met ${MOST_TIMES} in`;
const intervals = Array.from({ length: MOST_MONTHS }, (_, at) => ({
  value: String(at + 1),
  label: intervalLabel(at + 1),
}));
const endLabels: Readonly<Record<End, string>> = {
  never: 'Loopt door',
  day: 'Tot en met een dag',
  times: 'Na een aantal keer',
};
const ends = Object.entries(endLabels).map(([value, label]) => ({ value, label }));
const actions = Object.entries(actionLabels).map(([value, label]) => ({ value, label }));

/** Shown while this is how it ends. */
function WhenEnd({ is, children }: { is: End; children: ReactNode }) {
  return (useFormState().values as RecurringValues).end === is ? children : null;
}

/** What is filled in of a recurring invoice, in the order of the form. */
export const recurringFields = {
  ...invoiceFields,
  customerId: { ...invoiceFields.customerId, compared: (id: string) => (id ? 'uit het klantenboek' : '') },
  title: {
    ...invoiceFields.title,
    input: (
      <FormTextField
        name="title"
        label="Titel"
        description="Hier, in de omschrijving en in regels kun je {maand}, {jaar} en {periode} zetten: die vult het portaal in."
        maxLength={LINE}
        autoComplete="off"
      />
    ),
  },
  description: {
    ...invoiceFields.description,
    input: <FormTextArea name="description" label="Omschrijving" maxLength={LINES} />,
  },
  amount: { ...invoiceFields.amount, compared: (cents: number | string) => formatEuro(Number(cents)) },
  lines: {
    ...invoiceFields.lines,
    compared: (lines: InvoiceValues['lines']) => lines.map(lineText).join('; '),
  },
  interval: {
    label: 'Hoe vaak',
    compared: (months: string) => intervalLabel(Number(months)),
    empty: '1',
    schema: requiredText(),
    input: <FormSelect name="interval" label="Hoe vaak" options={intervals} />,
    isHalf: true,
  },
  firstDay: {
    label: 'Eerste dag',
    compared: formatDate,
    empty: '',
    schema: requiredText('Kies een datum'),
    input: (
      <FormDateField
        name="firstDay"
        label="Eerste dag"
        description="Is een maand te kort, dan is het de laatste dag."
      />
    ),
    isHalf: true,
  },
  end: {
    label: 'Einde',
    compared: (end: End) => endLabels[end],
    empty: 'never',
    schema: string(),
    input: <FormSelect name="end" label="Einde" options={ends} />,
  },
  lastDay: {
    label: 'Laatste dag',
    compared: formatDate,
    empty: '',
    schema: mixed().when('end', {
      is: 'day',
      then: () =>
        requiredText('Kies een datum').test(
          'order',
          'De laatste dag ligt voor de eerste',
          (day, { parent }) => day >= (parent as RecurringValues).firstDay,
        ),
    }),
    input: (
      <WhenEnd is="day">
        <FormDateField name="lastDay" label="Laatste dag" />
      </WhenEnd>
    ),
  },
  times: {
    label: 'Aantal keer',
    empty: '',
    schema: mixed().when('end', {
      is: 'times',
      then: () =>
        number().typeError(TIMES).required(TIMES).integer(TIMES).min(1, TIMES).max(MOST_TIMES, TIMES),
    }),
    input: (
      <WhenEnd is="times">
        <FormNumberField name="times" label="Aantal keer" />
      </WhenEnd>
    ),
  },
  action: {
    label: 'Wat er op die dag gebeurt',
    compared: (action: RecurringAction) => actionLabels[action],
    empty: 'propose',
    schema: string(),
    input: <FormChoice name="action" label="Wat er op die dag gebeurt" options={actions} />,
  },
} satisfies FormFields<RecurringValues>;
