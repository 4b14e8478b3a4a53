import type { ReactNode } from 'react';

/** A column of a Table. */
export interface Column<Item> {
  id: string;
  /** '' for a column of buttons. */
  header: string;
  cell: (item: Item) => ReactNode;
  /** Makes the column sortable: numbers by size, texts as in Dutch. */
  sortValue?: (item: Item) => string | number;
  align?: 'right';
  /** Short texts that must stay on one line, such as a date or a phone number. */
  nowrap?: boolean;
  /** Long texts, such as an address: where there is no room for two columns in its place, rows are cards. */
  wide?: boolean;
  /** Names: their words stay whole where the table is narrow. What is long and has no spaces may break otherwise. */
  keepWords?: boolean;
  /**
   * What it is on a phone, where a row is a card: its title, in the one line below that ('labelled': with its heading), a
   * button beside it, or among what opens. Without it: the first column of names is the title, the next three are the
   * line, those without a heading are buttons.
   */
  phone?: 'title' | 'line' | 'labelled' | 'action' | 'rest';
  /** What stands below the column, such as its total. It stays below, however the rows are sorted. */
  footer?: ReactNode;
}
