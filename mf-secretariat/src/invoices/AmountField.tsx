import { FormEuroField } from 'kit/fields';
import { useFormState } from 'kit/forms';

import type { InvoiceValues } from './invoiceFields';

/** The amount of an invoice of one sum. With lines it is what they come to. */
export function AmountField() {
  const { lines } = useFormState().values as InvoiceValues;
  return lines.length > 0 ? null : <FormEuroField name="amount" label="Bedrag" placeholder="0,00" />;
}
