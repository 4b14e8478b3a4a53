import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/sessions/requestContext';
import { leanWithId } from '../../platform/database/leanWithId';
import { perRequest } from '../../platform/graphql/perRequest';
import type { PortalContext } from '../../platform/portalContext';
import { BankLineModel } from '../bank/bankLine.model';
import { readClosedLedger } from '../ledger/closing.service';
import { listLiveEntries } from '../ledger/ledger.service';
import { NOTHING, sumSides, type Totals } from '../ledger/sumSides';
import { type AccountancyYear, AccountancyYearModel } from './accountancyYear.model';
import { TransactionState } from './finance.enums';
import { TransactionModel } from './transaction.model';

/** By the number of a committee. */
type ByCommittee = Map<string, Totals>;

interface Row extends Totals {
  _id: { yearId: string; wg: string };
}

/** Year id → what came in and went out of each committee; a closed year as it was when it was closed. */
export const totalsLoader = perRequest(
  ({ portal }: RequestContext) =>
    new DataLoader<string, ByCommittee>(async (yearIds) => {
      const [rows, years] = await Promise.all([
        lineTotals(yearIds),
        AccountancyYearModel.find({ _id: { $in: yearIds } }).lean(leanWithId),
      ]);
      return Promise.all(
        yearIds.map(async (yearId) => {
          const year = years.find(({ id }) => id === yearId);
          const frozen = year && (await closedTotals(year));
          if (frozen) return frozen;
          const totals: ByCommittee = new Map();
          for (const { _id, income, expenses } of rows) {
            if (_id.yearId === yearId) add(totals, _id.wg, { income, expenses });
          }
          if (year) await addAssigned(portal, year, totals);
          return totals;
        }),
      );
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
  const approved = { state: TransactionState.approved };
  const [lines, reversals, booked] = await Promise.all([
    TransactionModel.aggregate<Row>([{ $match: { yearId: years, ...approved } }, by('$yearId', '$wg', 1)]),
    TransactionModel.aggregate<Row>([
      { $match: { 'reversal.yearId': years, ...approved } },
      by('$reversal.yearId', '$wg', -1),
    ]),
    BankLineModel.aggregate<Row>([
      { $match: { 'booking.yearId': years } },
      { $set: { amount: { $ifNull: ['$booking.amount', '$amount'] } } },
      by('$booking.yearId', '$booking.wg', 1),
    ]),
  ]);
  return [...lines, ...reversals, ...booked];
}

/** What came from elsewhere: it bears a committee itself, or the year assigns it to one. */
async function addAssigned(
  portal: PortalContext,
  { id, workgroups }: AccountancyYear,
  totals: ByCommittee,
): Promise<void> {
  const groups = workgroups.map(({ index }) => index);
  const entries = await listLiveEntries(
    portal,
    id,
    groups,
    ({ kind, hasCommittee, mayHaveCommittee }, period) =>
      !hasCommittee && Boolean(mayHaveCommittee || period?.assignments.some((one) => one.kind === kind)),
  );
  for (const wg of groups) {
    const ofGroup = entries.filter((entry) => entry.wg === wg);
    if (ofGroup.length > 0) add(totals, wg, sumSides(ofGroup));
  }
}

async function closedTotals({ archived, closingId }: AccountancyYear): Promise<ByCommittee | null> {
  const closed = archived && closingId ? await readClosedLedger(closingId) : null;
  if (!closed) return null;
  const groups = new Set(closed.entries.flatMap(({ wg }) => wg ?? []));
  return new Map([...groups].map((wg) => [wg, sumSides(closed.entries.filter((entry) => entry.wg === wg))]));
}

function add(totals: ByCommittee, wg: string, { income, expenses }: Totals): void {
  const before = totals.get(wg) ?? NOTHING;
  totals.set(wg, { income: before.income + income, expenses: before.expenses + expenses });
}
