import { Types } from 'mongoose';

import { leanWithId } from '../../../platform/database/reading/leanFind';
import { daysAfter, formatCalendarDate, todayInAmsterdam } from '../../../platform/dates/amsterdam';
import { notFound } from '../../../platform/errors/appError';
import type { PortalContext } from '../../../platform/portalContext';
import type { AccountancyYear } from '../../books/accountancyYear.model';
import { getYear, listYears } from '../../books/accountancyYear.service';
import { getLedgerSettings } from '../../books/ledgerSettings.service';
import { NOTHING, sumByCommittee, sumSides, type Totals } from '../../money/sumStages';
import { readClosedLedger, unpackJson } from '../closedLedger';
import { type LedgerEntry, listLiveEntries } from '../ledger.service';
import { LedgerClosingModel } from '../ledgerClosing.model';
import { annualTexts } from './annual.texts';
import { linesNotDone } from './annualBank';
import { listNotes } from './annualNote.service';
import { type AnnualMovement, type AnnualState, firstState, goOn, ownFunds, sumOf } from './annualState';

/** A committee in the annual accounts, in cents. */
export interface AnnualCommittee extends Totals {
  /** Its number; '': what goes to none. */
  wg: string;
  title: string;
  /** Income less expenses as planned; null: it is not in the books of this year. */
  budget: number | null;
  /** Income less expenses of the year before; null: there is none. */
  before: number | null;
}

/** By what the accounts do not add up. */
export interface AnnualProblem {
  text: string;
  /** Cents; 0: it is not known. */
  amount: number;
}

/** The annual accounts of a year: kept as they are when it is closed. */
export interface AnnualFigures {
  from: string;
  until: string;
  /** The year before it; null: it is the first. */
  previous: { id: string; title: string } | null;
  begin: AnnualState;
  end: AnnualState;
  movements: AnnualMovement[];
  committees: AnnualCommittee[];
  problems: AnnualProblem[];
  notes: { line: string; text: string; revision: number }[];
}

/** A year with what is in its ledger. */
type YearWithEntries = Pick<AccountancyYear, 'id' | 'title' | 'workgroups'> & {
  entries: readonly LedgerEntry[];
};

interface Period {
  yearId: string;
  from: string;
  until: string;
}

/**
 * The annual accounts of a year: as they were kept when it was closed, or else of the records as they are now
 * (docs/domain/finance.md, F160). @returns null when the year has no period @throws NOT_FOUND
 */
export async function annualFigures(portal: PortalContext, yearId: string): Promise<AnnualFigures | null> {
  const year = await getYear(yearId);
  return (await keptOf(year)) ?? makeFigures(portal, await withEntries(portal, year));
}

/** What was kept of a year that is in the archive; null: it is open, or was closed before accounts were kept. */
async function keptOf({ archived, closingId }: AccountancyYear): Promise<AnnualFigures | null> {
  if (!archived || !closingId) return null;
  const closing = await LedgerClosingModel.findById(new Types.ObjectId(closingId))
    .select({ accounts: 1 })
    .lean(leanWithId);
  return closing?.accounts ? unpackJson<AnnualFigures>(closing.accounts) : null;
}

/** A year with what is in its ledger: as it was kept when it was closed, or as the records are now. */
export async function withEntries(portal: PortalContext, year: AccountancyYear): Promise<YearWithEntries> {
  const { id, title, workgroups, archived, closingId } = year;
  const closed = archived && closingId ? await readClosedLedger(closingId) : null;
  const groups = workgroups.map(({ index }) => index);
  const entries = closed?.entries ?? (await listLiveEntries(portal, { yearId: id, groups }));
  return { id, title, workgroups, entries };
}

