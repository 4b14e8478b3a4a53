import { fitsOnSheet, type Mark } from '../../platform/pdf/sheet';
import { missingSigns } from '../../platform/pdf/sheetFonts';
import { drawPdf } from '../../platform/pdf/sheetPdf';
import type { Foundation } from '../../platform/settings/settings';
import { invoiceMarks, type PrintedInvoice } from './document/invoiceLayout';

/** What is printed, and of whom. */
export interface InvoiceSheet {
  content: PrintedInvoice;
  foundation: Foundation;
}

/** The marks of an invoice. */
export function layInvoice({ content, foundation }: InvoiceSheet): Promise<Mark[]> {
  return invoiceMarks(content, foundation);
}

/** An invoice as pdf. */
export async function printInvoice({
  content,
  foundation,
  title,
}: InvoiceSheet & { title: string }): Promise<Uint8Array> {
  return drawPdf(title, await invoiceMarks(content, foundation));
}

/** Whether an invoice can be printed on one sheet, and of each text that has them the signs that no font has. */
export async function tryInvoice({
  content,
  foundation,
  texts,
}: InvoiceSheet & { texts: readonly (readonly [field: string, text: string])[] }): Promise<{
  missing: [field: string, signs: string[]][];
  fits: boolean;
}> {
  const missing: [string, string[]][] = [];
  for (const [field, text] of texts) {
    const signs = await missingSigns(text);
    if (signs.length > 0) missing.push([field, signs]);
  }
  return { missing, fits: fitsOnSheet(await invoiceMarks(content, foundation)) };
}
