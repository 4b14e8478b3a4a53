import { dateAt, MOST_AT_ONCE, nextDate, type Rhythm, takeDue } from './recurringContent';

const row = (firstDay: string, interval: number, count: number) =>
  Array.from({ length: count }, (_, place) => dateAt({ firstDay, interval }, place));

describe('the row of dates', () => {
  it.each([
    ['2027-01-31', 1, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-31', 1, ['2028-01-31', '2028-02-29', '2028-03-31']],
    ['2027-01-30', 1, ['2027-01-30', '2027-02-28', '2027-03-30']],
    ['2026-11-30', 3, ['2026-11-30', '2027-02-28', '2027-05-30']],
    ['2026-12-15', 1, ['2026-12-15', '2027-01-15']],
    ['2028-02-29', 12, ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['2026-08-31', 24, ['2026-08-31', '2028-08-31']],
    ['2026-03-29', 7, ['2026-03-29', '2026-10-29', '2027-05-29']],
  ])('from %s every %i months', (firstDay, interval, dates) =>
    expect(row(firstDay, interval, dates.length)).toEqual(dates),
  );
});

describe('the next date', () => {
  const monthly: Rhythm = { interval: 1, firstDay: '2027-01-31' };
  it.each<[string, Rhythm, string, number, string | null]>([
    ['before the first', monthly, '2026-05-01', 0, '2027-01-31'],
    ['on a date', monthly, '2027-02-28', 1, '2027-02-28'],
    ['the day after a short month', monthly, '2027-03-01', 2, '2027-03-31'],
    ['years on', monthly, '2032-02-01', 60, '2032-02-29'],
    ['of a quarter', { ...monthly, interval: 3 }, '2027-02-01', 1, '2027-04-30'],
    ['on the last day', { ...monthly, lastDay: '2027-02-28' }, '2027-02-01', 1, '2027-02-28'],
    ['after the last day', { ...monthly, lastDay: '2027-02-27' }, '2027-02-01', 1, null],
    ['when all have come', { ...monthly, times: 2 }, '2027-03-01', 2, null],
    ['when one is left', { ...monthly, times: 3 }, '2027-03-01', 2, '2027-03-31'],
  ])('%s', (_what, rhythm, from, made, date) => expect(nextDate(rhythm, from, made)).toBe(date));
});

describe('what has come', () => {
  const begun = { interval: 1, firstDay: '2027-01-31', made: 0, nextDate: '2027-01-31' };
  it('is nothing the day before', () =>
    expect(takeDue(begun, '2027-01-30')).toEqual({
      dates: [],
      made: 0,
      doneUntil: null,
      nextDate: '2027-01-31',
    }));

  it('is each date that was missed', () =>
    expect(takeDue(begun, '2027-04-29')).toEqual({
      dates: ['2027-01-31', '2027-02-28', '2027-03-31'],
      made: 3,
      doneUntil: '2027-03-31',
      nextDate: '2027-04-30',
    }));

  it('is no more than a number at once, and the rest after that', () => {
    const { dates, ...first } = takeDue(begun, '2029-01-01');
    expect(dates).toHaveLength(MOST_AT_ONCE);
    const second = takeDue({ ...begun, ...first }, '2029-01-01');
    expect(second.dates[0]).toBe('2028-01-31');
    expect([...dates, ...second.dates]).toEqual(
      row('2027-01-31', 1, 24)
        .slice(0, 24)
        .filter((date) => date <= '2029-01-01'),
    );
  });

  it('is not more than was asked for', () =>
    expect(takeDue({ ...begun, times: 2 }, '2028-01-01')).toMatchObject({
      dates: ['2027-01-31', '2027-02-28'],
      nextDate: null,
    }));

  it('is nothing when the clock goes back', () => {
    const after = { ...begun, ...takeDue(begun, '2027-03-01') };
    expect(takeDue(after, '2027-01-31').dates).toEqual([]);
  });
});
