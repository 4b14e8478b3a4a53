import { formatTime } from './WaitingTicks';

test('the time of today; of another day with the day', () => {
  const now = new Date('2026-11-11T12:00:00.000Z');
  expect(formatTime('2026-11-11T13:05:00.000Z', now)).toBe('14:05');
  expect(formatTime('2026-11-10T13:05:00.000Z', now)).toBe('10/11/2026 14:05');
});
