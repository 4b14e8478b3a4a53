import type { TakingPart } from './activity';

type Addressee = Pick<TakingPart, 'name' | 'email'>;

/** What has a meaning of its own in a list of addresses. */
const SPECIAL = /[()<>[\]:;@\\,."]/;

/** Everybody who has an address, each address once. */
export function withAddress<Person extends Addressee>(people: readonly Person[]): Person[] {
  const found = new Map<string, Person>();
  for (const person of people) {
    const address = person.email.toLowerCase();
    if (address && !found.has(address)) found.set(address, person);
  }
  return [...found.values()];
}

/** Ready to be pasted into Bcc: 'Naam <adres>; Naam <adres>'. */
export function bccText(people: readonly Addressee[]): string {
  return withAddress(people)
    .map(({ name, email }) => `${asName(name)} <${email}>`)
    .join('; ');
}

function asName(name: string): string {
  const line = oneLine(name);
  return SPECIAL.test(line) ? `"${line.replace(/["\\]/g, '\\$&')}"` : line;
}

/** Lines of name and email, as the download has them. */
export function nameLines(people: readonly Addressee[]): string {
  return people.map(({ name, email }) => `${oneLine(name)}\t${email}\r\n`).join('');
}

/** A text file that every program reads with its accents. */
export function textFile(text: string): Blob {
  return new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' });
}

/** A name holds no tab or line end, which would make a field or a line of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
