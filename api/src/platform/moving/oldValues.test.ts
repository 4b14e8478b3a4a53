import { centsOf, dayOf, momentOf, wholeOf, yesOf } from './oldField';

describe('a day of the old system', () => {
  it.each([
    ['dd/mm/yyyy', '1/2/2026', '2026-02-01', false],
    ['dd-mm-yyyy', '01-02-2026', '2026-02-01', false],
    ['ISO without a time', '2026-02-01', '2026-02-01', false],
    ['midnight in UTC', new Date('2026-02-01T00:00:00Z'), '2026-02-01', false],
    ['midnight here in winter', new Date('2026-01-31T23:00:00Z'), '2026-02-01', true],
    ['midnight here in summer', '2026-06-30T22:00:00.000Z', '2026-07-01', true],
    ['milliseconds', 1769900400000, '2026-02-01', true],
    ['milliseconds as text', '1769943600000', '2026-02-01', false],
  ])('%s', (_what, raw, day, isOff) => expect(dayOf(raw)).toEqual({ day, isOff }));

  it.each([['31/02/2026'], ['morgen'], [''], [12], [new Date('geen')], [{}], [null]])('is not %p', (raw) =>
    expect(dayOf(raw)).toBeNull(),
  );
});

it('reads a moment, and of a day its midnight here', () => {
  expect(momentOf('01/07/2026')).toEqual(new Date('2026-06-30T22:00:00Z'));
  expect(momentOf('Sun Feb 01 2026 12:00:00 GMT+0100')).toEqual(new Date('2026-02-01T11:00:00Z'));
  expect(momentOf('vroeger')).toBeNull();
});

describe('an amount in euros', () => {
  it.each([
    [87.5, 8750],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [-12.1, -1210],
    [1.005 * 100, 10_050],
    ['€ 1.234,50', 123_450],
    ['12,5', 1250],
    ['12.50', 1250],
    ['€ 9,-', 900],
    ['-3', -300],
    [0, 0],
  ])('%p is %p cents', (raw, cents) => expect(centsOf(raw)).toEqual({ cents, isRounded: false }));

  it('is rounded when there are parts of a cent', () => {
    expect(centsOf(10.006)).toEqual({ cents: 1001, isRounded: true });
    expect(centsOf(-10.006)).toEqual({ cents: -1001, isRounded: true });
  });

  it.each([['gratis'], ['1,2,3'], [NaN], [Infinity], [null], [undefined], [true]])('is not %p', (raw) =>
    expect(centsOf(raw)).toBeNull(),
  );
});

it('reads yes, no and whole numbers', () => {
  expect(['ja', 'True', 1, true, 'x'].map(yesOf)).toEqual(Array(5).fill(true));
  expect(['nee', '', 0, false, null, undefined].map(yesOf)).toEqual(Array(6).fill(false));
  expect(yesOf('misschien')).toBeNull();
  expect(['12', 12, ' 7 '].map(wholeOf)).toEqual([12, 12, 7]);
  expect(['1.5', 1.5, 'twee', null].map(wholeOf)).toEqual([null, null, null, null]);
});
