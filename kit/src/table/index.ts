/** kit/table: rows to compare. A room of its own, because of the library it brings. */
export type { Column } from './column';
export { Table, type TableProps, type TableSort } from './Table';
export type { RowDetails } from './TableRow';
export { RowActions } from './tableStyle';
