import type { ClubMember, ClubPayment } from './member.model';

/** Every so many paid years is a jubilee (docs/domain/club.md, C16). */
const JUBILEE = 11;

/** "Jan de Vries"; who has only a last name has that one. */
export function nameOf({ firstName, lastName }: Pick<ClubMember, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The year in which somebody joined: a membership number begins with it. */
export function joinedIn({ id }: Pick<ClubMember, 'id'>): number {
  return Number(id.slice(0, 4));
}

/** How many years somebody paid up to a year, which counts as paid. @param until the club year, or that of an edition */
export function jubileeCountOf(payments: readonly Pick<ClubPayment, 'year'>[], until: number): number {
  return new Set([...payments.map(({ year }) => year).filter((year) => year <= until), until]).size;
}

/** Whether a number of paid years is a jubilee. */
export function isJubilee(years: number): boolean {
  return years > 0 && years % JUBILEE === 0;
}
