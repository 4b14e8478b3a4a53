import { useFinance } from '../testFinance';
import { TransactionKind, TransactionState } from './finance.enums';
import { TransactionModel } from './transaction.model';

const stage = useFinance();

it('two thousand declarations over twenty committees add up to the cent', async () => {
  let seed = 111;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  const states = Object.values(TransactionState);
  const rows = Array.from({ length: 2000 }, (_, at) => ({
    kind: TransactionKind.declaration,
    state: states[random(3)] ?? TransactionState.open,
    yearId: stage.year.id,
    wg: String(1 + (at % 20)),
    description: `Bon ${at}`,
    amount: (random(9) === 0 ? 1 : -1) * (1 + random(99_999)),
    creator: 'x',
    creatorMail: 'x@carnaval.example',
    createdBy: 'x',
  }));
  await TransactionModel.insertMany(rows);
  const approved = rows.filter(({ state }) => state === TransactionState.approved);
  const sum = (list: typeof rows, sign: 1 | -1) =>
    list.reduce((total, { amount }) => total + Math.max(sign * amount, 0), 0);
  const [year] = await stage.years();
  expect(year).toMatchObject({ totalIncome: sum(approved, 1), totalExpences: sum(approved, -1) });
  for (const { index, income, expences } of year?.workgroups ?? []) {
    const own = approved.filter(({ wg }) => wg === index);
    expect([income, expences]).toEqual([sum(own, 1), sum(own, -1)]);
  }
});
