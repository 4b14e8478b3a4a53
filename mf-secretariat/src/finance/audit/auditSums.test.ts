import { entry } from '../ledger/testLedger';
import { testYear } from '../testFinance';
import { differencesOf, sumsOf } from './auditPack';

const line = (id: string, amount: number, changes: object = {}) => entry({ id, amount, wg: '3', ...changes });
const lines = [
  line('a', -12_000),
  line('b', -345),
  line('c', 55_000),
  line('d', -5000, { isCorrection: true }),
  line('e', -99, { wg: null }),
];

const whole = testYear({ totalExpences: 12_444, unassignedExpences: 99 });

it('counts entries by committee, a correction on the side of what it corrects', () => {
  expect(sumsOf(testYear(), lines)).toEqual([
    { index: '10', title: 'Kindercarnaval', income: 0, expenses: 0 },
    { index: '3', title: 'Optocht', income: 50_000, expenses: 12_345 },
  ]);
});

it('finds nothing when the lines add up to the totals, to the cent', () => {
  expect(differencesOf(whole, lines)).toEqual([]);
});

it.each([
  ['a line that is missing', lines.slice(1), ['3 - Optocht', 'totaal']],
  ['a cent too much', [...lines, line('f', -1)], ['3 - Optocht', 'totaal']],
  ['a line of none that is missing', lines.slice(0, -1), ['zonder commissie', 'totaal']],
  ['a line of a committee that is not in the books', [...lines, line('f', -1, { wg: '99' })], []],
])('names what differs: %s', (_what, given, wrong) => {
  expect(differencesOf(whole, given)).toEqual(wrong);
});

it('a total that is not the sum of its committees is told', () => {
  expect(differencesOf({ ...whole, totalIncome: 50_001 }, lines)).toEqual(['totaal']);
});
