/**
 * kit/import: files that people have, read as a table. What reads them comes when there is one.
 */
export { type Cell, dayOfCell, phoneOf, textOfCell } from './cell';
export { type ImportTable, readTable, type TableRow } from './readTable';
export { RowsFileButton, type RowsFileButtonProps } from './RowsFileButton';
