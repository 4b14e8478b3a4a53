import type { RequestContext } from '../../../identity/people/requestContext';
import type { Page } from '../../../platform/database/reading/readPage';
import { notFound } from '../../../platform/errors/appError';
import type { PortalContext } from '../../../platform/portalContext';
import { getYear } from '../../books/accountancyYear.service';
import { LedgerClosingModel } from '../ledgerClosing.model';
import { annualTexts } from './annual.texts';
import { type AnnualFigures, annualFigures } from './annualAccounts.service';
import type { AnnualAccounts, AnnualBalance, AnnualLine, AnnualLinesArgs } from './annualAccounts.types';
import type { AnnualNote } from './annualNote.model';
import { type AnnualState, type OpenThing, ownFunds, sumOf } from './annualState';

/** Which of the open things stand on a line of the balance sheet. */
const OPEN: Readonly<Record<string, { label: string; holds: (item: OpenThing) => boolean }>> = {
  toReceive: { label: annualTexts.toReceive, holds: ({ amount, isOutside }) => !isOutside && amount > 0 },
  toPay: { label: annualTexts.toPay, holds: ({ amount, isOutside }) => !isOutside && amount < 0 },
  outside: { label: annualTexts.outsideLine, holds: ({ isOutside }) => isOutside === true },
};
const PLACES = ['provider', 'byHand', 'transit'] as const;

/** The annual accounts as they are shown; null: the year has no period. @throws NOT_FOUND */
export async function getAnnualAccounts(
  portal: PortalContext,
  yearId: string,
): Promise<AnnualAccounts | null> {
  const [figures, year] = await Promise.all([annualFigures(portal, yearId), getYear(yearId)]);
  if (!figures) return null;
  const { begin, end, committees, previous, problems, notes } = figures;
  const bankStatement = sumOf(end.accounts);
  const closing =
    year.archived && year.closingId
      ? await LedgerClosingModel.findById(year.closingId).select({ closedAt: 1 }).lean()
      : null;
  return {
    ...{ id: yearId, title: year.title, from: figures.from, until: figures.until },
    closedAt: closing?.closedAt ?? null,
    previousId: previous?.id ?? null,
    previousTitle: previous?.title ?? null,
    balances: balancesOf(figures),
    ...{ ownBegin: ownFunds(begin), ownEnd: ownFunds(end) },
    committees: committees.map((committee) => ({ ...committee, id: `wg:${committee.wg}` })),
    result: committees.reduce((sum, { income, expenses }) => sum + income - expenses, 0),
    bankStatement,
    bankBooks: bankStatement + undoneOf(end),
    differences: problems,
    notes: notes as AnnualNote[],
  };
}

/** The lines of the balance sheet; their sums are the own funds. */
export function balancesOf(figures: AnnualFigures): AnnualBalance[] {
  const { begin, end } = figures;
  const accounts = new Map([...begin.accounts, ...end.accounts].map(({ iban, name }) => [iban, name]));
  const onAccount = ({ accounts: all }: AnnualState, iban: string) =>
    all.find((account) => account.iban === iban)?.amount ?? 0;
  const rows = [
    ...[...accounts].map(([iban, label]) => ({
      ...{ id: `bank:${iban}`, label, count: 0 },
      ...{ begin: onAccount(begin, iban), end: onAccount(end, iban) },
    })),
    ...PLACES.map((place) => ({
      ...{ id: place, label: annualTexts[place], count: 0, begin: begin[place], end: end[place] },
    })),
    ...Object.entries(OPEN).map(([id, { label, holds }]) => {
      const items = end.items.filter(holds);
      return { id, label, begin: sumOf(begin.items.filter(holds)), end: sumOf(items), count: items.length };
    }),
    {
      ...{ id: 'undone', label: annualTexts.undoneLine, count: end.undone.length },
      ...{ begin: undoneOf(begin), end: undoneOf(end) },
    },
  ];
  return rows.filter(({ begin: first, end: last, count }) => first !== 0 || last !== 0 || count > 0);
}

/** What is on the accounts and not in the books, as the balance sheet takes it off. */
function undoneOf({ accounts, undone }: AnnualState): number {
  return -sumOf(undone) - accounts.reduce((sum, { missing }) => sum + missing, 0);
}

/** What a line of the balance sheet is made of, oldest first. @throws NOT_FOUND */
export async function pageOfAnnualLines(
  { portal }: RequestContext,
  { yearId, line, first = 20, after }: AnnualLinesArgs,
): Promise<Page<AnnualLine>> {
  const figures = await annualFigures(portal, yearId);
  const found = figures ? linesOf(figures, line) : [];
  if (found === null) throw notFound('Deze regel van de jaarrekening');
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const nodes = found.slice(start, start + first);
  return {
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: start + nodes.length < found.length, endCursor: nodes.at(-1)?.id ?? null },
    totalCount: found.length,
  };
}

/** What a line is made of: what was there and what moved, or each thing that is open. */
export function linesOf(figures: AnnualFigures, line: string): AnnualLine[] | null {
  const { begin, end, movements } = figures;
  const row = balancesOf(figures).find(({ id }) => id === line);
  if (!row) return null;
  const open = OPEN[line];
  if (open) return bothDays(begin.items, end.items, ({ thing }) => thing, open.holds);
  if (line === 'undone') {
    const lines = ({ accounts, undone }: AnnualState) => [
      ...undone.map((one) => ({ ...one, amount: -one.amount })),
      ...accounts.flatMap(({ iban, name, missing, closingDate }) =>
        missing === 0
          ? []
          : {
              ...{ id: `missing:${iban}`, date: closingDate ?? '', description: annualTexts.missing(name) },
              ...{ counterpart: '', amount: -missing },
            },
      ),
    ];
    return bothDays(
      lines(begin),
      lines(end),
      ({ id }) => id,
      () => true,
    );
  }
  const moved = movements.filter((movement) => movement.line === line);
  const start = {
    ...{ id: 'begin', date: figures.from, description: annualTexts.beginAmount, counterpart: '' },
    ...{ begin: row.begin, end: row.begin },
  };
  const told = moved.map(({ id, date, description, counterpart, amount }) => ({
    ...{ id, date, description, counterpart, begin: 0, end: amount },
  }));
  // A statement that is missing is on the account, though no line tells of it.
  const left = row.end - row.begin - sumOf(moved);
  const rest = {
    ...start,
    id: 'rest',
    description: annualTexts.untold,
    date: figures.until,
    begin: 0,
    end: left,
  };
  return [start, ...told, ...(left === 0 ? [] : [rest])];
}

/** What is on either day, by what it is. */
function bothDays<Row extends Omit<OpenThing, 'thing'>>(
  begin: readonly Row[],
  end: readonly Row[],
  idOf: (row: Row) => string,
  holds: (row: Row & OpenThing) => boolean,
): AnnualLine[] {
  const rows = new Map<string, AnnualLine>();
  const add = (row: Row, amounts: Pick<AnnualLine, 'begin'> | Pick<AnnualLine, 'end'>) => {
    if (!holds(row as Row & OpenThing)) return;
    const { date, description, counterpart } = row;
    const id = idOf(row);
    rows.set(id, { id, begin: 0, end: 0, ...rows.get(id), date, description, counterpart, ...amounts });
  };
  for (const row of begin) add(row, { begin: row.amount });
  for (const row of end) add(row, { end: row.amount });
  return [...rows.values()].sort((a, b) => a.date.localeCompare(b.date));
}
