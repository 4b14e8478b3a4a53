import { daysOf, seasonName, seasonOf } from './seasons';

test('a season begins on 1 April', () => {
  expect(seasonOf('2027-03-31')).toBe(2026);
  expect(seasonOf('2027-04-01')).toBe(2027);
  expect(seasonOf('2026-12-31')).toBe(2026);
  expect(seasonOf('2027-01-01')).toBe(2026);
});

test('it has a name and its days', () => {
  expect(seasonName(2026)).toBe('2026-2027');
  expect(daysOf(2026)).toEqual({ first: '2026-04-01', last: '2027-03-31' });
});
