import type { Column } from 'kit/table';

/** What numberColumn needs. */
export interface NumberColumn<Item> {
  id: string;
  header: string;
  /** The number of a row. */
  of: (row: Item) => number;
  /** Makes it text, such as formatEuro; absent: as it is. */
  show?: (value: number) => string | number;
  /** False where the order of the rows says something. */
  sortable?: boolean;
}

/** A column of numbers, with the sum of all rows below it. */
export function numberColumn<Item>(
  rows: readonly Item[],
  { id, header, of, show = (value) => value, sortable = true }: NumberColumn<Item>,
): Column<Item> {
  return {
    id,
    header,
    align: 'right',
    nowrap: true,
    cell: (row) => show(of(row)),
    sortValue: sortable ? of : undefined,
    footer: show(rows.reduce((sum, row) => sum + of(row), 0)),
  };
}
