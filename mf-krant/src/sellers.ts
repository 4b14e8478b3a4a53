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

/** Who is responsible, by name; null also for a user who is gone. */
export function contactName({
  contact,
  contactId,
}: {
  contact: { name: string } | null;
  contactId?: string | null;
}): string {
  if (contact) return contact.name;
  return contactId ? 'Onbekend' : 'Zonder contactpersoon';
}
