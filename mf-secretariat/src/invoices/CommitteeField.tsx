import { FormSelect } from 'kit/fields';

import { committeeLabel, useInvoiceChoices } from './useInvoiceChoices';

/** The committee that the money of an invoice is of; none where the year says where invoices go. */
export function CommitteeField() {
  const { invoiceCommittees } = useInvoiceChoices();
  return (
    <FormSelect
      name="commissionId"
      label="Commissie"
      placeholder="Geen commissie"
      options={invoiceCommittees.map((one) => ({ value: one.id, label: committeeLabel(one) }))}
    />
  );
}
