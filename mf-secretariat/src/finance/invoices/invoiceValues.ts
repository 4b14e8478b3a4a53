import { emptyValues, schemaOf } from 'kit/records';

import type { InvoiceDraftInput, InvoiceInput, VatRate } from '../../gql/graphql';
import { invoiceFields, type InvoiceValues } from './invoiceFields';
import { emptyLine } from './invoiceLines';
import { sumLines, wholeLine } from './invoiceSums';

/** More cents than this are a typing error, on the server too. */
const MOST = 100_000_000;

/** Said where an invoice is to be sent to nobody. */
export const NO_ADDRESS = 'Vul een e-mailadres in om de factuur te versturen';

/**
 * An invoice of which nothing is filled in. It begins with a line where one sum, which is exempt, cannot be issued.
 * @param rates what a line may have
 */
export function emptyInvoice(rates: readonly VatRate[]): InvoiceValues {
  const empty = emptyValues<InvoiceValues>(invoiceFields);
  const [first] = rates;
  return rates.includes('exempt') || !first ? empty : { ...empty, lines: [emptyLine(first)] };
}

/** What an invoice cannot do without. */
export const invoiceSchema = schemaOf<InvoiceValues>(invoiceFields);

/** What the preview shows of a form that is being filled in: an amount that is none is nought, a line that is none is not there. */
export function draftOf(values: InvoiceValues): Required<InvoiceDraftInput> {
  const { nameClient, addressClient, postalCodeClient, title, description, amount } = values;
  const isAmount = typeof amount === 'number' && amount >= 0 && amount <= MOST;
  const lines = values.lines.flatMap((line) => wholeLine(line) ?? []).filter((line) => line.description);
  const total = lines.length > 0 ? sumLines(lines).total : 0;
  return {
    nameClient,
    addressClient,
    postalCodeClient,
    title,
    description,
    ...(values.lines.length > 0
      ? // More than the server takes is told when it is issued, not by a preview that fails.
        { amount: Math.min(total, MOST), lines }
      : { amount: isAmount ? amount : 0, lines: [] }),
  };
}

/** The invoice to issue. @param values as the schema took them */
export function invoiceInput(values: InvoiceValues): InvoiceInput {
  return {
    ...draftOf(values),
    emailClient: values.emailClient,
    commissionId: values.commissionId || null,
    customerId: values.customerId || null,
  };
}
