import type { Column } from './column';

/** What a column is of the card that a row is on a phone. */
export type CardPart = NonNullable<Column<never>['phone']>;

/** As many fit in the line below the title. */
const IN_LINE = 3;

/** What each column is of the card, in their order: as it says itself, and otherwise by what it looks like. */
export function cardParts<Item>(columns: readonly Column<Item>[]): CardPart[] {
  const title = titleOf(columns);
  const saysLine = columns.some(({ phone }) => phone === 'line' || phone === 'labelled');
  let room = saysLine ? 0 : IN_LINE;
  return columns.map((column, position) => {
    if (column.phone) return column.phone;
    if (position === title) return 'title';
    if (column.header === '') return 'action';
    return room-- > 0 ? 'line' : 'rest';
  });
}

function titleOf<Item>(columns: readonly Column<Item>[]): number {
  const said = columns.findIndex(({ phone }) => phone === 'title');
  if (said >= 0) return said;
  const isFree = ({ phone, header }: Column<Item>) => !phone && header !== '';
  const name = columns.findIndex((column) => isFree(column) && column.keepWords);
  return name >= 0 ? name : columns.findIndex(isFree);
}
