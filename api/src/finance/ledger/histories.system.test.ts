import fc from 'fast-check';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { ArchiveAccountancyYearDocument } from '../../testing/gql/graphql';
import { openPaymentServer, type PaymentServer, paymentSettings } from '../../testing/paymentServer';
import { listBankItems } from '../bank/bankItems';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { TransactionModel } from '../books/transaction.model';
import { BankLineModel } from '../claims/bankLine.model';
import { bankParts, settledOn, targetOf, thingOf } from '../claims/bankParts';
import { PaymentFileModel } from '../claims/directDebit.model';
import { paidOnline } from '../claims/onlinePayments';
import { LedgerAccount } from '../money/ledgerSource';
import { listLiveEntries, sumLiveEntries } from './ledger.service';
import { listReconciliations } from './reconciliation.service';
import { playerOf } from './testHistory';
import { useLedger } from './testLedger';
import { history } from './testSteps';

/** Six, of 100 steps, take two minutes. All twenty: HISTORIES=20; other ones: HISTORY_SEED=… */
const HISTORIES = Number(process.env['HISTORIES'] ?? 6);
const STEPS = 100;
const SEED = Number(process.env['HISTORY_SEED'] ?? 111);

/** Those of the year in these tests. */
const GROUPS = ['1', '3'];

let server: PaymentServer;
const payments = { apiKey: '', apiUrl: '' };
beforeAll(async () => {
  server = await openPaymentServer();
  Object.assign(payments, paymentSettings(server));
});
const stage = useLedger({ payments });
afterAll(() => server.close());

function sumOf(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((total, { amount }) => total + amount, 0);
}

/** What always holds, whatever was done: books, bank and what is open agree to the cent. */
async function check(frozen: Map<string, string>): Promise<void> {
  const { portal } = stage.api;
  const [year, entries, [account], lines, items] = await Promise.all([
    AccountancyYearModel.findById(stage.year.id).lean(leanWithId),
    listLiveEntries(portal, { yearId: stage.year.id, groups: GROUPS }),
    listReconciliations(portal.settings.foundation),
    BankLineModel.find().lean(leanWithId),
    listBankItems(portal),
  ]);
  // The statements are the lines, and the lines are in the books or to be done.
  expect(account?.missing).toBe(0);
  const inBooks = lines.filter(({ matches, booking }) => matches ?? booking);
  expect(account?.booked).toBe(sumOf(inBooks));

  // What the database adds up is what the entries come to.
  const sums = await sumLiveEntries(portal, [{ yearId: stage.year.id, groups: GROUPS }]);
  const summed = sums.map(({ wg, income, expenses }) => ({ wg, amount: income - expenses }));
  for (const wg of GROUPS) {
    const ofGroup = (entry: { wg: string | null }) => entry.wg === wg;
    expect(sumOf(summed.filter(ofGroup))).toBe(sumOf(entries.filter(ofGroup)));
  }

  // No amount twice, and nothing that is paid is open.
  const targets = lines.flatMap(({ matches = [] }) => matches.map(({ target }) => target));
  expect(new Set(targets).size).toBe(targets.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const paid = await bankParts(targets.map((target) => thingOf({ target }).thing));
  const open = items.flatMap(({ kind, id, parts }) => parts ?? [{ kind, id }]).map(targetOf);
  expect(open.filter((thing) => settledOn(paid.get(thing)))).toEqual([]);
  const online = await paidOnline('invoice');
  expect(open.filter((thing) => online.has(thing.slice('invoice:'.length)))).toEqual([]);
  for (const { amount, matches, booking } of lines) {
    if (matches)
      expect(sumOf(matches.map((match) => ({ amount: match.amount ?? 0 }))) + (booking?.amount ?? 0)).toBe(
        amount,
      );
  }
  const reversed = await TransactionModel.find({ reversal: { $ne: null } }).lean();
  const ids = reversed.map(({ _id }) => String(_id));
  expect(await PaymentFileModel.exists({ paid: { $in: ids } })).toBeNull();
  expect([...paid.keys()].filter((thing) => ids.includes(thing.split(':')[1] ?? ''))).toEqual([]);

  // What a closed year says stays the same, to the letter.
  if (year?.archived && year.closingId) {
    const closed = JSON.stringify(await stage.ledger());
    expect(closed).toBe(frozen.get(year.closingId) ?? closed);
    frozen.set(year.closingId, closed);
  }
  // What the bank shows of the books is what the lines say they pay, or are booked as.
  const onBank = sumOf(entries.filter(({ account: where }) => where === LedgerAccount.bank));
  const between = lines.flatMap(({ booking, amount }) =>
    booking && !booking.yearId ? { amount: booking.amount ?? amount } : [],
  );
  expect(onBank + sumOf(between)).toBe(sumOf(inBooks));
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
    await stage.setPeriod({ assignments: [{ kind: 'invoice', wg: '1' }] });
    const play = await playerOf(stage, server);
    const frozen = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(history(STEPS), async (steps) => {
        for (const step of steps) {
          await play(step);
          await check(frozen);
        }
        // What people see is what was looked at after each step.
        await stage.jan.run(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: false });
        const { result, income, expences, balances, sources } = await stage.ledger();
        const groups = (await stage.years()).map(({ totalIncome, totalExpences }) => [
          totalIncome,
          totalExpences,
        ]);
        expect([result, sumOf(balances), sumOf(sources)]).toEqual(
          Array.from({ length: 3 }, () => income - expences),
        );
        expect(groups).toEqual([[income, expences]]);
      }),
      { seed, numRuns: 1, endOnFailure: true },
    );
  },
  180_000,
);
