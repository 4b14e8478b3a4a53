import { daysBetween, daysLater, todayInAmsterdam, yearsLater } from './dates';

test('a day begins at midnight in Amsterdam, in winter and in summer', () => {
  expect(todayInAmsterdam(new Date('2026-11-10T22:59:59Z'))).toBe('2026-11-10');
  expect(todayInAmsterdam(new Date('2026-11-10T23:00:00Z'))).toBe('2026-11-11');
  expect(todayInAmsterdam(new Date('2027-06-30T22:00:00Z'))).toBe('2027-07-01');
});

test('a year later is the same day', () => {
  expect(yearsLater('2026-11-11', 1)).toBe('2027-11-11');
  expect(yearsLater('2028-02-29', 1)).toBe('2029-03-01');
});

test('days are counted over the change of the clock, and back', () => {
  expect(daysLater('2027-02-07', -30)).toBe('2027-01-08');
  expect(daysLater('2027-03-27', 2)).toBe('2027-03-29');
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(daysBetween('2027-02-07', '2027-01-08')).toBe(-30);
});
