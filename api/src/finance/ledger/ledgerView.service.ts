import type { RequestContext } from '../../identity/people/requestContext';
import type { Page } from '../../platform/database/reading/readPage';
import type { PortalContext } from '../../platform/portalContext';
import { perRequest } from '../../platform/schema/perRequest';
import { getYear } from '../books/accountancyYear.service';
import { getLedgerSettings } from '../books/ledgerSettings.service';
import { LedgerAccount } from '../money/ledger.enums';
import { ledgerSourcesOf } from '../money/ledgerSource';
import { sumSides } from '../money/sumSides';
import { readClosedLedger } from './closedLedger';
import type { LedgerEntriesArgs } from './ledger.input';
import { type LedgerEntry, listLiveEntries, periodOf } from './ledger.service';
import type { Ledger } from './ledger.types';

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
