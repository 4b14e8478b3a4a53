import type { SecretariatBankYearsQuery } from '../../gql/graphql';

/** The years in which a line can be booked, newest first. */
export type BankYears = SecretariatBankYearsQuery['accountancyYears'];

/** A committee in a year as people know it: '4 - Optocht'; its number when the year is not known. */
export function bookedOn(
  years: BankYears,
  { yearId, wg }: { yearId?: string | null; wg?: string | null },
): string {
  if (!yearId) return 'Kruispost, tussen eigen rekeningen';
  const group = years.find(({ id }) => id === yearId)?.workgroups.find(({ index }) => index === wg);
  return group ? `${group.index} - ${group.title}` : `commissie ${wg ?? ''}`;
}
