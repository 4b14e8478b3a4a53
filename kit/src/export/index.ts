/** kit/export: a table as a file or on paper. */
export { ExportButtons, type ExportButtonsProps, toWorkbook } from './ExportButtons';
export type { ExportColumn, ExportTable } from './exportTable';
export { PrintStyle, PrintedOn } from './PrintStyle';
