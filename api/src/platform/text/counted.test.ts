import { counted, daysAgo } from './inDutch';

it('the noun follows the number', () => {
  expect([0, 1, 2].map((count) => counted(count, 'taak', 'taken'))).toEqual(['0 taken', '1 taak', '2 taken']);
});

it('how long ago is told in words', () => {
  const days = ['2026-11-23', '2026-11-22', '2026-11-17', '2026-10-23'];
  expect(days.map((day) => daysAgo(day, '2026-11-23'))).toEqual([
    'vandaag',
    'gisteren',
    '6 dagen geleden',
    '31 dagen geleden',
  ]);
});
