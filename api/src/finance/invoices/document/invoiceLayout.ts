import { formatCalendarDate } from '../../../platform/dates/amsterdam';
import { type Mark, type Measure, PAGE, Sheet } from '../../../platform/pdf/sheet';
import type { Foundation } from '../../../platform/settings/settings';
import { formatCents } from '../../../platform/text/inDutch';
import { epcQr } from '../../money/epcQr';
import type { InvoiceDraftInput } from '../invoice.input';
import type { InvoiceLine, InvoiceVat } from '../invoice.model';
import { printedAt, type StoredDraft, storedDraft } from '../invoiceFields';
import { netOf, percentOf, sumLines } from '../invoiceSums';
import { VatRate } from './vatRate';

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

/** The colours of an invoice. */
const SOFT = '#6b6156';
const RED = '#b5121b';
const YELLOW = '#ffc526';

/** Its edges. */
const LEFT = 56;
const RIGHT = PAGE.width - 56;
const WIDTH = RIGHT - LEFT;
/** Of what stands beside an amount, or beside the address of the foundation. */
const COLUMN = 370;

const EXEMPT = 'De stichting is vrijgesteld van btw; over dit bedrag is geen btw berekend.';
const SIZE = 9.5;
const GAP = 3;
const pieces = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** Whether VAT is told of: not where all of it is exempt. */
function tellsVat(lines: readonly Pick<InvoiceLine, 'vatRate'>[]): boolean {
  return lines.some(({ vatRate }) => vatRate !== VatRate.exempt);
}

/** What an invoice is for, with its sums. @returns the baseline of the last of it */
function invoiceTable(sheet: Sheet, content: StoredDraft, top: number): number {
  return content.lines.length > 0 ? linesTable(sheet, content, top) : oneSum(sheet, content, top);
}

function oneSum(sheet: Sheet, content: StoredDraft, top: number): number {
  const y = sheet.within('Table', () => {
    row(sheet, 'TH', [() => heading(sheet, 'Omschrijving', top), () => heading(sheet, 'Bedrag', top, RIGHT)]);
    sheet.line(LEFT, top + 8, WIDTH);
    let end = top;
    const what = () => {
      const under = sheet.paragraph(content.title, LEFT, top + 28, COLUMN, { bold: true, size: 11 });
      const below = printedAt('belowTitle', content).join('\n');
      end = sheet.paragraph(below, LEFT, under + 2, COLUMN, { color: SOFT });
    };
    const amount = () => sheet.text(formatCents(content.amount), LEFT, top + 28, { size: 11, to: RIGHT });
    row(sheet, 'TD', [what, amount]);
    sheet.line(LEFT, end + 4, WIDTH);
    return total(sheet, content.amount, end + 26);
  });
  return exempt(sheet, y);
}

function linesTable(sheet: Sheet, content: StoredDraft, top: number): number {
  const { lines, title } = content;
  const withVat = tellsVat(lines);
  const under = sheet.paragraph(title, LEFT, top, WIDTH, { bold: true, size: 11 });
  const below = printedAt('belowTitle', content).join('\n');
  const head = below ? sheet.paragraph(below, LEFT, under + 2, COLUMN, { color: SOFT }) + 10 : under + 8;
  const y = sheet.within('Table', () => {
    const end = lineRows(sheet, lines, columnsOf(withVat), head);
    sheet.line(LEFT, end - 4, WIDTH);
    const { net, vat, total: sum } = sumLines(lines);
    if (!withVat) return total(sheet, sum, end + 18);
    const sums: [string, number][] = [['Subtotaal', net], ...vat.map(vatRow)];
    sums.forEach(([label, amount], at) => {
      const below = end + 14 + at * 15;
      row(sheet, 'TD', [
        () => sheet.text(label, LEFT, below),
        () => sheet.text(formatCents(amount), LEFT, below, { to: RIGHT }),
      ]);
    });
    return total(sheet, sum, end + 20 + sums.length * 15);
  });
  return withVat ? y : exempt(sheet, y);
}

/** The head of the table and a row for each line. @returns the baseline of what comes below */
function lineRows(
  sheet: Sheet,
  lines: readonly InvoiceLine[],
  columns: readonly TableColumn[],
  head: number,
): number {
  row(
    sheet,
    'TH',
    columns.map(
      ({ label, to }) =>
        () =>
          heading(sheet, label, head, to),
    ),
  );
  sheet.line(LEFT, head + 8, WIDTH);
  const [first, ...others] = columns;
  return lines.reduce((y, line) => {
    let next = y;
    const what = () => {
      next = sheet.paragraph(line.description, LEFT, y, first?.width ?? COLUMN, { size: SIZE }) + GAP;
    };
    const cells = others.map(
      ({ textOf, to }) =>
        () =>
          sheet.text(textOf(line), LEFT, y, { size: SIZE, to }),
    );
    row(sheet, 'TD', [what, ...cells]);
    return next;
  }, head + 24);
}

/** A row of the table, for who hears the sheet. */
function row(sheet: Sheet, type: 'TH' | 'TD', cells: readonly (() => void)[]): void {
  sheet.within('TR', () => cells.forEach((draw) => sheet.within(type, draw)));
}

interface TableColumn {
  label: string;
  /** Its right edge; absent: it begins at the left. */
  to?: number;
  width?: number;
  textOf: (line: InvoiceLine) => string;
}

function columnsOf(withVat: boolean): TableColumn[] {
  const [quantity, price] = withVat ? [330, 408] : [372, 456];
  return [
    { label: 'Omschrijving', width: quantity - 110, textOf: ({ description }) => description },
    { label: 'Aantal', to: quantity, textOf: (line) => pieces.format(line.quantity / 100) },
    { label: 'Prijs', to: price, textOf: (line) => formatCents(line.price) },
    ...(withVat ? [{ label: 'Btw', to: 458, textOf: ({ vatRate }: InvoiceLine) => rateText(vatRate) }] : []),
    { label: 'Bedrag', to: RIGHT, textOf: (line) => formatCents(netOf(line)) },
  ];
}

function rateText(rate: VatRate): string {
  return rate === VatRate.exempt ? 'vrij' : `${percentOf[rate]}%`;
}

function vatRow({ vatRate, net, vat }: InvoiceVat): [string, number] {
  const what = vatRate === VatRate.exempt ? 'Vrijgesteld van btw' : `Btw ${percentOf[vatRate]}%`;
  return [`${what} over ${formatCents(net)}`, vat];
}

function heading(sheet: Sheet, text: string, y: number, to?: number): void {
  sheet.text(text, LEFT, y, { bold: true, color: SOFT, size: 9, to });
}

function total(sheet: Sheet, amount: number, y: number): number {
  const style = { bold: true, size: 13 };
  row(sheet, 'TD', [
    () => sheet.text('Totaal', LEFT, y, style),
    () => sheet.text(formatCents(amount), LEFT, y, { ...style, to: RIGHT }),
  ]);
  return y;
}

function exempt(sheet: Sheet, y: number): number {
  sheet.text(EXEMPT, LEFT, y + 20, { size: 9, color: SOFT });
  return y + 20;
}
