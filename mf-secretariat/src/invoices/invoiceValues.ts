import { optionalEmail, requiredText } from 'kit/forms';
import { object, string } from 'yup';

import { centsAboveZero } from '../finance/cents';
import type { InvoiceDraftInput, InvoiceInput, SecretariatSaveInvoiceMutation } from '../gql/graphql';

/** What the server takes at most: a line, and a few lines. */
export const LINE = 200;
export const LINES = 2000;
/** More cents than this are a typing error, on the server too. */
const MOST = 100_000_000;

const REQUIRED = 'Dit veld is verplicht';

/** The e-mail address of a client, which may be left empty. */
export const clientEmail = () => optionalEmail('E-mail moet een geldig formaat hebben');

/** Said where an invoice is to be sent to nobody. */
export const NO_ADDRESS = 'Vul een e-mailadres in om de factuur te versturen';

/** The invoice form. */
export interface InvoiceValues {
  nameClient: string;
  addressClient: string;
  postalCodeClient: string;
  emailClient: string;
  title: string;
  description: string;
  /** Cents; '' when empty, and the text itself when it is no amount. */
  amount: number | string;
}

/** An invoice of which nothing is filled in. */
export const emptyInvoice: InvoiceValues = {
  nameClient: '',
  addressClient: '',
  postalCodeClient: '',
  emailClient: '',
  title: '',
  description: '',
  amount: '',
};

/** What an invoice cannot do without. */
export const invoiceSchema = object({
  nameClient: requiredText(REQUIRED),
  addressClient: string().trim(),
  postalCodeClient: string().trim(),
  emailClient: clientEmail(),
  title: requiredText(REQUIRED),
  description: requiredText(REQUIRED),
  amount: centsAboveZero().required(REQUIRED),
});

/** What the preview shows of a form that is being filled in; an amount that is none is nought. */
export function draftOf(values: InvoiceValues): InvoiceDraftInput {
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
export function invoiceInput(values: InvoiceValues, requestId: string): InvoiceInput {
  return { ...draftOf(values), emailClient: values.emailClient, requestId };
}

/** Whether the server has stored what was sent, and not what an earlier attempt with the same id sent. */
export function isWhatWasSent(
  stored: SecretariatSaveInvoiceMutation['saveInvoice'],
  sent: InvoiceInput,
): boolean {
  const names = Object.keys(emptyInvoice) as (keyof InvoiceValues)[];
  return names.every((name) => stored[name] === sent[name]);
}
