import type { ExportTable } from './exportTable';

/** A table as a workbook, to be put into something else; what writes it is fetched when it is asked for. */
export async function toWorkbook<Row>(table: ExportTable<Row>): Promise<Blob> {
  return (await import('./saveXlsx')).toXlsx(table);
}
