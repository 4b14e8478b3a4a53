import { saveBlob } from 'kit/download';
import Papa from 'papaparse';

import { type ExportTable, toCells } from './exportTable';

/**
 * What Excel would run as a formula, and gets a ' before it. A plain number or phone number ('-12,50',
 * '+31 6 12345678') stays as it is.
 */
const FORMULA = /^(?:[=@\t\r\n＝＠＋－]|[+-](?![\d ().,]*$))/;

/** A table as CSV the way a Dutch Excel opens it: semicolons, CRLF, UTF-8 with its mark. */
export function toCsv<Row>(table: ExportTable<Row>): Blob {
  const text = Papa.unparse(
    { fields: table.columns.map(({ header }) => header), data: toCells(table).map((row) => row.map(dutch)) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

/** With a comma: a Dutch Excel reads 3.5 as the third of May. */
function dutch(cell: string | number | null): string | null {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
}

/** Makes a CSV file and saves it. */
export function saveCsv<Row>(table: ExportTable<Row>): void {
  saveBlob(toCsv(table), `${table.fileName}.csv`);
}
