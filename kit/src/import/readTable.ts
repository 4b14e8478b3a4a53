import Papa from 'papaparse';

import type { Cell } from './cell';

/** A row of a file. */
export interface TableRow {
  /** Its number as a spreadsheet shows it. */
  line: number;
  cells: readonly Cell[];
}

/** A file as a table: its headings, and the rows below them. */
export interface ImportTable {
  fileName: string;
  headings: readonly string[];
  rows: readonly TableRow[];
}

/** As many as a server takes at once, unless the caller says otherwise. */
const MOST_ROWS = 2000;
/** More is no list of people. */
const MOST_BYTES = 10_000_000;

const messages = {
  kind: 'Kies een CSV- of een xlsx-bestand. Een ouder .xls-bestand sla je in Excel op als .xlsx.',
  size: 'Dit bestand is groter dan 10 MB.',
  unreadable: 'Dit bestand kan niet worden gelezen. Sla het opnieuw op als CSV of xlsx.',
  empty: 'In dit bestand staan geen regels onder de koppen.',
  rows: (most: number) =>
    `In dit bestand staan meer dan ${most.toLocaleString('nl-NL')} regels. Deel het op.`,
};

/**
 * The first sheet of a workbook, or a CSV, as a table.
 * @throws Error, whose message is for who chose the file
 */
export async function readTable(file: File, mostRows = MOST_ROWS): Promise<ImportTable> {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!['csv', 'txt', 'xlsx'].includes(extension)) throw new Error(messages.kind);
  if (file.size > MOST_BYTES) throw new Error(messages.size);
  const bytes = await file.arrayBuffer();
  const cells = extension === 'xlsx' ? await xlsxCells(bytes) : csvCells(bytes);
  const [first, ...rows] = cells
    .map((row, index) => ({ line: index + 1, cells: row.map(tidy) }))
    .filter((row) => row.cells.some((cell) => cell !== null));
  if (!first || rows.length === 0) throw new Error(messages.empty);
  if (rows.length > mostRows) throw new Error(messages.rows(mostRows));
  const headings = first.cells.map((cell) => (cell === null ? '' : String(cell)));
  return { fileName: file.name, headings, rows };
}

/** What reads workbooks is fetched when there is one. */
async function xlsxCells(bytes: ArrayBuffer): Promise<Cell[][]> {
  const { readXlsx } = await import('./readXlsx');
  try {
    return await readXlsx(bytes);
  } catch {
    throw new Error(messages.unreadable);
  }
}

/** Semicolons, commas or tabs: whichever gives the most headings. Guessing by all lines fails for short lists. */
function csvCells(bytes: ArrayBuffer): Cell[][] {
  const [, marked, text = ''] = /^(?:sep=(.)\r?\n)?([^]*)$/.exec(textOf(bytes)) ?? [];
  const headings = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  const [best = ';'] = [';', ',', '\t', '|'].sort((a, b) => headings(b) - headings(a));
  return Papa.parse<string[]>(text, { delimiter: marked ?? best }).data;
}

/** UTF-8, or what a Dutch Excel writes when it is asked for plain CSV (windows-1252) or Unicode text (UTF-16). */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function tidy(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  // Our own export writes ' before what Excel would take for a formula.
  return cell.trim().replace(/^'(?=[=@+-])/, '') || null;
}
