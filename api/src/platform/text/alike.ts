import { searchable } from './plainText';

/** What is looked at to find whom is kept twice. */
export interface Comparable {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Postal code and house number, in one spelling; '': not known. */
  address: string;
  /** YYYY-MM-DD; '': not known. */
  bday: string;
}

/** The name of a person in one field, as it is compared: what stands before the first space is the first name. */
export function personName(name: string): Pick<Comparable, 'firstName' | 'lastName'> {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0
    ? { firstName: '', lastName: first }
    : { firstName: first, lastName: rest.join(' ') };
}

/** What a business has in its name or not: its legal form. */
const LEGAL_FORM =
  /(?:^|\s)(?:b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|c\.?v\.?|stichting|vereniging|firma|fa\.?)(?=\s|$)/gi;

/** The name of a business as it is compared: without its legal form. */
export function businessName(name: string): Pick<Comparable, 'firstName' | 'lastName'> {
  return { firstName: '', lastName: name.replace(LEGAL_FORM, ' ').trim() || name };
}

/** What two have in common beside their name. */
export type InCommon = 'address' | 'email' | 'phone' | 'bday';

/** What of somebody is compared, in one spelling. */
export interface AlikeKeys extends Record<InCommon, string> {
  id: string;
  /** The main part of the surname, without what stands before it. */
  name: string;
  firstName: string;
}

/** Two who may be one. */
export interface AlikePair {
  ids: [string, string];
  inCommon: InCommon[];
}

/** A telephone number without what people write differently: '+31 6 12 34 56 78' and '06-12345678' are '612345678'. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  const national = digits.replace(/^(?:\+|00)(?:31|32)/, '').replace(/^0+/, '');
  // Shorter it is none that is complete.
  return national.length < 8 ? '' : national;
}

/** What is compared of somebody: without capitals, accents, spaces, signs, and what stands before a surname. */
export function alikeKeys({ id, firstName, lastName, email, phone, address, bday }: Comparable): AlikeKeys {
  return {
    ...{ id, address, bday, email: email.trim().toLowerCase(), phone: phoneKey(phone) },
    name: mainSurname(lastName),
    firstName: searchable(firstName).replace(/[^a-z]/g, ''),
  };
}

const IN_COMMON = ['address', 'email', 'phone', 'bday'] as const;

/**
 * Who may be one: of one surname, with first names that can be of one ('Jan', 'J.' or none), and with an address, e-mail,
 * telephone or birth date in common. Those with most in common first. Looks only at those who share something, so that it
 * takes as long as there are people, not pairs.
 */
export function alikePairs(people: readonly AlikeKeys[]): AlikePair[] {
  const pairs = new Map<string, AlikePair>();
  for (const what of IN_COMMON) {
    const groups = new Map<string, AlikeKeys[]>();
    for (const one of people) {
      if (!one[what] || !one.name) continue;
      const key = `${one.name} ${one[what]}`;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    for (const group of groups.values()) {
      for (const [at, one] of group.entries()) {
        for (const other of group.slice(at + 1)) {
          if (!canBeOne(one, other)) continue;
          const ids = [one.id, other.id].toSorted() as [string, string];
          const pair = pairs.get(ids.join(' ')) ?? { ids, inCommon: [] };
          pair.inCommon.push(what);
          pairs.set(ids.join(' '), pair);
        }
      }
    }
  }
  return [...pairs.values()].toSorted(
    (a, b) => b.inCommon.length - a.inCommon.length || a.ids.join(' ').localeCompare(b.ids.join(' ')),
  );
}

/** 'Jan' and 'J.' can be, 'Jan' and 'Els' cannot; nor can who were born on different days. */
function canBeOne(one: AlikeKeys, other: AlikeKeys): boolean {
  if (one.bday && other.bday && one.bday !== other.bday) return false;
  const [short = '', long = ''] = [one.firstName, other.firstName].toSorted((a, b) => a.length - b.length);
  return short === '' || short === long || (short.length < 3 && short.charAt(0) === long.charAt(0));
}

/** A word of so many letters behind the number of a house is an addition: a, bis, hs. */
const ADDITION = 4;

/**
 * What two addresses have in common that are the same in any spelling (docs/domain/club.md, C70): postal code and house number
 * with its addition. A Belgian postal code is that of a town, so that the street counts too; so it does without a number.
 * '': no address is known.
 */
export function addressKey({
  adres,
  postalCode,
  country,
}: {
  adres: string;
  postalCode: string;
  country: string;
}): string {
  const words = searchable(adres).match(/\d+|[a-z]+/g) ?? [];
  const isPart = (word: string) => /\d/.test(word) || word.length <= ADDITION;
  const street = words.findLastIndex((word) => !isPart(word));
  const behind = words.slice(street + 1);
  // "De Dam 5": what stands before the number is no addition.
  const number = behind.slice(
    Math.max(
      0,
      behind.findIndex((word) => /\d/.test(word)),
    ),
  );
  const code = searchable(postalCode).replace(/[^a-z0-9]/g, '');
  if (code === '' || words.length === 0) return '';
  const hasNumber = number.some((word) => /\d/.test(word));
  if (!hasNumber) return `${code}:${words.join('')}`;
  const place = country === 'België' ? words.slice(0, words.length - number.length).join('') : '';
  return [code, place, number.join('-')].filter(Boolean).join(':');
}

/**
 * One word, or two signs, that stands before the main part of a surname and does not count for its place in a list: 'van der',
 * "op 't", "'s-", "d'", 'v.d.'.
 */
const PARTICLE =
  /^(?:(?:aan|af|auf|bij|da|das|de|del|della|dem|den|der|des|di|do|dos|du|het|in|la|le|les|onder|op|over|'?s|'?t|te|ten|ter|tho|thoe|toe|tot|uit|uyt|van|vom|von|voor|zu|zum|zur|v\.? ?\/?d\.?|v\.) |'[nst][ -]|[dl]'(?=\p{L}))/u;

/** A surname in small letters, and its main part: 'van der Berg' is ['van der berg', 'berg']. */
function partsOf(lastName: string): [whole: string, main: string] {
  const whole = searchable(lastName.replace(/[’‘`´]/g, "'"));
  let main = whole;
  while (PARTICLE.test(main)) main = main.replace(PARTICLE, '').trim();
  return [whole, main];
}

/** The main part of a surname, as it is compared: of 'van den Berg', 'v.d. Berg' and 'Berg, van den' it is 'berg'. */
function mainSurname(lastName: string): string {
  const [before = ''] = lastName.split(',');
  return partsOf(before)[1].replace(/[^a-z0-9]/g, '');
}

/**
 * What people are sorted by, as lists in the Netherlands are (docs/domain/portal.md, P412): the main part of the surname, then
 * what stands before it, then the first name. 'van der Berg', 'Anna' is 'berg van der anna'. Made for storing and comparing,
 * not for showing.
 */
export function surnameOrder(lastName: string, firstName = ''): string {
  const [whole, main] = partsOf(lastName);
  const particles = whole.slice(0, whole.length - main.length).trim();
  return [main, particles, searchable(firstName)].join(' ').trimEnd();
}
