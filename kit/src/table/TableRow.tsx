import type { Column as TableColumn, Row } from '@tanstack/react-table';
import { Checkbox, IconButton, VisuallyHidden } from 'kit/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import type { CardPart } from './cardParts';
import type { Column } from './column';
import { Chevron } from './tableStyle';
import type { RowBulk, RowSelection } from './useRowSelection';

/** What is below a row when it is open. */
export interface RowDetails<Item> {
  /** Whose details they are: names the button that opens the row. */
  name: (item: Item) => string;
  /** Made when the row is opened. */
  render: (item: Item) => ReactNode;
}

/** The headings are row 1 of a table. */
const FIRST_ROW = 2;

/** How the cells of a column are set. */
export type CellStyle = Pick<Column<never>, 'align' | 'nowrap' | 'keepWords'>;

/** How the cells of a column are set. */
export function cellStyleOf<Item>(column: TableColumn<Item, unknown>): CellStyle {
  return column.columnDef.meta ?? {};
}

/** The props of TableRow. */
export interface TableRowProps<Item> {
  row: Row<Item>;
  /** Which one of a table of which not all rows are in the page. */
  position: number | undefined;
  columns: readonly Column<Item>[];
  details: RowDetails<Item> | undefined;
  /** What each column is of a card. */
  parts: readonly CardPart[];
  isOpenAtFirst: boolean;
  /** One row of a table is a stop of the keyboard. */
  isStop: boolean;
  bulk: RowBulk<Item> | undefined;
  selection: RowSelection<Item>;
  /** Told of each row that opens or closes, also of a card that shows the rest of its cells. */
  onToggle: (key: string, isOpen: boolean) => void;
}

/**
 * A row, and below it its details when it is open. On a phone it opens too when it has cells that its card does not show.
 */
export function TableRow<Item>(props: TableRowProps<Item>) {
  const { row, position, columns, details, parts, isOpenAtFirst, isStop, bulk, selection, onToggle } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const toggle = () => {
    setOpen(!isOpen);
    onToggle(row.id, !isOpen);
  };
  // Called, not rendered as a component: a page that makes its columns anew must not lose what is in the cells.
  const cellOf = new Map(columns.map(({ id: column, cell }) => [column, cell]));
  return (
    <>
      <tr
        data-row={row.id}
        data-index={position}
        aria-rowindex={position === undefined ? undefined : position + FIRST_ROW}
        data-open={isOpen || undefined}
        aria-selected={bulk && selection.has(row.id)}
        tabIndex={isStop ? 0 : -1}
      >
        {bulk && <Tick row={row} bulk={bulk} selection={selection} />}
        {row.getVisibleCells().map(({ id: cell, column }, place) => (
          <td
            key={cell}
            id={parts[place] === 'title' ? `${id}-title` : undefined}
            data-part={parts[place]}
            data-label={column.columnDef.header as string}
            data-align={cellStyleOf(column).align}
            data-nowrap={cellStyleOf(column).nowrap || undefined}
            data-words={cellStyleOf(column).keepWords || undefined}
          >
            {cellOf.get(column.id)?.(row.original)}
          </td>
        ))}
        {details && (
          <td data-label="" data-align="right" data-part="action">
            <IconButton
              aria-label={`Details van ${details.name(row.original)}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={toggle}
            >
              <Chevron as={ChevronDown} aria-hidden />
            </IconButton>
          </td>
        )}
        {!details && parts.includes('rest') && (
          <td data-label="" data-part="more">
            <IconButton
              id={`${id}-more`}
              aria-label="Meer"
              aria-labelledby={`${id}-more ${id}-title`}
              aria-expanded={isOpen}
              onClick={toggle}
            >
              <Chevron as={ChevronDown} aria-hidden />
            </IconButton>
          </td>
        )}
      </tr>
      {details && isOpen && (
        <tr id={id} data-details>
          <td colSpan={columns.length + (bulk ? 2 : 1)}>{details.render(row.original)}</td>
        </tr>
      )}
    </>
  );
}

/** Chooses the row; with Shift all from the one that was ticked before. */
function Tick<Item>({
  row,
  bulk,
  selection,
}: Pick<TableRowProps<Item>, 'row' | 'selection'> & { bulk: RowBulk<Item> }) {
  return (
    <td data-label="" data-part="tick">
      <Checkbox
        label={<VisuallyHidden>{`${bulk.name(row.original)} kiezen`}</VisuallyHidden>}
        disabled={!selection.canChoose(row.original)}
        checked={selection.has(row.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </td>
  );
}

/** A row in the page: which of all it is, and how far its edges are from the first one's top, in px. */
interface PlacedRow {
  index: number;
  start: number;
  end: number;
}

/** The rows in the page, in their order, and how high all rows are together. */
export interface RowWindow {
  placed: readonly PlacedRow[];
  height: number;
}
