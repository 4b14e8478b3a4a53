import { FormEuroField } from 'kit/fields';
import { useFormField } from 'kit/forms';

import type { LineValues } from './invoiceLines';

/** The amount of an invoice of one sum. With lines it is what they come to. */
export function AmountField() {
  const lines = useFormField('lines').value as readonly LineValues[];
  return lines.length > 0 ? null : <FormEuroField name="amount" label="Bedrag" placeholder="0,00" />;
}
