import { seasonOf } from '../platform/dates/amsterdam';
import { inSeasonOrder } from './seasonOrder';
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
  ];
  expect(inSeasonOrder(items).map(({ name }) => name)).toEqual([
    'vooraf',
    'juni vroeg',
    'juni laat',
    'juni',
    'juni ook',
    'mei',
    'tijdens',
    'na',
    'niets',
  ]);
});

it.each([
  ['2026-05-31', 2025],
  ['2026-06-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s is in season %i', (date, season) => expect(seasonOf(date, 6)).toBe(season));
