import { carnivalSunday, daysToCarnival } from './amsterdam';

it.each([
  ['2026-11-21', '2027-02-07', 78],
  ['2027-02-06', '2027-02-07', 1],
  ['2027-02-07', '2027-02-07', 0],
  ['2027-02-09', '2027-02-07', 0],
  ['2027-02-10', '2028-02-27', 382],
])('on %s carnival is on %s, in %i days', (today, sunday, days) => {
  expect(carnivalSunday(today)).toBe(sunday);
  expect(daysToCarnival(today)).toBe(days);
});
