import { dateInAmsterdam, isCalendarDate } from './amsterdam';

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
