import {
  type ColumnDef,
  functionalUpdate,
  getCoreRowModel,
  getSortedRowModel,
  type Row,
  type SortingState,
  type Updater,
  useReactTable,
} from '@tanstack/react-table';
import { VisuallyHidden } from 'kit/ui';
import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react';

import { BulkBar } from './BulkBar';
import { cardParts } from './cardParts';
import type { Column } from './column';
import { useRowDensity } from './rowDensity';
import { isLongTable, TableBody } from './TableBody';
import { Footer, Heading, TickAll } from './TableParts';
import type { CellStyle, RowDetails } from './TableRow';
import { Frame, Root } from './tableStyle';
import { useRowKeys } from './useRowKeys';
import { type RowBulk, useRowSelection } from './useRowSelection';

/** By which column rows are sorted. */
export interface TableSort {
  column: string;
  descending?: boolean;
}

/** The props of Table. */
export interface TableProps<Item> {
  /** What it lists, for screen readers. */
  caption: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  /** What tells a row from the others; without it that is the `id` of its item. */
  rowKey?: (item: Item) => string;
  initialSort?: TableSort;
  /** The order, when the page keeps it (in its address, say); an unknown column leaves the rows as they are. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Rows that open below themselves; several can be open. */
  details?: RowDetails<Item>;
  /** The key of the row that is open at first, when the page keeps it (in its address, say). */
  openRow?: string;
  /** Told which row was opened last; '' when that one is closed. */
  onOpenRow?: (key: string) => void;
  /** What can be done with several rows at once, where rows are not cards. */
  bulk?: RowBulk<Item>;
}

const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

function compare<Item>({ sortValue }: Column<Item>) {
  return (a: Row<Item>, b: Row<Item>) => {
    const [left, right] = [sortValue?.(a.original) ?? '', sortValue?.(b.original) ?? ''];
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : collator.compare(String(left), String(right));
  };
}

const idOf = (item: unknown) => (item as { id: string }).id;

/** Rows to compare, which can be sorted by a click on a heading; where they do not fit each row becomes a card. */
export function Table<Item extends { id: string }>(props: TableProps<Item>): ReactNode;
/** The same of items without an `id`. */
export function Table<Item>(props: TableProps<Item> & Required<Pick<TableProps<Item>, 'rowKey'>>): ReactNode;
export function Table<Item>(props: TableProps<Item>) {
  const { caption, columns, rows, rowKey = idOf, initialSort, sort, onSort, details, openRow } = props;
  const { onOpenRow, bulk } = props;
  const root = useRef<HTMLTableElement>(null);
  const { density } = useRowDensity();
  useRowKeys(root);
  const [own, setOwn] = useState(initialSort);
  // Once somebody opens or closes a row, none opens by itself: not one that was gone and comes back either.
  const [linked, setLinked] = useState(openRow);
  const sorting = useSorting(sort ?? own, columns);
  const changeSorting = (change: Updater<SortingState>) => {
    const [next] = functionalUpdate(change, sorting);
    if (!next) return;
    const wanted = { column: next.id, descending: next.desc };
    setOwn(wanted);
    onSort?.(wanted);
  };
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<Item> => ({
        id: column.id,
        header: column.header,
        cell: ({ row }) => column.cell(row.original),
        enableSorting: column.sortValue !== undefined,
        accessorFn: column.sortValue ?? (() => ''),
        sortingFn: compare(column),
        sortDescFirst: false,
        meta: { align: column.align, nowrap: column.nowrap, keepWords: column.keepWords } satisfies CellStyle,
      })),
    [columns],
  );
  const data = useSameRows(rows);
  const parts = cardParts(columns);
  // A row of two cells and a button is a card on a phone, too.
  const width =
    (details ? Math.max(3, columns.length) : columns.length) + columns.filter(({ wide }) => wide).length;
  const table = useReactTable({
    data,
    columns: definitions,
    state: { sorting },
    onSortingChange: changeSorting,
    getRowId: rowKey,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    enableSortingRemoval: false,
    // There are no pages of it, and resetting them renders once more.
    autoResetPageIndex: false,
  });
  const shown = table.getRowModel().rows;
  const isLong = isLongTable(shown);
  const selection = useRowSelection(shown, bulk);
  const stop = useStop(shown, details !== undefined || bulk !== undefined);
  return (
    <Frame>
      <Root
        ref={root}
        data-keys
        aria-rowcount={isLong ? shown.length + 1 : undefined}
        data-density={density}
        $columns={width}
      >
        <caption>{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={isLong ? 1 : undefined}>
              {bulk && <TickAll selection={selection} />}
              {group.headers.map((header) => (
                <Heading key={header.id} header={header} />
              ))}
              {details && (
                <th scope="col" data-label="">
                  <VisuallyHidden>Details</VisuallyHidden>
                </th>
              )}
            </tr>
          ))}
        </thead>
        <TableBody
          density={density}
          rows={shown}
          columns={columns}
          details={details}
          parts={parts}
          bulk={bulk}
          selection={selection}
          stop={stop.at}
          linked={linked}
          onFocus={stop.onFocus}
          onToggle={(key, isOpen) => {
            setLinked(undefined);
            if (isOpen || key === openRow) onOpenRow?.(isOpen ? key : '');
          }}
        />
        <Footer columns={columns} isExpandable={details !== undefined} hasTicks={bulk !== undefined} />
      </Root>
      {bulk && <BulkBar bulk={bulk} selection={selection} columns={width} />}
    </Frame>
  );
}

/** The same list as long as its rows are: a page may make it anew whenever it is rendered, and then all are sorted again. */
function useSameRows<Item>(rows: readonly Item[]): Item[] {
  const [same, setSame] = useState(() => [...rows]);
  const isSame = same.length === rows.length && same.every((row, at) => row === rows[at]);
  if (isSame) return same;
  const next = [...rows];
  setSame(next);
  return next;
}

/**
 * An address may name a column that is not there. The same list as long as the order is the same: for the table another
 * list is a change, which it renders again.
 */
function useSorting<Item>(sort: TableSort | undefined, columns: readonly Column<Item>[]): SortingState {
  const id = columns.find((column) => column.id === sort?.column && column.sortValue)?.id;
  const desc = sort?.descending ?? false;
  return useMemo(() => (id === undefined ? [] : [{ id, desc }]), [id, desc]);
}

/** The row that Tab goes to: the one that had the focus last, and the first one before that. */
function useStop(rows: readonly { id: string }[], hasStop: boolean) {
  const [last, setLast] = useState<string>();
  const at = hasStop ? (rows.find(({ id }) => id === last) ?? rows[0])?.id : undefined;
  const onFocus = ({ target }: FocusEvent) => {
    const key = target instanceof HTMLTableRowElement ? target.dataset.row : undefined;
    if (key !== undefined) setLast(key);
  };
  return { at, onFocus };
}