/** The same of a year with these entries. @returns null when it has no period */
export async function makeFigures(
  portal: PortalContext,
  year: YearWithEntries,
): Promise<AnnualFigures | null> {
  const { periods } = await getLedgerSettings();
  const period = periods.find((one) => one.yearId === year.id);
  if (!period) return null;
  const previous = await yearBefore(periods, period);
  const day = daysAfter(period.from, -1);
  const [start, entriesBefore, notes] = await Promise.all([
    previous ? endOf(portal, previous) : firstState(portal, day),
    previous ? withEntries(portal, previous) : null,
    listNotes(year.id),
  ]);
  // Days between two years are in the books of none, and yet the bank tells of them.
  const begin = start.day < day ? (await goOn(portal, start, day, [])).state : start;
  const { state: end, movements } = await goOn(portal, begin, period.until, year.entries);
  return {
    ...{ from: period.from, until: period.until, begin, end, movements },
    previous: previous && { id: previous.id, title: previous.title },
    committees: committeesOf(year, entriesBefore),
    problems: await problemsOf(begin, end, year.entries),
    notes: notes.map(({ line, text, revision }) => ({ line, text, revision })),
  };
}

async function yearBefore(periods: readonly Period[], { from }: Period): Promise<AccountancyYear | null> {
  const years = new Map(
    [...(await listYears(false)), ...(await listYears(true))].map((year) => [year.id, year]),
  );
  const earlier = periods
    .filter(({ yearId, until }) => until < from && years.has(yearId))
    .sort((a, b) => b.until.localeCompare(a.until));
  return years.get(earlier[0]?.yearId ?? '') ?? null;
}

async function endOf(portal: PortalContext, year: AccountancyYear): Promise<AnnualState> {
  const figures = (await keptOf(year)) ?? (await makeFigures(portal, await withEntries(portal, year)));
  if (!figures) throw notFound('De periode van het jaar ervoor');
  return figures.end;
}

function committeesOf(year: YearWithEntries, before: YearWithEntries | null): AnnualCommittee[] {
  const now = sumByCommittee(year.entries);
  const then = before && sumByCommittee(before.entries);
  const groups = new Map(year.workgroups.map((group) => [group.index, group]));
  const titles = new Map(
    [...(before?.workgroups ?? []), ...year.workgroups].map(({ index, title }) => [index, title]),
  );
  const all = [
    ...new Set([...titles.keys(), ...now.map(({ wg }) => wg), ...(then ?? []).map(({ wg }) => wg)]),
  ];
  return all
    .map((wg) => {
      const { income, expenses } = now.find((sum) => sum.wg === wg) ?? NOTHING;
      const last = then?.find((sum) => sum.wg === wg) ?? NOTHING;
      const group = groups.get(wg);
      return {
        ...{ wg, income, expenses, title: titles.get(wg) ?? annualTexts.noCommittee },
        budget: group ? group.incomeBudget - group.expencesBudget : null,
        before: then && last.income - last.expenses,
      };
    })
    .filter(({ income, expenses, budget, before: last }) => [income, expenses, budget, last].some(Boolean))
    .sort(
      (a, b) =>
        Number(a.wg === '') - Number(b.wg === '') || a.wg.localeCompare(b.wg, 'nl', { numeric: true }),
    );
}

/** What keeps bank and ledger from being the same to the cent; none: they are. */
async function problemsOf(
  begin: AnnualState,
  end: AnnualState,
  entries: readonly LedgerEntry[],
): Promise<AnnualProblem[]> {
  const { income, expenses } = sumSides(entries);
  const outside = end.items.filter(({ isOutside }) => isOutside);
  const isPast = end.day < todayInAmsterdam();
  const drift = ownFunds(end) - ownFunds(begin) - (income - expenses);
  // A line of a closed year that came loose is nowhere; one that came later is on the account and nowhere else.
  const changed = drift || sumOf(await linesNotDone(end.day)) - sumOf(end.undone);
  return [
    ...end.accounts.flatMap(({ name, missing, closingDate }) => [
      ...(missing === 0 ? [] : [{ text: annualTexts.missing(name), amount: missing }]),
      ...(isPast && closingDate && closingDate < end.day
        ? [{ text: annualTexts.statementEnds(name, formatCalendarDate(closingDate)), amount: 0 }]
        : []),
    ]),
    ...(end.undone.length > 0
      ? [{ text: annualTexts.undone(end.undone.length), amount: sumOf(end.undone) }]
      : []),
    ...(outside.length > 0 ? [{ text: annualTexts.outside(outside.length), amount: -sumOf(outside) }] : []),
    ...(changed === 0 ? [] : [{ text: annualTexts.changed, amount: changed }]),
  ];
}
