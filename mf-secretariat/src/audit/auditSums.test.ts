import { declaration, testYear } from '../finance/testFinance';
import { differencesOf, sumsOf } from './auditSums';

const lines = [
  declaration('a', { state: 'approved', amount: -12_000 }),
  declaration('b', { state: 'approved', amount: -345 }),
  declaration('c', { state: 'approved', amount: 50_000, kind: 'mutation' }),
  declaration('d', { state: 'declined', amount: -99 }),
  declaration('e', { state: 'open', amount: -1 }),
];

it('counts what is approved, by committee', () => {
  expect(sumsOf(testYear(), lines)).toEqual([
    { index: '10', title: 'Kindercarnaval', income: 0, expenses: 0 },
    { index: '3', title: 'Optocht', income: 50_000, expenses: 12_345 },
  ]);
});

it('finds nothing when the lines add up to the totals, to the cent', () => {
  expect(differencesOf(testYear(), lines)).toEqual([]);
});

it.each([
  ['a line that is missing', lines.slice(1), ['3 - Optocht', 'totaal']],
  [
    'a cent too much',
    [...lines, declaration('f', { state: 'approved', amount: -1 })],
    ['3 - Optocht', 'totaal'],
  ],
  [
    'a line of a committee that is not in the books',
    [...lines, declaration('f', { state: 'approved', wg: '99' })],
    [],
  ],
])('names what differs: %s', (_what, given, wrong) => {
  expect(differencesOf(testYear(), given)).toEqual(wrong);
});

it('a total that is not the sum of its committees is told', () => {
  expect(differencesOf(testYear({ totalIncome: 50_001 }), lines)).toEqual(['totaal']);
});
