import fc from 'fast-check';

import { BankReconciliationsDocument } from '../../testing/gql/graphql';
import { listBankItems } from '../bank/bankItems';
import { BankLineModel } from '../bank/bankLine.model';
import { bankParts, settledOn, targetOf, thingOf } from '../bank/bankParts';
import { TransactionModel } from '../books/transaction.model';
import { PaymentFileModel } from '../payments/paymentFile.model';
import { history, playerOf } from './testHistory';
import { useLedger } from './testLedger';

/** 2,000 steps in all. Other histories: HISTORY_SEED=… */
const HISTORIES = 20;
const STEPS = 100;
const SEED = Number(process.env['HISTORY_SEED'] ?? 111);

const stage = useLedger();

/** What always holds, whatever was done: books, bank and what is open agree to the cent. */
async function check(frozen: Map<string, string>): Promise<void> {
  const [ledger, entries, [account], lines, items] = await Promise.all([
    stage.ledger(),
    stage.entries({ first: 100 }),
    stage.jan.data(BankReconciliationsDocument).then(({ bankReconciliations }) => bankReconciliations),
    BankLineModel.find().lean(),
    listBankItems(stage.api.portal),
  ]);
  const sum = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0);
  expect(ledger.result).toBe(ledger.income - ledger.expences);
  expect([sum(ledger.balances), sum(ledger.sources)]).toEqual([ledger.result, ledger.result]);

  // The statements are the lines, and the lines are in the books or to be done.
  expect(account?.missing).toBe(0);
  const inBooks = lines.filter(({ matches, booking }) => matches ?? booking);
  expect(account?.booked).toBe(sum(inBooks));

  // No amount twice, and nothing that is paid is open.
  const targets = lines.flatMap(({ matches = [] }) => matches.map(({ target }) => target));
  expect(new Set(targets).size).toBe(targets.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const paid = await bankParts(targets.map((target) => thingOf({ target }).thing));
  const open = items.flatMap(({ kind, id, parts }) => parts ?? [{ kind, id }]).map(targetOf);
  expect(open.filter((thing) => settledOn(paid.get(thing)))).toEqual([]);
  for (const { amount, matches, booking } of lines) {
    if (matches)
      expect(sum(matches.map((match) => ({ amount: match.amount ?? 0 }))) + (booking?.amount ?? 0)).toBe(
        amount,
      );
  }
  const reversed = await TransactionModel.find({ reversal: { $ne: null } }).lean();
  const ids = reversed.map(({ _id }) => String(_id));
  expect(await PaymentFileModel.exists({ paid: { $in: ids } })).toBeNull();
  expect([...paid.keys()].filter((thing) => ids.includes(thing.split(':')[1] ?? ''))).toEqual([]);

  if (ledger.closedAt) {
    // What a closed year says stays the same, to the letter.
    expect(JSON.stringify(ledger)).toBe(frozen.get(ledger.closedAt) ?? JSON.stringify(ledger));
    frozen.set(ledger.closedAt, JSON.stringify(ledger));
    return;
  }
  // What the bank shows of the books is what the lines say they pay, or are booked as.
  const onBank = ledger.balances.find(({ account: where }) => where === 'bank')?.amount ?? 0;
  const between = lines.flatMap(({ booking, amount }) =>
    booking && !booking.yearId ? { amount: booking.amount ?? amount } : [],
  );
  expect(onBank + sum(between)).toBe(sum(inBooks));
  // Nothing is paid beyond what it is.
  const parts = entries.filter(({ id }) => id.includes('#'));
  for (const part of parts) {
    const left = entries.find(({ id }) => id === part.id.split('#')[0]);
    if (left) expect(Math.sign(left.amount)).toBe(Math.sign(part.amount));
  }
}

it.each(Array.from({ length: HISTORIES }, (_, at) => SEED + at))(
  'whatever two people do in history %i, books, bank and what is open agree after each step',
  async (seed) => {
    await stage.setPeriod();
    const play = await playerOf(stage);
    const frozen = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(history(STEPS), async (steps) => {
        for (const step of steps) {
          await play(step);
          await check(frozen);
        }
      }),
      { seed, numRuns: 1, endOnFailure: true },
    );
  },
  60_000,
);
