import { surnameOrder } from './alike';

it.each([
  ['van der Berg', 'Anna', 'berg van der anna'],
  ['Berg', 'Zeger', 'berg  zeger'],
  ["'s-Gravenhage", '', "gravenhage 's-"],
  ['’s Gravenhage', '', "gravenhage 's"],
  ['Étienne', 'Zoë', 'etienne  zoe'],
  ["Op 't Veld", '', "veld op 't"],
  ["in het 't Hout", '', "hout in het 't"],
  ["d'Hondt", '', "hondt d'"],
  ['v.d. Linden', '', 'linden v.d.'],
  ['v/d Linden', '', 'linden v/d'],
  ['Berg-van den Akker', '', 'berg-van den akker'],
  // Of somebody who has no other.
  ['Le', 'Mai', 'le  mai'],
  ['de la', '', 'la de'],
  ["O'Brien", '', "o'brien"],
  ['Vandenberg', '', 'vandenberg'],
  ['Indra', '', 'indra'],
  ["'t", '', "'t"],
])('%s %s is sorted as %j', (lastName, firstName, order) =>
  expect(surnameOrder(lastName, firstName)).toBe(order),
);
