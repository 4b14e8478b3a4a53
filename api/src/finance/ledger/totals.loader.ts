import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { perRequest } from '../../platform/schema/allow';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { NOTHING, type Totals } from '../money/sumStages';
import { readClosedTotals } from './closedLedger';
import { sumLiveEntries } from './ledger.service';

/** By the number of a committee. */
type ByCommittee = Map<string, Totals>;

/** Year id → what came in and went out of each committee; a closed year as it was when it was closed. */
export const totalsLoader = perRequest(
  ({ portal }: RequestContext) =>
    new DataLoader<string, ByCommittee>(async (yearIds) => {
      const years = await AccountancyYearModel.find({ _id: { $in: yearIds } })
        .select({ archived: 1, closingId: 1, 'workgroups.index': 1 })
        .lean(leanWithId);
      const closings = years.flatMap(({ archived, closingId }) => (archived && closingId ? closingId : []));
      const live = years
        .filter(({ archived, closingId }) => !archived || !closingId)
        .map(({ id, workgroups }) => ({ yearId: id, groups: workgroups.map(({ index }) => index) }));
      const [frozen, sums] = await Promise.all([
        closings.length > 0 ? readClosedTotals(closings) : new Map<string, never>(),
        live.length > 0 ? sumLiveEntries(portal, live) : [],
      ]);
      return yearIds.map((yearId) => {
        const year = years.find(({ id }) => id === yearId);
        const closed = year?.archived && year.closingId ? frozen.get(year.closingId) : undefined;
        return addUp(closed ?? sums.filter((sum) => sum.yearId === yearId));
      });
    }),
);

function addUp(rows: readonly (Totals & { wg: string })[]): ByCommittee {
  const totals: ByCommittee = new Map();
  for (const { wg, income, expenses } of rows) {
    const before = totals.get(wg) ?? NOTHING;
    totals.set(wg, { income: before.income + income, expenses: before.expenses + expenses });
  }
  return totals;
}
