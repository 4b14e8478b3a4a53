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
