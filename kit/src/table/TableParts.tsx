import { flexRender, type Header } from '@tanstack/react-table';
import { Checkbox, VisuallyHidden } from 'kit/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';

import type { Column } from './column';
import { cellStyleOf } from './TableRow';
import { SortButton } from './tableStyle';
import type { RowSelection } from './useRowSelection';

/** The tick of all rows. */
export function TickAll<Item>({
  selection: { chosen, isAll, toggleAll },
}: {
  selection: RowSelection<Item>;
}) {
  return (
    <th scope="col" data-part="tick" data-label="">
      <Checkbox
        label={<VisuallyHidden>Alle rijen kiezen</VisuallyHidden>}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={toggleAll}
      />
    </th>
  );
}

/** The row of totals, when a column has one. */
export function Footer<Item>({
  columns,
  isExpandable,
  hasTicks,
}: {
  columns: readonly Column<Item>[];
  isExpandable: boolean;
  hasTicks: boolean;
}) {
  if (columns.every(({ footer }) => footer === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {hasTicks && <td data-part="tick" data-label="" />}
        {columns.map(({ id, header, footer, align, nowrap }) => (
          <td key={id} data-label={header} data-align={align} data-nowrap={nowrap || undefined}>
            {footer}
          </td>
        ))}
        {isExpandable && <td data-label="" />}
      </tr>
    </tfoot>
  );
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** A heading, which sorts where its column can. */
export function Heading<Item>({ header: { column, getContext } }: { header: Header<Item, unknown> }) {
  const text = flexRender(column.columnDef.header, getContext());
  const sorted = column.getIsSorted();
  const { align } = cellStyleOf(column);
  if (!column.getCanSort()) {
    return (
      <th scope="col" data-align={align} data-label={text ? undefined : ''}>
        {text || <VisuallyHidden>Acties</VisuallyHidden>}
      </th>
    );
  }
  return (
    <th scope="col" data-align={align} aria-sort={sorted ? directions[sorted] : undefined}>
      <SortButton type="button" onClick={column.getToggleSortingHandler()}>
        {text}
        {sorted === 'asc' && <ArrowUp aria-hidden />}
        {sorted === 'desc' && <ArrowDown aria-hidden />}
      </SortButton>
    </th>
  );
}
