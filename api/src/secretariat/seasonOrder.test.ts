import { seasonOf } from '../platform/dates/amsterdam';
import { dateFromCarnival, inSeasonOrder } from './seasonOrder';
import { Month, TimeType } from './secretariat.enums';

const { upFront, duringEvent, afterEvent } = TimeType;

it('sorts by time, then by the months from June to May, then by deadline, and is stable', () => {
  const items = [
    { name: 'niets' },
    { name: 'na', timeType: afterEvent, period: Month.juni },
    { name: 'mei', timeType: upFront, period: Month.mei },
    { name: 'juni laat', timeType: upFront, period: Month.juni, dueDate: '2026-06-30' },
    { name: 'juni', timeType: upFront, period: Month.juni },
    { name: 'juni vroeg', timeType: upFront, period: Month.juni, dueDate: '2026-06-01' },
    { name: 'juni ook', timeType: upFront, period: Month.juni },
    { name: 'tijdens', timeType: duringEvent },
    { name: 'vooraf', timeType: upFront },
    { name: '30 ervoor', timeType: upFront, daysFromCarnival: -30 },
    {
      name: '22 ervoor, met de hand eerder',
      timeType: upFront,
      daysFromCarnival: -22,
      dueDate: '2027-01-04',
    },
    { name: 'december', timeType: upFront, period: Month.december },
  ];
  expect(inSeasonOrder(items, 2026).map(({ name }) => name)).toEqual([
    'vooraf',
    'juni vroeg',
    'juni laat',
    'juni',
    'juni ook',
    'december',
    '22 ervoor, met de hand eerder',
    '30 ervoor',
    'mei',
    'tijdens',
    'na',
    'niets',
  ]);
});

it.each([
  [2025, -30, '2026-01-16'],
  [2026, -30, '2027-01-08'],
  [2026, 0, '2027-02-07'],
  [2027, -30, '2028-01-28'],
  [2027, 7, '2028-03-05'],
  [2026, null, null],
])('in season %i %p days from carnival is %s', (season, days, date) =>
  expect(dateFromCarnival(season, days)).toBe(date),
);

it('the most days there can be stay within their season, whenever Easter is', () => {
  for (let season = 2000; season < 2100; season += 1) {
    expect(seasonOf(dateFromCarnival(season, -245) ?? '', 6)).toBe(season);
    expect(seasonOf(dateFromCarnival(season, 85) ?? '', 6)).toBe(season);
  }
});

it.each([
  ['2026-05-31', 2025],
  ['2026-06-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s is in season %i', (date, season) => expect(seasonOf(date, 6)).toBe(season));
