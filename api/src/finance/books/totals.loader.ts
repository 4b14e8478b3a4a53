import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/sessions/requestContext';
import { leanWithId } from '../../platform/database/leanWithId';
import { perRequest } from '../../platform/graphql/perRequest';
import type { PortalContext } from '../../platform/portalContext';
import { BankLineModel } from '../bank/bankLine.model';
import { readClosedTotals } from '../ledger/closing.service';
import { listLiveEntriesOf } from '../ledger/ledger.service';
import { NOTHING, sumByCommittee, type Totals } from '../ledger/sumSides';
import { type AccountancyYear, AccountancyYearModel } from './accountancyYear.model';
import { TransactionState } from './finance.enums';
import { TransactionModel } from './transaction.model';

/** By the number of a committee. */
type ByCommittee = Map<string, Totals>;

interface Row extends Totals {
  yearId: string;
  wg: string;
}

/** Year id → what came in and went out of each committee; a closed year as it was when it was closed. */
export const totalsLoader = perRequest(
  ({ portal }: RequestContext) =>
    new DataLoader<string, ByCommittee>(async (yearIds) => {
      const years = await AccountancyYearModel.find({ _id: { $in: yearIds } })
        .select({ archived: 1, closingId: 1, 'workgroups.index': 1 })
        .lean(leanWithId);
      const closed = years.filter(({ archived, closingId }) => archived && closingId);
      const live = years.filter((year) => !closed.includes(year));
      const [frozen, booked, elsewhere] = await Promise.all([
        closed.length > 0 ? readClosedTotals(closed.flatMap(({ closingId }) => closingId ?? [])) : null,
        live.length > 0 ? lineTotals(live.map(({ id }) => id)) : [],
        assignedTotals(portal, live),
      ]);
      const rows = [
        ...closed.flatMap(({ id: yearId, closingId }) =>
          (frozen?.get(closingId ?? '') ?? []).map((total) => ({ yearId, ...total })),
        ),
        ...booked,
        ...elsewhere,
      ];
      return yearIds.map((yearId) => addUp(rows.filter((row) => row.yearId === yearId)));
    }),
);

/** Lines, their counter-entries and booked lines of the bank: they bear their committee, so the database adds them up. */
async function lineTotals(yearIds: readonly string[]): Promise<Row[]> {
  const years = { $in: [...yearIds] };
  const side = (sign: 1 | -1, way: 1 | -1) => ({
    $sum: { $multiply: [way, { $max: [{ $multiply: [sign, '$amount'] }, 0] }] },
  });
  const by = (yearId: string, wg: string, way: 1 | -1) => ({
    $group: { _id: { yearId, wg }, income: side(1, way), expenses: side(-1, way) },
  });
  const flat = {
    $project: { _id: 0, yearId: '$_id.yearId', wg: '$_id.wg', income: 1, expenses: 1 },
  } as const;
  const approved = { state: TransactionState.approved };
  const [lines, reversals, booked] = await Promise.all([
    TransactionModel.aggregate<Row>([
      { $match: { yearId: years, ...approved } },
      by('$yearId', '$wg', 1),
      flat,
    ]),
    TransactionModel.aggregate<Row>([
      { $match: { 'reversal.yearId': years, ...approved } },
      by('$reversal.yearId', '$wg', -1),
      flat,
    ]),
    BankLineModel.aggregate<Row>([
      { $match: { 'booking.yearId': years } },
      { $set: { amount: { $ifNull: ['$booking.amount', '$amount'] } } },
      by('$booking.yearId', '$booking.wg', 1),
      flat,
    ]),
  ]);
  return [...lines, ...reversals, ...booked];
}

/** What came from elsewhere: it bears a committee itself, or the year assigns it to one. */
async function assignedTotals(portal: PortalContext, years: readonly AccountancyYear[]): Promise<Row[]> {
  const books = years.map(({ id, workgroups }) => ({
    yearId: id,
    groups: workgroups.map(({ index }) => index),
  }));
  const lists = await listLiveEntriesOf(
    portal,
    books,
    ({ kind, hasCommittee, mayHaveCommittee }, period) =>
      !hasCommittee && Boolean(mayHaveCommittee || period?.assignments.some((one) => one.kind === kind)),
  );
  return books.flatMap(({ yearId }, at) =>
    sumByCommittee(lists[at] ?? []).map((total) => ({ yearId, ...total })),
  );
}

function addUp(rows: readonly Row[]): ByCommittee {
  const totals: ByCommittee = new Map();
  for (const { wg, income, expenses } of rows) {
    const before = totals.get(wg) ?? NOTHING;
    totals.set(wg, { income: before.income + income, expenses: before.expenses + expenses });
  }
  return totals;
}
