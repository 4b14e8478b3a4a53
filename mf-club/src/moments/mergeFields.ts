/** What the server fills in for each member, with what it is, in the words of the buttons. */
export const mergeFields = [
  { field: '{voornaam}', label: 'Voornaam' },
  { field: '{achternaam}', label: 'Achternaam' },
  { field: '{naam}', label: 'Hele naam' },
  { field: '{lidnummer}', label: 'Lidnummer' },
  { field: '{jaar}', label: 'Jaar van de editie' },
  { field: '{contributie}', label: 'Contributie' },
  { field: '{jaren}', label: 'Aantal betaalde jaren' },
] as const;

/** A text with something put where the cursor is, and where the cursor is then. */
export function insertAt(
  text: string,
  [from, to]: readonly [from: number, to: number],
  inserted: string,
): { text: string; cursor: number } {
  return { text: text.slice(0, from) + inserted + text.slice(to), cursor: from + inserted.length };
}
