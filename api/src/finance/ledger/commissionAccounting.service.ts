import type { RequestContext } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { AccountancyYear } from '../books/accountancyYear.model';
import { listRunningFirst } from '../books/accountancyYear.service';
import { TransactionKind, TransactionState } from '../books/finance.enums';
import type { CommissionAccounting, CommissionSource } from '../books/finance.types';
import { TransactionModel } from '../books/transaction.model';
import { ledgerSourcesOf } from '../money/ledgerSource';
import { NOTHING } from '../money/sumSides';
import { listLiveEntries } from './ledger.service';
import { totalsLoader } from './totals.loader';

/**
 * A committee's own books of a year that is not archived: the running one when none is given, or else the newest that has
 * them. null: it is in none.
 */
export async function getCommissionAccounting(
  commissionId: string,
  yearId: string | undefined,
  context: RequestContext,
): Promise<CommissionAccounting | null> {
  const years = (await listRunningFirst()).filter(({ workgroups }) =>
    workgroups.some((one) => one.commissionId === commissionId),
  );
  const year = years.find(({ id }) => id === yearId) ?? years[0];
  const group = year?.workgroups.find((one) => one.commissionId === commissionId);
  if (!year || !group) return null;
  const [totals, sources, transactions] = await Promise.all([
    totalsLoader(context).load(year.id),
    sourcesOf(context, year, group.index),
    TransactionModel.find({ yearId: year.id, wg: group.index, state: TransactionState.approved })
      .sort({ _id: -1 })
      .lean(leanWithId),
  ]);
  const { income, expenses } = totals.get(group.index) ?? NOTHING;
  const { id, incomeBudget, expencesBudget } = group;
  return {
    id,
    yearId: year.id,
    title: year.title,
    years: years.map(({ id: one, title }) => ({ id: one, title })),
    ...{ income, expences: expenses, incomeBudget, expencesBudget, sources, transactions },
  };
}

/** In sums: who paid what is for the treasurer alone. */
async function sourcesOf(
  { portal }: RequestContext,
  year: AccountancyYear,
  wg: string,
): Promise<CommissionSource[]> {
  const isElsewhere = ({ kind }: { kind: string }) =>
    kind !== String(TransactionKind.declaration) && kind !== String(TransactionKind.mutation);
  const entries = await listLiveEntries(portal, { yearId: year.id, groups: [wg] }, isElsewhere);
  return ledgerSourcesOf(portal).flatMap(({ kind, label }) => {
    const some = entries.filter((entry) => entry.kind === kind && entry.wg === wg);
    const amount = some.reduce((sum, entry) => sum + entry.amount, 0);
    return some.length > 0 ? [{ kind, label, amount }] : [];
  });
}
