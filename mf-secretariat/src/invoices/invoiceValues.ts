import { emptyValues, schemaOf } from 'kit/records';

import type { InvoiceDraftInput, InvoiceInput } from '../gql/graphql';
import { invoiceFields, type InvoiceValues } from './invoiceFields';

/** More cents than this are a typing error, on the server too. */
const MOST = 100_000_000;

/** Said where an invoice is to be sent to nobody. */
export const NO_ADDRESS = 'Vul een e-mailadres in om de factuur te versturen';

/** An invoice of which nothing is filled in. */
export const emptyInvoice = emptyValues<InvoiceValues>(invoiceFields);

/** What an invoice cannot do without. */
export const invoiceSchema = schemaOf<InvoiceValues>(invoiceFields);

/** What the preview shows of a form that is being filled in; an amount that is none is nought. */
export function draftOf(values: InvoiceValues): Required<InvoiceDraftInput> {
  const { nameClient, addressClient, postalCodeClient, title, description, amount } = values;
  const isAmount = typeof amount === 'number' && amount >= 0 && amount <= MOST;
  return {
    nameClient,
    addressClient,
    postalCodeClient,
    title,
    description,
    amount: isAmount ? amount : 0,
  };
}

/** The invoice to issue. @param values as the schema took them */
export function invoiceInput(values: InvoiceValues): InvoiceInput {
  return { ...draftOf(values), emailClient: values.emailClient };
}
