import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import { type Invoice, InvoiceModel } from './invoice.model';

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
