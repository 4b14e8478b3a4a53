import { formatCents } from '../../platform/text/formatCents';
import type { ClubMember } from '../members/member.model';
import { jubileeCountOf, nameOf } from '../members/memberFacts';

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

/** What the fields of a letter are filled with; what is no field stays as it was typed. */
export function withFields(text: string, member: Addressed, year: string, contribution: number): string {
  const values: Readonly<Record<string, string>> = {
    voornaam: member.firstName || member.lastName,
    achternaam: member.lastName,
    naam: nameOf(member),
    lidnummer: member.id,
    jaar: year,
    contributie: formatCents(contribution),
    jaren: String(jubileeCountOf(member.payments, Number(year))),
  };
  return text.replace(/\{(\w+)\}/g, (field, name: string) => values[name] ?? field);
}

/** "Beste Jan," or, without a first name, "Geachte heer De Vries,". */
export function salutation({ firstName, lastName, gender }: Addressed): string {
  if (firstName) return `Beste ${firstName},`;
  const title = gender ? { m: 'heer ', f: 'mevrouw ' }[gender] : 'heer of mevrouw ';
  return `Geachte ${title}${lastName},`;
}

/** Name and address as on an envelope. */
export function addressLines(member: Addressed): string[] {
  const { adres, postalCode, city, country } = member;
  // Two spaces between postal code and town, as the post asks.
  const lines = [nameOf(member), adres, `${postalCode}  ${city}`];
  return country === 'Nederland' ? lines : [...lines, country.toUpperCase()];
}

/** A name for the file of a letter: the number keeps two of the same name apart. */
export function letterName(member: Addressed): string {
  return `${nameOf(member)} (${member.id}).docx`;
}
