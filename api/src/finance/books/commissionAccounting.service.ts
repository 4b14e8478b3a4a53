import type { RequestContext, SessionUser } from '../../identity/sessions/requestContext';
import { leanWithId } from '../../platform/database/leanWithId';
import { NOTHING } from '../ledger/sumSides';
import { listOpenYears, listYears } from './accountancyYear.service';
import { TransactionState } from './finance.enums';
import type { CommissionAccounting, DeclarationChoices } from './finance.types';
import { totalsLoader } from './totals.loader';
import { TransactionModel } from './transaction.model';
import { lastAccountnumber } from './transaction.service';

/** A committee's own books of the present year, the newest that is not archived; null: it is in none. */
export async function getCommissionAccounting(
  commissionId: string,
  context: RequestContext,
): Promise<CommissionAccounting | null> {
  const [year] = await listYears(false);
  const group = year?.workgroups.find((one) => one.commissionId === commissionId);
  if (!year || !group) return null;
  const [totals, transactions] = await Promise.all([
    totalsLoader(context).load(year.id),
    TransactionModel.find({ yearId: year.id, wg: group.index, state: TransactionState.approved })
      .sort({ _id: -1 })
      .lean(leanWithId),
  ]);
  const { income, expenses } = totals.get(group.index) ?? NOTHING;
  const { id, incomeBudget, expencesBudget } = group;
  return { id, title: year.title, income, expences: expenses, incomeBudget, expencesBudget, transactions };
}

/** The years and committees for which can be declared now, and the account that this user used last. */
export async function getDeclarationChoices(actor: SessionUser): Promise<DeclarationChoices> {
  const [years, accountnumber] = await Promise.all([listOpenYears(), lastAccountnumber(actor)]);
  return { id: actor.id, years, accountnumber };
}
