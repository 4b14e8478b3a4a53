import type { RequestContext } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import type { PortalContext } from '../../platform/portalContext';
import { perRequest } from '../../platform/schema/allow';
import type { AccountancyYear } from '../books/accountancyYear.model';
import { getYear, listRunningFirst } from '../books/accountancyYear.service';
import { TransactionKind, TransactionState } from '../books/finance.enums';
import type { CommissionAccounting, CommissionSource } from '../books/finance.types';
import { getLedgerSettings } from '../books/ledgerSettings.service';
import { TransactionModel } from '../books/transaction.model';
import { LedgerAccount, ledgerSourcesOf } from '../money/ledgerSource';
import { NOTHING, sumSides } from '../money/sumStages';
import { readClosedLedger } from './closedLedger';
import { type LedgerEntry, listLiveEntries, periodOf } from './ledger.service';
import type { Ledger, LedgerEntriesArgs } from './ledger.types';
import { totalsLoader } from './totals.loader';

interface YearLedger extends Pick<Ledger, 'from' | 'until' | 'closedAt' | 'sha256'> {
  entries: LedgerEntry[];
}

/** The ledger of a year: as the records are now, or as they were when the year was closed. Once for a request. */
export const ledgerOf = perRequest(({ portal }: RequestContext) => {
  const read = new Map<string, Promise<YearLedger>>();
  return (yearId: string) => {
    const ledger = read.get(yearId) ?? readLedger(portal, yearId);
    read.set(yearId, ledger);
    return ledger;
  };
});

async function readLedger(portal: PortalContext, yearId: string): Promise<YearLedger> {
  const year = await getYear(yearId);
  const closed = year.archived && year.closingId ? await readClosedLedger(year.closingId) : null;
  if (closed) return { ...closed, from: closed.from ?? null, until: closed.until ?? null };
  const groups = year.workgroups.map(({ index }) => index);
  const [entries, period] = await Promise.all([
    listLiveEntries(portal, { yearId, groups }),
    periodOf(yearId),
  ]);
  const { from = null, until = null } = period ?? {};
  return { entries, from, until, closedAt: null, sha256: null };
}

/** The sums of a year by account and by source. @throws NOT_FOUND */
export async function getLedger(context: RequestContext, yearId: string): Promise<Ledger> {
  const [{ entries, ...about }, settings] = await Promise.all([
    ledgerOf(context)(yearId),
    getLedgerSettings(),
  ]);
  const { income, expenses } = sumSides(entries);
  const assignments = settings.periods.find((period) => period.yearId === yearId)?.assignments ?? [];
  const unassigned = entries.filter(({ wg }) => wg === null);
  return {
    ...about,
    id: yearId,
    revision: settings.revision,
    income,
    expences: expenses,
    result: income - expenses,
    balances: Object.values(LedgerAccount)
      .map((account) => ({ account, ...totalOf(entries, (entry) => entry.account === account) }))
      .filter(({ count }) => count > 0),
    sources: ledgerSourcesOf(context.portal).map(({ kind, label, hasCommittee = false }) => ({
      ...{ kind, label, hasCommittee },
      wg: assignments.find((one) => one.kind === kind)?.wg ?? null,
      ...totalOf(entries, (entry) => entry.kind === kind),
    })),
    unassigned: sumOf(unassigned),
    unassignedCount: unassigned.length,
  };
}

/** A part of the entries of a year, newest first. @throws NOT_FOUND */
export async function pageOfEntries(
  context: RequestContext,
  { yearId, kind, wg, account, first = 20, after }: LedgerEntriesArgs,
): Promise<Page<LedgerEntry>> {
  const { entries } = await ledgerOf(context)(yearId);
  const found = entries.filter(
    (entry) =>
      (!kind || entry.kind === kind) &&
      (wg === undefined || wg === null || (entry.wg ?? '') === wg) &&
      (!account || entry.account === account),
  );
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const nodes = found.slice(start, start + first);
  return {
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: start + nodes.length < found.length, endCursor: nodes.at(-1)?.id ?? null },
    totalCount: found.length,
  };
}

function totalOf(entries: readonly LedgerEntry[], wanted: (entry: LedgerEntry) => boolean) {
  const some = entries.filter(wanted);
  return { amount: sumOf(some), count: some.length };
}

function sumOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

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
