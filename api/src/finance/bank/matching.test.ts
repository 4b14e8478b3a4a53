import { proposalsFor } from './matching';

const receivable = (id: string, reference: string, amount: number, name: string) => ({
  kind: 'invoice',
  id,
  reference,
  amount,
  name,
  label: reference,
});
const open = [
  receivable('a', '2026-0012', 12_550, 'Bakkerij Jansen'),
  receivable('b', '2026-0013', 5000, 'Garage Bos'),
  receivable('c', '2026-0014', 5000, 'Café ’t Höfke'),
  receivable('d', '2026-0120', 12_550, 'Slagerij Piet'),
];
const line = (amount: number, description: string, name = 'Onbekend') => ({
  account: '',
  date: '2026-11-20',
  amount,
  name,
  iban: '',
  description,
  reference: '',
});
const proposed = (...of: Parameters<typeof line>) =>
  proposalsFor(line(...of), open).map(({ certainty, receivables }) => [
    certainty,
    receivables.map(({ id }) => id).join('+'),
  ]);

it.each(['factuur 2026-0012', 'fact.nr 2026 0012', '20260012', 'F2026-0012/adv', 'Club van 111 2026-0012'])(
  'what is mentioned with the right amount is sure: %s',
  (text) => expect(proposed(12_550, text)).toEqual([['sure', 'a']]),
);

it('a longer number is another one', () => {
  expect(proposed(12_550, '2026-00123')).toEqual([
    ['possible', 'a'],
    ['possible', 'd'],
  ]);
});

it('one payment for two invoices is one proposal', () => {
  expect(proposed(17_550, '2026-0012 en 2026-0013')).toEqual([['sure', 'a+b']]);
});

it('mentioning more than was paid proposes the one that was', () => {
  expect(proposed(5000, '2026-0012 en 2026-0013')).toEqual([
    ['sure', 'b'],
    ['possible', 'c'],
  ]);
});

it('without a reference those of the same name come first', () => {
  expect(proposed(5000, 'bedankt', 'CAFE T HOFKE BV')).toEqual([
    ['likely', 'c'],
    ['possible', 'b'],
  ]);
});

it('another amount, or what went out, proposes nothing', () => {
  expect(proposed(4999, 'bedankt')).toEqual([]);
  expect(proposed(-5000, '2026-0013')).toEqual([]);
});
