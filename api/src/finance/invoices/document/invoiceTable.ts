import { type Sheet, PAGE } from '../../../platform/pdf/sheet';
import { formatCents } from '../../../platform/text/inDutch';
import { printedAt, type StoredDraft } from '../invoiceFields';
import type { InvoiceLine, InvoiceVat } from '../invoiceLine.type';
import { netOf, percentOf, sumLines } from '../invoiceSums';
import { VatRate } from './vatRate';

/** The colours of an invoice. */
export const SOFT = '#6b6156';
export const RED = '#b5121b';
export const YELLOW = '#ffc526';

/** Its edges. */
export const LEFT = 56;
export const RIGHT = PAGE.width - 56;
export const WIDTH = RIGHT - LEFT;
/** Of what stands beside an amount, or beside the address of the foundation. */
export const COLUMN = 370;

const EXEMPT = 'De stichting is vrijgesteld van btw; over dit bedrag is geen btw berekend.';
const SIZE = 9.5;
const GAP = 3;
const pieces = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** Whether VAT is told of: not where all of it is exempt. */
export function tellsVat(lines: readonly Pick<InvoiceLine, 'vatRate'>[]): boolean {
  return lines.some(({ vatRate }) => vatRate !== VatRate.exempt);
}

/** What an invoice is for, with its sums. @returns the baseline of the last of it */
export function invoiceTable(sheet: Sheet, content: StoredDraft, top: number): number {
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
