import { daysAfter, easterSunday, isTargetDay, targetDayFrom } from './amsterdam';

it.each([
  // The earliest and the latest that can be, a leap year, and the years to come.
  ['1818-03-22', '1943-04-25', '2000-04-23', '2024-03-31'],
  ['2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16'],
  ['2029-04-01', '2030-04-21', '2038-04-25', '2285-03-22'],
])('Easter is on %s, %s, %s and %s', (...days) => {
  expect(days.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(days);
});

it.each([
  // As the European Central Bank publishes them.
  [2024, ['01-01', '03-29', '04-01', '05-01', '12-25', '12-26']],
  [2025, ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26']],
  [2026, ['01-01', '04-03', '04-06', '05-01', '12-25']],
  [2027, ['01-01', '03-26', '03-29']],
  [2028, ['04-14', '04-17', '05-01', '12-25', '12-26']],
])('the closing days of %i on weekdays are %j, and no others', (year, closed) => {
  const days = Array.from({ length: 366 }, (_, at) => daysAfter(`${year}-01-01`, at));
  const weekdays = days
    .filter((day) => day.startsWith(String(year)))
    .filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
  expect(weekdays.filter((day) => !isTargetDay(day))).toEqual(closed.map((day) => `${year}-${day}`));
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-28', '2026-11-30'],
  ['2026-12-25', '2026-12-28'],
  ['2027-03-26', '2027-03-30'],
  ['2027-12-31', '2027-12-31'],
  ['2028-01-01', '2028-01-03'],
  ['2026-04-30', '2026-04-30'],
  ['2026-05-01', '2026-05-04'],
])('from %s on the first is %s', (from, first) => {
  expect(targetDayFrom(from)).toBe(first);
  expect(isTargetDay(first)).toBe(true);
});
