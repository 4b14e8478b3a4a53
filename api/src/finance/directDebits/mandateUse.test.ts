import { useOf } from './directDebitItems';

it.each([
  // Never used: from the day it was signed.
  ['2023-11-23', null, '2026-11-23', null],
  ['2023-11-22', null, '2026-11-23', '2026-11-23'],
  // Used: from the day of the last collection.
  ['2010-01-01', '2023-11-23', '2026-11-23', null],
  ['2010-01-01', '2023-11-22', '2026-11-23', '2026-11-23'],
  ['2010-01-01', '2026-12-08', '2026-11-23', null],
  // A month that is too short ends on its last day.
  ['2010-01-01', '2024-02-29', '2027-02-28', null],
  ['2010-01-01', '2024-02-29', '2027-03-01', '2027-03-01'],
  ['2010-01-01', '2025-02-28', '2028-02-28', null],
  ['2010-01-01', '2025-02-28', '2028-02-29', '2028-02-29'],
  ['2010-01-01', '2023-12-31', '2026-12-31', null],
  ['2010-01-01', '2023-12-31', '2027-01-01', '2027-01-01'],
])('signed on %s and last used on %s: on %s it lapsed on %s', (signedOn, last, today, lapsedOn) => {
  expect(useOf(signedOn, last, today).lapsedOn).toBe(lapsedOn);
});
