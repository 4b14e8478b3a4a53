/**
 * kit/import: files that people have, read as a table. No shared module: each area bundles what it uses of it, with what
 * reads the files.
 */
export { type Cell, dayOfCell, phoneOf, textOfCell } from './cell';
export { type ImportTable, readTable, type TableRow } from './readTable';
export { RowsFileButton, type RowsFileButtonProps } from './RowsFileButton';
