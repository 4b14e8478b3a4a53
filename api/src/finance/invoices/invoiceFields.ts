import { trimmed } from '../../platform/text/plainText';
import type { InvoiceDraftInput, InvoiceInput } from './invoice.input';
import type { Invoice } from './invoice.model';
import { sumLines } from './invoiceSums';

/** All of an invoice that is filled in, as it is stored. */
export type StoredInvoice = Required<Pick<Invoice, Exclude<keyof InvoiceInput, 'requestId'>>>;

/** The part of it that is printed. */
export type StoredDraft = Pick<StoredInvoice, keyof InvoiceDraftInput>;

/** Where on the sheet a text stands: among the lines of the addressee, below the title, or at a place of its own. */
type Place = 'addressee' | 'belowTitle' | 'ownPlace';

/**
 * What is printed of an invoice, one entry for each field, in the order of the sheet (CONTRIBUTING.md, "Adding a field").
 */
const places = {
  nameClient: 'addressee',
  addressClient: 'addressee',
  postalCodeClient: 'addressee',
  title: 'ownPlace',
  description: 'belowTitle',
  amount: 'ownPlace',
  lines: 'ownPlace',
} satisfies Record<keyof StoredDraft, Place>;

/** Whether a search looks at it. */
const searched = {
  nameClient: true,
  addressClient: false,
  postalCodeClient: false,
  emailClient: true,
  commissionId: false,
  customerId: false,
  title: true,
  description: true,
  amount: false,
  lines: false,
} satisfies Record<keyof StoredInvoice, boolean>;

/** The names of the fields that a search looks at. */
export const searchedInvoiceFields = (Object.keys(searched) as (keyof StoredInvoice)[]).filter(
  (name) => searched[name],
);

/** A draft as it would be stored: '' for what was left out. */
export function storedDraft(draft: InvoiceDraftInput): StoredDraft {
  const { nameClient, addressClient, postalCodeClient, title, description, amount, lines } = draft;
  return {
    nameClient,
    addressClient: addressClient ?? '',
    postalCodeClient: postalCodeClient ?? '',
    title,
    description,
    amount: lines?.length ? sumLines(lines).total : (amount ?? 0),
    lines: (lines ?? []).map(({ quantity, price, vatRate, ...line }) => ({
      ...{ description: line.description.trim(), quantity, price, vatRate },
    })),
  };
}

/** What is stored of an invoice. @param input as it was filled in, or another invoice to repeat */
export function storedInvoice(input: Omit<InvoiceInput, 'requestId'>): StoredInvoice {
  const { emailClient, commissionId, customerId, ...draft } = trimmed(input);
  return {
    ...storedDraft(draft),
    emailClient: emailClient ?? '',
    commissionId: commissionId ? commissionId : null,
    customerId: customerId ? customerId : null,
  };
}

/** The texts of an invoice that stand at a place of the sheet, in their order; not those that are empty. */
export function printedAt(place: Place, content: StoredDraft): string[] {
  const names = Object.keys(places) as (keyof StoredDraft)[];
  return names
    .filter((name) => places[name] === place)
    .map((name) => content[name])
    .filter((text) => typeof text === 'string' && text !== '') as string[];
}
