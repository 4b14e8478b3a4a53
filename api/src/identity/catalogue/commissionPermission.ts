/**
 * Committee permissions: the id of a committee marks a member, the id followed by '-vz' marks the chair. A chair holds
 * both; a member is whoever holds the bare id and not the one with '-vz' (docs/domain/portal.md, P37).
 */
const CHAIR_SUFFIX = '-vz';

/** The entry that marks the chair of this committee. */
export function chairEntry(commissionId: string): string {
  return `${commissionId}${CHAIR_SUFFIX}`;
}

/** The committee an entry is about, chair or not. */
export function commissionIdOf(entry: string): string {
  return entry.endsWith(CHAIR_SUFFIX) ? entry.slice(0, -CHAIR_SUFFIX.length) : entry;
}

/** Whether the entries make their holder the chair. */
export function isChairIn(entries: readonly string[], commissionId: string): boolean {
  return entries.includes(chairEntry(commissionId));
}

/** Whether the entries give access to the committee, as member or as chair. */
export function belongsTo(entries: readonly string[], commissionId: string): boolean {
  return entries.includes(commissionId) || isChairIn(entries, commissionId);
}

/** The committees of the entries, each once. */
export function commissionIdsOf(entries: readonly string[]): string[] {
  return [...new Set(entries.map(commissionIdOf))];
}

/** Each entry once, and the bare id beside every '-vz': what is stored. */
export function normalizeEntries(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => [commissionIdOf(entry), entry]))];
}
