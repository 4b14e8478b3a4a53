/** kit/export: a table as a file or on paper. */
export { ExportButtons, type ExportButtonsProps } from './ExportButtons';
export type { ExportColumn, ExportTable } from './exportTable';
export { PrintedOn } from './PrintedOn';
export { PrintStyle } from './PrintStyle';
export { toWorkbook } from './toWorkbook';
