import { leanWithId } from '../../platform/database/leanWithId';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { bytesOf, storeFile } from '../../platform/files/files.service';
import { fitsOnSheet, type Mark } from '../../platform/pdf/sheet';
import { missingSigns } from '../../platform/pdf/sheetFonts';
import { drawPdf } from '../../platform/pdf/sheetPdf';
import type { Foundation } from '../../platform/settings/settings';
import type { InvoiceDraftInput } from './invoice.input';
import { type Invoice, InvoiceModel } from './invoice.model';
import { invoiceTexts } from './invoice.texts';
import { storedDraft } from './invoiceFields';
import { invoiceMarks } from './invoiceLayout';

const DAYS_TO_PAY = 30;

/** Where the pdfs of invoices are. */
export function invoiceFolder(year: number | string): string {
  return `facturen/${year}`;
}

/** The marks of an invoice that is not issued yet, for a preview. */
export async function previewOf(draft: InvoiceDraftInput, foundation: Foundation): Promise<Mark[]> {
  const date = todayInAmsterdam();
  return invoiceMarks({ ...draft, date, dueDate: dueDateOf(date) }, foundation);
}

/** Refuses what cannot be printed on one sheet, before it gets a number. @throws BAD_USER_INPUT */
export async function mustFitOnSheet(draft: InvoiceDraftInput, foundation: Foundation): Promise<void> {
  for (const [field, value] of Object.entries(storedDraft(draft))) {
    const text = Array.isArray(value) ? value.map(({ description }) => description).join(' ') : value;
    const missing = await missingSigns(String(text));
    if (missing.length > 0) throw badInput({ [field]: invoiceTexts.unprintable(missing) });
  }
  if (fitsOnSheet(await previewOf(draft, foundation))) return;
  throw badInput(
    draft.lines?.length ? { lines: invoiceTexts.tooManyLines } : { description: invoiceTexts.tooLong },
  );
}

/**
 * The invoice with its pdf in the file store. Safe to repeat: after a crash between issuing and this, the pdf is made
 * when it is next asked for, and of two at once one is kept.
 */
export async function withPdf(invoice: Invoice, foundation: Foundation): Promise<Invoice> {
  if (invoice.file) return invoice;
  const name = `${invoice.creditOf ? 'Creditfactuur' : 'Factuur'} ${invoice.number}.pdf`;
  const bytes = await drawPdf(name, await invoiceMarks(invoice, foundation));
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
