import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { perRequest } from '../../platform/schema/allow';
import { type BankPart, bankParts, targetOf } from '../claims/bankParts';
import { paidOnline } from '../claims/onlinePayments';
import { type Invoice, InvoiceModel } from './invoice.model';

/** Invoice id → what lines of the bank pay of it, in their order. */
export const bankPartsLoader = perRequest(
  () =>
    new DataLoader<string, readonly BankPart[]>(async (ids) => {
      const things = ids.map((id) => targetOf({ kind: 'invoice', id }));
      const parts = await bankParts(things);
      return things.map((thing) => parts.get(thing) ?? []);
    }),
);

/** Invoice id → its credit note, or null. */
function makeCreditNoteLoader(): DataLoader<string, Invoice | null> {
  return new DataLoader(async (ids) => {
    const notes = await InvoiceModel.find({ creditOf: { $in: ids, $type: 'string' } }).lean(leanWithId);
    const byInvoice = new Map(notes.map((note) => [note.creditOf, note]));
    return ids.map((id) => byInvoice.get(id) ?? null);
  });
}

/** The credit notes of this request. */
export const creditNoteLoader = perRequest(makeCreditNoteLoader);

/** Invoice id → the day it was paid by a link, YYYY-MM-DD, or null. */
export const onlinePaymentLoader = perRequest(
  () =>
    new DataLoader<string, string | null>(async (ids) => {
      const paid = await paidOnline('invoice', ids);
      return ids.map((id) => paid.get(id) ?? null);
    }),
);
