/**
 * The committee permissions of a user: the committee's id makes a member, the id
 * followed by '-vz' beside it the chair. Kept in the order of the committees, so equal choices are equal lists.
 */
type Commissions = readonly { id: string }[];

const chairEntry = (id: string) => `${id}-vz`;

/** Whether the entries make their holder the chair of this committee. */
export function isChair(entries: readonly string[], id: string): boolean {
  return entries.includes(chairEntry(id));
}

/** What was read, tidied: a chair is a member too, and committees that are gone are left out. */
export function readEntries(commissions: Commissions, entries: readonly string[]): string[] {
  return commissions.flatMap(({ id }) => {
    if (isChair(entries, id)) return [id, chairEntry(id)];
    return entries.includes(id) ? [id] : [];
  });
}

/** After committees were checked or unchecked: who is no longer in one does not chair it. */
export function withMemberships(commissions: Commissions, entries: readonly string[]): string[] {
  const left = commissions.filter(({ id }) => !entries.includes(id)).map(({ id }) => chairEntry(id));
  return readEntries(
    commissions,
    entries.filter((entry) => !left.includes(entry)),
  );
}

/** After 'Voorzitter' was checked, which makes a member too, or unchecked, which leaves a member. */
export function withChair(
  commissions: Commissions,
  entries: readonly string[],
  id: string,
  chair: boolean,
): string[] {
  const others = entries.filter((entry) => entry !== chairEntry(id));
  return readEntries(commissions, chair ? [...others, chairEntry(id)] : others);
}

/** The committees of somebody else, as a plain member of each. */
export function plainMember(commissions: Commissions, entries: readonly string[]): string[] {
  return commissions.map(({ id }) => id).filter((id) => entries.includes(id) || isChair(entries, id));
}
