import { type PlanAd, planOf, roomOf, spreadsOf } from './planOf';

const ad = (number: number, advFormat: string | null, placedOnPage: string): PlanAd => ({
  id: `ad${number}`,
  revision: 1,
  advertiserUserId: number,
  name: `Zaak ${number}`,
  advFormat,
  advColor: 'zwartWit',
  stage: 'placement',
  placedOnPage,
});

test('each is on the page that its text begins with, elsewhere, or still to place', () => {
  const plan = planOf(
    [
      ad(1, '8,5x3,5', '2 boven'),
      ad(2, '25,9x19', '2'),
      ad(3, '17x8,9', ''),
      ad(4, '17x8,9', 'achterkant'),
      ad(5, '17x8,9', '5'),
      ad(6, null, '1'),
    ],
    4,
  );
  expect(plan.pages.map(({ number, placed }) => [number, placed.map(({ id }) => id).sort()])).toEqual([
    [1, []],
    [2, ['ad1', 'ad2']],
    [3, []],
    [4, []],
  ]);
  expect(plan.toPlace.map(({ id }) => id)).toEqual(['ad3']);
  // a page that there is not, and a format that cannot be drawn, are not lost
  expect(plan.elsewhere.map(({ id }) => id)).toEqual(['ad4', 'ad5', 'ad6']);
});

test('the room of a page in words', () => {
  const room = (...formats: string[]) =>
    planOf(
      formats.map((format, at) => ad(at, format, '1')),
      4,
    ).pages.map(roomOf)[0];
  expect(room()).toBe('Leeg (1000 cm²)');
  expect(room('25,9x19')).toBe('50% vrij (508 cm²)');
  expect(room('25,9x38,6')).toBe('Vol');
  expect(room('25,9x38,6', '8,5x3,5')).toBe('Overvol');
});

test.each([
  [4, [[1], [2, 3], [4]]],
  [8, [[1], [2, 3], [4, 5], [6, 7], [8]]],
  [0, []],
])('%d pages as they lie open', (count, spreads) => {
  expect(spreadsOf(Array.from({ length: count }, (_, index) => index + 1))).toEqual(spreads);
});
