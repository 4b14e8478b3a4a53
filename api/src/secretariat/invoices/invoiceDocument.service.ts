import type { Foundation } from '../../core/area';
import { daysAfter, todayInAmsterdam } from '../../core/changelog/amsterdam';
import { plain } from '../../core/database/plain';
import { badInput } from '../../core/errors/appError';
import { findFile, readFile, storeFile } from '../../core/files/files.service';
import { epcQr } from '../../core/print/epcQr';
import { fitsOnSheet, type Mark } from '../../core/print/sheet';
import { drawPdf, pdfMeasure } from '../../core/print/sheetPdf';
import type { InvoiceDraftInput } from './invoice.input';
import { type Invoice, InvoiceModel } from './invoice.model';
import { invoiceTexts } from './invoice.texts';
import { type InvoiceContent, invoiceLayout } from './invoiceLayout';

const DAYS_TO_PAY = 30;

/** Where the pdfs of invoices are. */
export function invoiceFolder(year: number | string): string {
  return `facturen/${year}`;
}

/** The marks of an invoice that is not issued yet, for a preview. */
export async function previewOf(draft: InvoiceDraftInput, foundation: Foundation): Promise<Mark[]> {
  const date = todayInAmsterdam();
  const { nameClient, addressClient, postalCodeClient, title, description, amount } = draft;
  const content = {
    date,
    dueDate: dueDateOf(date),
    nameClient,
    addressClient: addressClient ?? '',
    postalCodeClient: postalCodeClient ?? '',
    title,
    description,
    amount,
  };
  return marksOf(content, foundation);
}

/** Refuses what does not fit on one sheet, before it gets a number. @throws BAD_USER_INPUT */
export async function mustFitOnSheet(draft: InvoiceDraftInput, foundation: Foundation): Promise<void> {
  if (!fitsOnSheet(await previewOf(draft, foundation))) throw badInput({ description: invoiceTexts.tooLong });
}

/**
 * The invoice with its pdf in the file store. Safe to repeat: after a crash between issuing and this, the pdf is made
 * when it is next asked for, and of two at once one is kept.
 */
export async function withPdf(invoice: Invoice, foundation: Foundation): Promise<Invoice> {
  if (invoice.file) return invoice;
  const name = `${invoice.creditOf ? 'Creditfactuur' : 'Factuur'} ${invoice.number}.pdf`;
  const bytes = await drawPdf(name, await marksOf(invoice, foundation));
  const file = await storeFile(invoiceFolder(invoice.year), { name, type: 'pdf', bytes });
  const kept = await InvoiceModel.findOneAndUpdate(
    { _id: invoice.id, file: null },
    { $set: { file } },
    { returnDocument: 'after', lean: plain },
  );
  return kept ?? (await InvoiceModel.findById(invoice.id).lean(plain).orFail());
}

/** The bytes of an invoice's pdf. */
export async function pdfOf({ file, year }: Invoice): Promise<Buffer> {
  const found = file && (await findFile(invoiceFolder(year), file.id));
  if (!found) throw new Error('The pdf of an invoice is gone from the file store.');
  const chunks: Buffer[] = [];
  for await (const chunk of readFile(found)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The day by which an invoice of this date is to be paid. @param date YYYY-MM-DD */
export function dueDateOf(date: string): string {
  return daysAfter(date, DAYS_TO_PAY);
}

async function marksOf(
  content: Omit<InvoiceContent, 'foundation' | 'qr'>,
  { name, address, email, phone, accounts }: Foundation,
): Promise<Mark[]> {
  const iban = accounts[0]?.iban ?? '';
  const canPay = iban !== '' && content.amount > 0;
  const remittance = content.number ?? '';
  return invoiceLayout(
    {
      ...content,
      foundation: { name, address, email, phone, iban },
      qr: canPay ? epcQr({ name, iban, amount: content.amount, remittance }) : undefined,
    },
    await pdfMeasure(),
  );
}
