import { formatCents } from '../../platform/text/inDutch';
import { jointName, listed } from '../members/households/householdNames';
import type { ClubMember } from '../members/member.model';
import { jubileeCountOf } from '../members/memberFacts';

/** Labels for each file: a sheet of three by eight, 70 by 37 mm. */
export const LABELS_PER_FILE = 24;

/** Whom a letter is addressed to. */
export type Addressed = Pick<
  ClubMember,
  'id' | 'firstName' | 'lastName' | 'gender' | 'adres' | 'postalCode' | 'city' | 'country'
> & { payments: readonly { year: number }[] };

/** What of a record goes into a letter or a label. */
export function addressedOf(member: Addressed): Addressed {
  const { id, firstName, lastName, gender, adres, postalCode, city, country, payments } = member;
  const years = payments.map(({ year }) => ({ year }));
  return { id, firstName, lastName, gender, adres, postalCode, city, country, payments: years };
}

/** Whom one letter is to: a member, or a household of which the first is named first. */
export type Together = readonly Addressed[];

/**
 * What the fields of a letter are filled with, of a household of all of them; what is no field stays as it was typed.
 * @param amount cents that it asks in all
 */
export function withFields(text: string, members: Together, year: string, amount: number): string {
  const values: Readonly<Record<string, string>> = {
    voornaam: listed(members.map(({ firstName, lastName }) => firstName || lastName)),
    achternaam: listed([...new Set(members.map(({ lastName }) => lastName))]),
    naam: jointName(members),
    lidnummer: listed(members.map(({ id }) => id)),
    jaar: year,
    contributie: formatCents(amount),
    jaren: listed(members.map(({ payments }) => String(jubileeCountOf(payments, Number(year))))),
  };
  return text.replace(/\{(\w+)\}/g, (field, name: string) => values[name] ?? field);
}

/** Name and address as on an envelope; of a household the address of the first. */
export function addressLines(members: Together): string[] {
  const [first] = members;
  if (!first) return [''];
  const { adres, postalCode, city, country } = first;
  // Two spaces between postal code and town, as the post asks.
  const lines = [jointName(members), adres, `${postalCode}  ${city}`];
  return country === 'Nederland' ? lines : [...lines, country.toUpperCase()];
}

/** A name for the file of a letter: the numbers keep two of the same name apart. */
export function letterName(members: Together): string {
  return `${jointName(members)} (${members.map(({ id }) => id).join(', ')}).docx`;
}
