import { searchable } from './plainText';

/**
 * One word, or two signs, that stands before the main part of a surname and does not count for its place in a list: 'van der',
 * "op 't", "'s-", "d'", 'v.d.'.
 */
const PARTICLE =
  /^(?:(?:aan|af|auf|bij|da|das|de|del|della|dem|den|der|des|di|do|dos|du|het|in|la|le|les|onder|op|over|'?s|'?t|te|ten|ter|tho|thoe|toe|tot|uit|uyt|van|vom|von|voor|zu|zum|zur|v\.? ?\/?d\.?|v\.) |'[nst][ -]|[dl]'(?=\p{L}))/u;

/**
 * What people are sorted by, as lists in the Netherlands are (docs/domain/portal.md, P412): the main part of the surname, then
 * what stands before it, then the first name. 'van der Berg', 'Anna' is 'berg van der anna'. Made for storing and comparing,
 * not for showing.
 */
export function surnameOrder(lastName: string, firstName = ''): string {
  const whole = searchable(lastName.replace(/[’‘`´]/g, "'"));
  let main = whole;
  while (PARTICLE.test(main)) main = main.replace(PARTICLE, '').trim();
  const particles = whole.slice(0, whole.length - main.length).trim();
  return [main, particles, searchable(firstName)].join(' ').trimEnd();
}
