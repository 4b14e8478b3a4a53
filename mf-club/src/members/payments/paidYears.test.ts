import { howPaid, paidLines, yearRanges } from './paidYears';

test.each([
  [[], ''],
  [[2020], '2020'],
  [[2020, 2021], '2020, 2021'],
  [[2021, 2019, 2020, 2023], '2019-2021, 2023'],
  [Array.from({ length: 55 }, (_, index) => 1972 + index), '1972-2026'],
])('%j is %j', (years, text) => expect(yearRanges(years)).toBe(text));

test('the ways of paying apart', () => {
  expect(
    paidLines([
      { year: 2017, via: 'imported' },
      { year: 2018, via: 'imported' },
      { year: 2019, via: 'bank' },
      { year: 2020, via: 'online' },
      { year: 2021, via: 'manual' },
    ]),
  ).toEqual([
    { via: 'Ingevoerd', years: '2021' },
    { via: 'Geïmporteerd', years: '2017, 2018' },
    { via: 'Via de bank', years: '2019' },
    { via: 'Online', years: '2020' },
  ]);
  expect(howPaid({ year: 2019, via: 'bank', paidOn: '2019-11-11', amount: 1500 })).toBe(
    'Via de bank, 11/11/2019, €\u00a015,00',
  );
  expect(howPaid({ year: 2019, via: 'imported', paidOn: null, amount: null })).toBe('Geïmporteerd');
});
