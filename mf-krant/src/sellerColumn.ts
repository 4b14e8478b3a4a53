import type { Column } from 'kit/table';

/** The names of sellers, in a table with totals below it. */
export const sellerColumn: Column<{ name: string }> = {
  id: 'name',
  header: 'Verkoper',
  keepWords: true,
  cell: ({ name }) => name,
  sortValue: ({ name }) => name,
  footer: 'Totaal',
};
