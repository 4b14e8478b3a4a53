import type { Mark, Measure, Sheet } from '../../../platform/pdf/sheet';
import { LEFT, SheetFlow, WIDTH } from '../../../platform/pdf/sheet';
import { drawSheets, pdfMeasure } from '../../../platform/pdf/sheetPdf';
import { formatCents } from '../../../platform/text/inDutch';

/** A row of a table: its amounts in cents, and what the treasurer says of it. */
export interface PrintedRow {
  label: string;
  amounts: readonly (number | null)[];
  note: string;
}

/** The annual accounts as they are printed. */
export interface PrintedAccounts {
  title: string;
  foundation: string;
  isDraft: boolean;
  /** The first and the last day, as they are written. */
  days: readonly string[];
  balances: readonly PrintedRow[];
  own: PrintedRow;
  /** The title of the year before; null: there is none. */
  previous: string | null;
  committees: readonly PrintedRow[];
  result: PrintedRow;
  differences: readonly { text: string; amount: number }[];
  /** What is open at the end, by name. */
  open: readonly { label: string; rows: readonly PrintedRow[] }[];
}

const COLUMN = 66;
/** So many letters of a heading fit in a column. */
const NARROW = 12;
const GREY = '#6b6257';
const SIZE = 9;

/** The annual accounts as a pdf of A4. */
export async function printAnnualAccounts(accounts: PrintedAccounts): Promise<Uint8Array> {
  return drawSheets(accounts.title, annualSheets(accounts, await pdfMeasure()));
}

/** What stands on each sheet: a row is never parted from its note, a heading never stands last. */
export function annualSheets(accounts: PrintedAccounts, measure: Measure): (readonly Mark[])[] {
  const flow = new SheetFlow(measure);
  const put: SheetFlow['put'] = (draw, below) => flow.put(draw, below);
  const heading = (text: string) =>
    put((on, from) => on.paragraph(text, LEFT, from + 16, WIDTH, { size: 13, bold: true }) + 2, 60);
  const table = (head: readonly string[], rows: readonly PrintedRow[], total?: PrintedRow) => {
    put((on, from) => printRow(on, from, { label: '', amounts: [], note: '' }, { head }), 30);
    for (const row of rows) put((on, from) => printRow(on, from, row, { columns: head.length }));
    if (total) put((on, from) => printRow(on, from, total, { columns: head.length, isTotal: true }));
  };
  const { title, foundation, isDraft, days, previous, differences } = accounts;
  put((on, from) => on.within('H1', () => on.paragraph(title, LEFT, from, WIDTH, { size: 20, bold: true })));
  const state = isDraft ? 'concept' : 'vastgesteld';
  put((on, from) =>
    on.paragraph([foundation, state].filter(Boolean).join(', '), LEFT, from, WIDTH, { color: GREY }),
  );
  for (const { text, amount } of differences.length > 0
    ? differences
    : [{ text: 'Sluit op de cent.', amount: 0 }]) {
    const line = amount === 0 ? text : `${text}: ${formatCents(amount)}`;
    put((on, from) => on.paragraph(line, LEFT, from, WIDTH));
  }
  heading('Balans');
  table(days, accounts.balances, accounts.own);
  heading('Baten en lasten');
  const columns = [
    'Inkomsten',
    'Uitgaven',
    'Saldo',
    'Begroot',
    ...(previous === null ? [] : [previous.length > NARROW ? 'Vorig jaar' : previous]),
  ];
  table(columns, accounts.committees, accounts.result);
  for (const { label, rows } of accounts.open) {
    heading(label);
    table([days.at(-1) ?? ''], rows);
  }
  return flow.marks();
}

interface RowStyle {
  /** Headings instead of amounts. */
  head?: readonly string[];
  columns?: number;
  isTotal?: boolean;
}

/** @returns where the next one begins */
function printRow(
  sheet: Sheet,
  from: number,
  row: PrintedRow,
  { head, columns = 0, isTotal }: RowStyle,
): number {
  const count = head?.length ?? columns;
  const texts =
    head ?? row.amounts.slice(0, count).map((amount) => (amount === null ? '–' : formatCents(amount)));
  const style = { size: SIZE, bold: isTotal === true };
  const width = WIDTH - count * COLUMN;
  if (isTotal) sheet.line(LEFT, from - 10, WIDTH, GREY);
  return sheet.within('Table', () =>
    sheet.within('TR', () => {
      let y = sheet.within(head ? 'TH' : 'TD', () =>
        sheet.paragraph(row.label, LEFT, from, width - 8, style),
      );
      texts.forEach((text, at) =>
        sheet.within(head ? 'TH' : 'TD', () =>
          sheet.text(text, LEFT, from, {
            ...style,
            ...(head && { color: GREY }),
            to: LEFT + WIDTH - (count - 1 - at) * COLUMN,
          }),
        ),
      );
      if (row.note) y = sheet.paragraph(row.note, LEFT, y - 1, WIDTH - COLUMN, { size: SIZE, color: GREY });
      return y + 4;
    }),
  );
}
