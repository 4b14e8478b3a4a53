import { OpenItems } from './bank.loaders';

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
const proposed = async (...of: Parameters<typeof line>) => {
  const found = (await OpenItems.of(open)).proposalsFor(line(...of));
  return found.map(({ certainty, receivables }) => [certainty, receivables.map(({ id }) => id).join('+')]);
};

it.each([
  'factuur 2026-0012',
  'fact.nr 2026 0012',
  '20260012',
  '2026.0012',
  'F2026-0012/adv',
  'Club van 111 2026-0012',
])('what is mentioned with the right amount is sure: %s', async (text) =>
  expect(await proposed(12_550, text)).toEqual([['sure', 'a']]),
);

it('a longer number is another one', async () => {
  expect(await proposed(12_550, '2026-00123')).toEqual([
    ['possible', 'a'],
    ['possible', 'd'],
  ]);
});

it('one payment for two invoices is one proposal', async () => {
  expect(await proposed(17_550, '2026-0012 en 2026-0013')).toEqual([['sure', 'a+b']]);
});

it('mentioning more than was paid proposes the one that was', async () => {
  expect(await proposed(5000, '2026-0012 en 2026-0013')).toEqual([
    ['sure', 'b'],
    ['possible', 'c'],
  ]);
});

it('without a reference those of the same name come first', async () => {
  expect(await proposed(5000, 'bedankt', 'CAFE T HOFKE BV')).toEqual([
    ['likely', 'c'],
    ['possible', 'b'],
  ]);
});

it('another amount, or what went out, proposes nothing', async () => {
  expect(await proposed(4999, 'bedankt')).toEqual([]);
  expect(await proposed(-5000, '2026-0013')).toEqual([]);
});

it.each([
  [12_550, 'x2026-0012', 'a'],
  [5000, '2026-0012-2026-0013', 'b'],
])('of %d cents %j mentions %s', async (amount, text, id) => {
  expect((await proposed(amount, text))[0]).toEqual(['sure', id]);
});

it('what has several references is meant once', async () => {
  const known = { ...receivable('e', 'E2E-1', 700, 'Piet'), alsoKnownAs: ['INC 7', 'e2e1'] };
  const found = (await OpenItems.of([known])).proposalsFor(line(700, 'E2E 1, INC-7'));
  expect(found).toEqual([{ certainty: 'sure', receivables: [known] }]);
});

it('five are proposed of the many of an amount, the namesake among them however far down it is', async () => {
  const many = Array.from({ length: 2000 }, (_, at) =>
    receivable(String(at), `C-${at}`, 1111, at === 1999 ? 'Truus Peeters' : 'Lid'),
  );
  const found = (await OpenItems.of(many)).proposalsFor(line(1111, 'contributie', 'T PEETERS'));
  expect(found.map(({ certainty, receivables }) => [certainty, receivables[0]?.id])).toEqual([
    ['likely', '1999'],
    ...['0', '1', '2', '3'].map((id) => ['possible', id]),
  ]);
});
