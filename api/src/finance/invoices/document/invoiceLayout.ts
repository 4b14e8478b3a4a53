import { formatCalendarDate } from '../../../platform/dates/amsterdam';
import { type Mark, type Measure, PAGE, Sheet } from '../../../platform/pdf/sheet';
import type { Foundation } from '../../../platform/settings/settings';
import { formatCents } from '../../../platform/text/inDutch';
import { epcQr } from '../../money/epcQr';
import type { InvoiceDraftInput } from '../invoice.input';
import { printedAt, type StoredDraft, storedDraft } from '../invoiceFields';
import { invoiceTable, tellsVat, COLUMN, LEFT, RED, RIGHT, SOFT, WIDTH, YELLOW } from './invoiceTable';

/** What is printed on an invoice. */
export interface InvoiceContent extends StoredDraft {
  /** Absent on a draft. */
  number?: string;
  /** What the payer is asked to mention; the number when it is absent. */
  reference?: string;
  /** YYYY-MM-DD. */
  date: string;
  dueDate: string;
  creditOfNumber?: string | null;
  /** A credit note: the day of that invoice, YYYY-MM-DD. */
  creditOfDate?: string;
  /** A credit note: whether that invoice was paid; absent where nobody knows. */
  isPaidBack?: boolean;
  foundation: Pick<Foundation, 'name' | 'address' | 'email' | 'phone' | 'vatNumber'> & { iban: string };
  /** The rows of the QR code; absent: nothing to pay. */
  qr?: string[];
}

/** What an area says of an invoice that is to be printed; what it leaves out is empty. */
export type PrintedInvoice = InvoiceDraftInput &
  Omit<InvoiceContent, keyof StoredDraft | 'foundation' | 'qr'>;

/**
 * The marks of an invoice of the foundation, with the QR code to pay it by when there is something to pay. The reference
 * is what the payer is asked to mention, or else the number.
 */
export async function invoiceMarks(
  content: PrintedInvoice,
  { name, address, email, phone, vatNumber, accounts }: Foundation,
): Promise<Mark[]> {
  // Brings what draws a pdf along, which a preview needs late.
  const { pdfMeasure } = await import('../../../platform/pdf/sheetPdf');
  const iban = accounts[0]?.iban ?? '';
  const draft = storedDraft(content);
  const { amount } = draft;
  const canPay = iban !== '' && amount > 0;
  const remittance = content.reference ?? content.number ?? '';
  return invoiceLayout(
    {
      ...content,
      ...draft,
      foundation: { name, address, email, phone, vatNumber, iban },
      qr: canPay ? epcQr({ name, iban, amount, remittance }) : undefined,
    },
    await pdfMeasure(),
  );
}

/** The layout of an invoice: the one description from which both the preview and the pdf are drawn. */
export function invoiceLayout(content: InvoiceContent, measure: Measure): Mark[] {
  const sheet = new Sheet(measure);
  const isCredit = content.amount < 0;
  sheet.box(0, 0, PAGE.width, 12, YELLOW);
  sheet.box(0, 12, PAGE.width, 4, RED);
  letterhead(sheet, content);
  const title = addressee(sheet, content);
  sheet.within('H1', () =>
    sheet.text(isCredit ? 'Creditfactuur' : 'Factuur', LEFT, title, { size: 24, bold: true, color: RED }),
  );
  const facts = factsOf(content);
  sheet.within('L', () => facts.forEach((fact, at) => listItem(sheet, fact, title + 28 + at * 15)));

  const end = invoiceTable(sheet, content, title + 50 + facts.length * 15);
  payment(sheet, content, Math.max(end + (content.lines.length > 0 ? 34 : 38), 600));
  return sheet.marks;
}

function listItem(sheet: Sheet, [label, value]: [string, string], y: number): void {
  sheet.within('LI', () => {
    sheet.within('Lbl', () => sheet.text(label, LEFT, y, { color: SOFT }));
    sheet.within('LBody', () => sheet.text(value, LEFT + 110, y, { bold: true }));
  });
}

/** Whom it is for, where the window of an envelope is. @returns where the heading of the invoice comes */
function addressee(sheet: Sheet, content: InvoiceContent): number {
  const lines = printedAt('addressee', content);
  const end = lines.reduce((y, line) => sheet.paragraph(line, LEFT, y, COLUMN, { size: 11 }), 176);
  return Math.max(272, end + 36);
}

function letterhead(sheet: Sheet, { foundation, lines }: InvoiceContent): void {
  const { name, address, email, phone, vatNumber, iban } = foundation;
  const vat = vatNumber && tellsVat(lines) && `Btw-nummer ${vatNumber}`;
  sheet.paragraph(name, LEFT, 64, 300, { size: 16, bold: true });
  [...address, email, phone, iban && `IBAN ${spaced(iban)}`, vat]
    .flatMap((line) => line || [])
    .forEach((line, at) => sheet.text(line, LEFT, 64 + at * 14, { size: 9, color: SOFT, to: RIGHT }));
}

function factsOf({
  number,
  reference,
  date,
  dueDate,
  amount,
  creditOfNumber,
  creditOfDate,
}: InvoiceContent): [string, string][] {
  return [
    ['Factuurnummer', number ?? 'volgt bij opslaan'],
    ...(reference && reference !== number ? ([['Betaalkenmerk', reference]] as [string, string][]) : []),
    ['Factuurdatum', formatCalendarDate(date)],
    ...(amount < 0
      ? ([['Bij factuur', creditedText(creditOfNumber, creditOfDate)]] as [string, string][])
      : ([['Betalen vóór', formatCalendarDate(dueDate)]] as [string, string][])),
  ];
}

function creditedText(number?: string | null, date?: string): string {
  return [number, date && `van ${formatCalendarDate(date)}`].filter(Boolean).join(' ');
}

function payment(sheet: Sheet, content: InvoiceContent, y: number): void {
  const { foundation, amount, dueDate, number, reference, qr } = content;
  if (amount < 0) {
    sheet.paragraph(creditText(content), LEFT, y, WIDTH);
    return;
  }
  const text = [
    `Wil je ${formatCents(amount)} vóór ${formatCalendarDate(dueDate)} overmaken naar`,
    `rekening ${spaced(foundation.iban)} van ${foundation.name},`,
    `onder vermelding van ${reference ?? number ?? 'het factuurnummer'}?`,
  ].join(' ');
  const end = sheet.paragraph(text, LEFT, y, 340);
  if (!qr) return;
  sheet.paragraph('Of scan de code met de app van je bank.', LEFT, end + 8, 340, { color: SOFT });
  sheet.qr(qr, RIGHT - 118, y - 24, 130, 'QR-code om te betalen');
}

function creditText({ amount, isPaidBack }: InvoiceContent): string {
  if (isPaidBack === undefined) return 'Dit bedrag wordt verrekend of naar je overgemaakt.';
  return isPaidBack
    ? `Je krijgt ${formatCents(-amount)} terug op je rekening.`
    : 'Deze factuur hoef je niet meer te betalen.';
}

/** An account number in groups of four, which stay on one line. */
function spaced(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
