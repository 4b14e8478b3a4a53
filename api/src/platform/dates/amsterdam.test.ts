import {
  dateInAmsterdam,
  daysAfter,
  isCalendarDate,
  momentInAmsterdam,
  startOfDayInAmsterdam,
} from './amsterdam';

it.each([
  ['2027-02-07T22:59:59Z', '2027-02-07'],
  ['2027-02-07T23:00:00Z', '2027-02-08'],
  ['2027-07-31T21:59:59Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
])('at %s it is %s in Amsterdam', (moment, date) => expect(dateInAmsterdam(new Date(moment))).toBe(date));

it.each([
  ['2027-02-08', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-2-8', false],
  ['08/02/2027', false],
  ['', false],
])('%j is a date: %s', (text, is) => expect(isCalendarDate(text)).toBe(is));

it.each([
  ['2026-01-15', '2026-01-14T23:00:00Z'],
  ['2026-07-15', '2026-07-14T22:00:00Z'],
  ['2026-03-29', '2026-03-28T23:00:00Z'],
  ['2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
])('%s begins at %s', (date, moment) => expect(startOfDayInAmsterdam(date)).toEqual(new Date(moment)));

it('counts days on over the end of a month, a year and a change of the clocks', () => {
  expect([daysAfter('2026-12-31', 1), daysAfter('2028-02-28', 1), daysAfter('2026-03-28', 2)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-03-30',
  ]);
});

// With the nights on which the clock goes forward, and back.
it.each([
  ['2027-02-07T19:00', '2027-02-07T18:00:00.000Z'],
  ['2027-07-31T23:30', '2027-07-31T21:30:00.000Z'],
  ['2027-03-28T01:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31T01:30', '2027-10-30T23:30:00.000Z'],
  ['2027-10-31T02:30', '2027-10-31T01:30:00.000Z'],
  ['2027-10-31T03:30', '2027-10-31T02:30:00.000Z'],
])('%s in Amsterdam is %s', (local, moment) => expect(momentInAmsterdam(local).toISOString()).toBe(moment));
