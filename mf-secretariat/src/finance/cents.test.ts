import { budgetCents, centsAboveZero } from './cents';

test.each([
  ['veel', 'Vul een bedrag in, zoals 12,50'],
  ['1,234', 'Vul een bedrag in, zoals 12,50'],
  [0, 'Vul een bedrag boven nul in'],
  [-500, 'Vul een bedrag boven nul in'],
  [100_000_001, 'Vul een bedrag tot en met 1.000.000 euro in'],
])('%j is no amount above nought', (typed, message) => {
  expect(() => centsAboveZero().validateSync(typed)).toThrow(message);
});

test('a budget may be nought, which it is when it is left empty, and no less', () => {
  expect(budgetCents().validateSync('')).toBe(0);
  expect(budgetCents().validateSync(0)).toBe(0);
  expect(() => budgetCents().validateSync(-1)).toThrow('Vul een bedrag van nul of meer in');
});
