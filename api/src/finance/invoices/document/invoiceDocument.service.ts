import { leanWithId } from '../../../platform/database/reading/leanFind';
import { daysAfter, todayInAmsterdam } from '../../../platform/dates/amsterdam';
import { badInput } from '../../../platform/errors/appError';
import { bytesOf, storeFile } from '../../../platform/files/files.service';
import type { Mark } from '../../../platform/pdf/sheet';
import type { PortalContext } from '../../../platform/portalContext';
import { threadWork } from '../../../platform/threads/threads';
import type { InvoiceDraftInput } from '../invoice.input';
import { type Invoice, InvoiceModel } from '../invoice.model';
import { invoiceTexts } from '../invoice.texts';
import { storedDraft } from '../invoiceFields';
import type * as invoicesThread from '../invoices.thread';
import type { PrintedInvoice } from './invoiceLayout';

const DAYS_TO_PAY = 30;

/** Where the pdfs of invoices are. */
export function invoiceFolder(year: number | string): string {
  return `facturen/${year}`;
}

/** The marks of an invoice that is not issued yet, for a preview. */
export function previewOf(
  { threads, settings: { foundation } }: PrintingPortal,
  draft: InvoiceDraftInput,
): Promise<Mark[]> {
  return threads.run(INVOICES, 'layInvoice', { content: draftOf(draft), foundation });
}

/** A draft as it would be issued today. */
function draftOf(draft: InvoiceDraftInput) {
  const date = todayInAmsterdam();
  return { ...storedDraft(draft), date, dueDate: dueDateOf(date) };
}

/** Refuses what cannot be printed on one sheet, before it gets a number. @throws BAD_USER_INPUT */
export async function mustFitOnSheet(
  { threads, settings: { foundation } }: PrintingPortal,
  draft: InvoiceDraftInput,
): Promise<void> {
  const texts = Object.entries(storedDraft(draft)).map(([field, value]) => {
    const text = Array.isArray(value) ? value.map(({ description }) => description).join(' ') : value;
    return [field, String(text)] as const;
  });
  const asked = { content: draftOf(draft), foundation, texts };
  const { missing, fits } = await threads.run(INVOICES, 'tryInvoice', asked);
  for (const [field, signs] of missing) throw badInput({ [field]: invoiceTexts.unprintable(signs) });
  if (fits) return;
  throw badInput(
    draft.lines?.length ? { lines: invoiceTexts.tooManyLines } : { description: invoiceTexts.tooLong },
  );
}

/**
 * The invoice with its pdf in the file store. Safe to repeat: after a crash between issuing and this, the pdf is made
 * when it is next asked for, and of two at once one is kept.
 */
export async function withPdf(portal: PrintingPortal, invoice: Invoice): Promise<Invoice> {
  if (invoice.file) return invoice;
  const name = `${invoice.creditOf ? 'Creditfactuur' : 'Factuur'} ${invoice.number}.pdf`;
  const { number, date, dueDate, creditOfNumber, creditOfDate, isPaidBack } = invoice;
  const facts = { number, date, dueDate, creditOfNumber, creditOfDate, isPaidBack };
  const bytes = await printInvoice(portal, name, { ...storedDraft(invoice), ...facts });
  const file = await storeFile(invoiceFolder(invoice.year), { name, type: 'pdf', bytes });
  const kept = await InvoiceModel.findOneAndUpdate(
    { _id: invoice.id, file: null },
    { $set: { file } },
    { returnDocument: 'after', lean: leanWithId },
  );
  return kept ?? (await InvoiceModel.findById(invoice.id).lean(leanWithId).orFail());
}

/** The bytes of an invoice's pdf. */
export function pdfOf({ file }: Invoice): Promise<Buffer> {
  if (!file) throw new Error('An invoice without its pdf cannot be sent.');
  return bytesOf(file);
}

/** The day by which an invoice of this date is to be paid. @param date YYYY-MM-DD */
export function dueDateOf(date: string): string {
  return daysAfter(date, DAYS_TO_PAY);
}

/** What printing needs of a portal: who the foundation is, and threads to draw in. */
export type PrintingPortal = Pick<PortalContext, 'settings' | 'threads'>;

/** What threads do for invoices. */
const INVOICES = threadWork<typeof invoicesThread>(require.resolve('../invoices.thread'));

/** An invoice of the foundation as pdf. @param title of the document */
export function printInvoice(
  { threads, settings: { foundation } }: PrintingPortal,
  title: string,
  content: PrintedInvoice,
): Promise<Uint8Array> {
  return threads.run(INVOICES, 'printInvoice', { title, content, foundation });
}
