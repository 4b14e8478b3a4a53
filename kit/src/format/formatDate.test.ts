import { formatDate, formatDateTime } from './dates';

test('a calendar day is never moved', () => {
  expect(formatDate('2027-02-09')).toBe('09/02/2027');
  expect(formatDate('2027-03-28')).toBe('28/03/2027');
  expect(formatDate('2027-04-01')).toBe('01/04/2027');
  expect(formatDate('1969-11-11')).toBe('11/11/1969');
});

test('a moment gives the day it is in Amsterdam, around midnight in winter and summer', () => {
  expect(formatDate(new Date('2027-02-08T22:59:59Z'))).toBe('08/02/2027');
  expect(formatDate(new Date('2027-02-08T23:00:00Z'))).toBe('09/02/2027');
  expect(formatDate(new Date('2027-07-08T21:59:59Z'))).toBe('08/07/2027');
  expect(formatDate('2027-07-08T22:00:00.000Z')).toBe('09/07/2027');
});

test('a moment shows the clock of Amsterdam, also when the clock changes', () => {
  expect(formatDateTime(new Date('2027-03-28T00:59:00Z'))).toBe('28/03/2027 01:59');
  expect(formatDateTime(new Date('2027-03-28T01:00:00Z'))).toBe('28/03/2027 03:00');
  expect(formatDateTime('2027-10-31T00:30:00Z')).toBe('31/10/2027 02:30');
  expect(formatDateTime('2027-10-31T01:30:00Z')).toBe('31/10/2027 02:30');
  expect(formatDateTime(new Date('2027-02-08T23:00:00Z'))).toBe('09/02/2027 00:00');
});

test('nothing gives nothing, and other text is not lost', () => {
  expect(formatDate(undefined)).toBe('');
  expect(formatDate(null)).toBe('');
  expect(formatDate(new Date(Number.NaN))).toBe('');
  expect(formatDate('onbekend')).toBe('onbekend');
  expect(formatDateTime(null)).toBe('');
  expect(formatDateTime('2027-02-09')).toBe('09/02/2027');
});
