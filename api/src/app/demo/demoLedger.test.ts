import { AccountancyYearModel } from '../../finance/books/accountancyYear.model';
import { TransactionState } from '../../finance/books/finance.enums';
import { TransactionModel } from '../../finance/books/transaction.model';
import { ReceivableWriteOffModel } from '../../finance/claims/receivableWriteOff.model';
import { listLiveEntries, sumLiveEntries } from '../../finance/ledger/ledger.service';
import { ledgerSourcesOf } from '../../finance/money/ledgerSource';
import { sumByCommittee } from '../../finance/money/sumStages';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { startApi, type TestApi } from '../../testing/startApi';
import { areas } from '../areas';
import { loadDemoIntoEmpty } from './loadDemo';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await loadDemoIntoEmpty(areas, 2);
});
afterAll(() => api.stop());

/** By committee, in order; the database has a row for each source. */
const added = (sums: readonly { wg: string; income: number; expenses: number }[]) =>
  [...new Set(sums.map(({ wg }) => wg))].sort().map((wg) => {
    const ofGroup = sums.filter((sum) => sum.wg === wg);
    const sum = (side: 'income' | 'expenses') => ofGroup.reduce((total, one) => total + one[side], 0);
    return { wg, income: sum('income'), expenses: sum('expenses') };
  });

/** What the demo foundation has none of: counter-entries of lines on both sides, and something written off. */
async function addCorrections() {
  for (const amount of [{ $gt: 0 }, { $lt: 0 }]) {
    const line = await TransactionModel.findOne({ state: TransactionState.approved, amount }).orFail();
    const reversal = { date: '2026-09-01', yearId: line.yearId, reason: 'dubbel', byName: 'Jan' };
    await TransactionModel.updateOne({ _id: line.id }, { $set: { reversal } });
  }
  await ReceivableWriteOffModel.create({
    ...{ _id: 'invoice:1', reference: '2026-001', name: 'Bakkerij', label: 'Factuur', amount: 1250 },
    ...{ reason: 'failliet', day: '2026-09-01', isIncome: true, by: 'jan', byName: 'Jan' },
    commissionId: (await AccountancyYearModel.findOne().orFail()).workgroups[0]?.commissionId,
  });
}

it('what each source adds up in the database is what its entries come to, on both sides', async () => {
  await addCorrections();
  const years = await AccountancyYearModel.find().lean(leanWithId);
  const books = years.map(({ id, workgroups }) => ({
    yearId: id,
    groups: workgroups.map(({ index }) => index),
  }));
  const sums = await sumLiveEntries(api.portal, books);
  const kinds = new Set<string>();
  for (const one of books) {
    const entries = await listLiveEntries(api.portal, one);
    for (const { kind } of entries) kinds.add(kind);
    const fromEntries = added(sumByCommittee(entries));
    expect(added(sums.filter(({ yearId }) => yearId === one.yearId))).toEqual(fromEntries);
    expect(fromEntries.length).toBeGreaterThan(0);
  }
  const all = ledgerSourcesOf(api.portal).map(({ kind }) => kind);
  expect(all.filter((kind) => !kinds.has(kind))).toEqual([]);
});
