/** A column of an exported table. */
export interface ExportColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null;
}

/** What is exported. */
export interface ExportTable<Row> {
  /** Without extension. */
  fileName: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
}

/** The cells of a table without its headings; an empty text is an empty cell. */
export function toCells<Row>({ columns, rows }: ExportTable<Row>): (string | number | null)[][] {
  return rows.map((row) =>
    columns.map(({ value }) => {
      const cell = value(row);
      return cell === '' ? null : cell;
    }),
  );
}
