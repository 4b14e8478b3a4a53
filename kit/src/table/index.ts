/** kit/table: rows to compare. A room of its own, because of the library it brings. */
export type { Column } from './column';
export { KeyHint, type KeyHintProps } from './KeyHint';
export { useLetterKeys } from './letterKeys';
export { type RowDensity, useRowDensity } from './rowDensity';
export { Table, type TableProps, type TableSort } from './Table';
export type { RowDetails } from './TableRow';
export { InCard, RowActions } from './tableStyle';
export { type KeyActions, useKeys } from './useKeys';
export type { RowBulk } from './useRowSelection';
