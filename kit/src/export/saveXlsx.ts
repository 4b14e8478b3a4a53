import { saveBlob } from 'kit/download';
import writeXlsxFile, { type SheetData } from 'write-excel-file/browser';

import { type ExportTable, toCells } from './exportTable';

const NARROWEST = 8;
const WIDEST = 60;
/** Excel takes no more in a cell. */
const LONGEST = 32_767;
/** What XML, and so a spreadsheet, cannot hold. */
const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A table as a workbook: texts stay texts ('0612', '+31 6', '=1+1'), the headings are bold and stay in view. */
export function toXlsx<Row>(table: ExportTable<Row>): Promise<Blob> {
  const cells = toCells(table);
  const data: SheetData = [
    table.columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const })),
    ...cells.map((row) => row.map(cellFor)),
  ];
  return writeXlsxFile(data, {
    columns: table.columns.map(({ header }, column) => ({
      width: widthFor([header, ...cells.map((row) => row[column])]),
    })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** Makes a workbook and saves it. */
export async function saveXlsx<Row>(table: ExportTable<Row>): Promise<void> {
  saveBlob(await toXlsx(table), `${table.fileName}.xlsx`);
}

function cellFor(value: string | number | null) {
  if (value === null) return null;
  if (typeof value === 'number') return { value, type: Number };
  // '@' keeps it a text also when somebody edits the cell later.
  return { value: value.replace(unwritable, '').slice(0, LONGEST), type: String, format: '@' };
}

/** Wide enough for the longest line of a column, within reason; about one for each character. */
function widthFor(values: readonly (string | number | null | undefined)[]): number {
  const lengths = values.flatMap((value) =>
    String(value ?? '')
      .split('\n')
      .map((line) => line.length),
  );
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths) + 2);
}
