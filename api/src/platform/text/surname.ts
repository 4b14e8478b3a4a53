import { searchable } from './plainText';

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
export function mainSurname(lastName: string): string {
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
