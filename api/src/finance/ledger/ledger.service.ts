import { leanWithId } from '../../platform/database/reading/leanFind';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { LEDGER, type LedgerPeriod, LedgerSettingsModel } from '../books/ledgerSettings.model';
import { type BankPart, bankParts, paidInParts } from '../claims/bankParts';
import { onlinePayments, sumOnline } from '../claims/onlinePayments';
import {
  LedgerAccount,
  type LedgerEvent,
  type LedgerSource,
  ledgerSourcesOf,
  type LedgerSum,
  type LedgerYear,
} from '../money/ledgerSource';

/** A line of the ledger: something that came in or went out, of whatever source. */
export interface LedgerEntry {
  /** `<kind>:<id>`; of what was paid in parts `#2` for the second of them. */
  id: string;
  kind: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Cents; an expense is negative. */
  amount: number;
  description: string;
  counterpart: string;
  reference: string | null;
  /** The number of its committee; null: nobody said to which it goes. */
  wg: string | null;
  receipts: readonly StoredFile[];
  account: LedgerAccount;
  /** The day of the line of the bank that pays it, YYYY-MM-DD. */
  bankedOn: string | null;
  /** It corrects another: it counts on the side of what it corrects. */
  isCorrection: boolean;
  /** `<kind>:<id>` of what it is settled with: its own, or what it takes back. Years that were closed before 2027 lack it. */
  thing?: string;
}

/** A year whose entries are wanted. */
export interface LedgerBooks {
  yearId: string;
  /** The numbers of the committees in its books. */
  groups: readonly string[];
}

/** The period of a year and what goes to which committee; null: not set. */
export async function periodOf(yearId: string): Promise<LedgerPeriod | null> {
  return (await listPeriods()).find((period) => period.yearId === yearId) ?? null;
}

async function listPeriods(): Promise<LedgerPeriod[]> {
  return (await LedgerSettingsModel.findById(LEDGER).lean(leanWithId))?.periods ?? [];
}

/** A year as its sources are asked for it, with what the settings say of it. */
interface LiveYear extends LedgerYear {
  /** Whether a committee is in its books. */
  has: (wg: string) => boolean;
  /** The number of the committee that the money of a source goes to; a correction goes where what it corrects does. */
  assignedTo: (kind: string, corrects?: string) => string | undefined;
}

async function liveYears(books: readonly LedgerBooks[]): Promise<LiveYear[]> {
  const [periods, numbers] = await Promise.all([
    listPeriods(),
    committeeNumbers(books.map(({ yearId }) => yearId)),
  ]);
  return books.map(({ yearId, groups }) => {
    const period = periods.find((one) => one.yearId === yearId);
    const assigned = new Map(period?.assignments.map(({ kind, wg }) => [kind, wg]));
    return {
      ...{ id: yearId, from: period?.from ?? null, until: period?.until ?? null },
      numberOf: numbers(yearId),
      has: (wg) => groups.includes(wg),
      assignedTo: (kind, corrects) => (corrects && assigned.get(corrects)) ?? assigned.get(kind),
    };
  });
}

/**
 * The entries of a year as the records tell them now, newest first (docs/domain/finance.md, F90).
 * @param only the sources that are wanted; all when not given
 */
export async function listLiveEntries(
  portal: PortalContext,
  books: LedgerBooks,
  only: (source: LedgerSource) => boolean = () => true,
): Promise<LedgerEntry[]> {
  const [year] = await liveYears([books]);
  if (!year) return [];
  const lists = await Promise.all(
    ledgerSourcesOf(portal)
      .filter(only)
      .map(async (source) =>
        (await source.listEvents(year)).map((event) => {
          const wg = event.wg ?? year.assignedTo(source.kind, event.corrects);
          return entryOf(source.kind, event, wg !== undefined && year.has(wg) ? wg : null);
        }),
      ),
  );
  const entries = lists.flat();
  const things = entries.map(({ id }) => id);
  const [parts, online] = await Promise.all([bankParts(things), onlinePayments(things)]);
  return entries
    .flatMap((entry) => {
      const paid = sumOnline(online.get(entry.id));
      return banked(entry, parts.get(entry.id), paid).flatMap((one) => paidOnline(one, paid));
    })
    .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id));
}

/** What the entries of years come to by committee: each source adds up its own. What goes to none has ''. */
export async function sumLiveEntries(
  portal: PortalContext,
  books: readonly LedgerBooks[],
): Promise<(LedgerSum & { wg: string })[]> {
  const years = await liveYears(books);
  const sums = await Promise.all(
    ledgerSourcesOf(portal).map(async (source) => {
      const rows = await source.sumEvents(years);
      return rows.map(({ corrects, ...row }) => {
        const year = years.find(({ id }) => id === row.yearId);
        const wg = row.wg ?? year?.assignedTo(source.kind, corrects) ?? '';
        return { ...row, wg: year?.has(wg) ? wg : '' };
      });
    }),
  );
  return sums.flat();
}

function entryOf(kind: string, event: LedgerEvent, wg: string | null): LedgerEntry {
  const { id, date, amount, description, counterpart, account } = event;
  return {
    ...{ id: `${kind}:${id}`, kind, date, amount, description, counterpart, wg, account },
    reference: event.reference ?? null,
    receipts: event.receipts ?? [],
    bankedOn: account === LedgerAccount.bank ? date : null,
    isCorrection: event.isCorrection ?? false,
    thing: event.settles ?? `${kind}:${id}`,
  };
}

/** An entry as the bank shows it: whole, or each payment by itself and what is left of it. */
function banked(entry: LedgerEntry, parts: readonly BankPart[] = [], online = 0): LedgerEntry[] {
  const [first, ...others] = parts;
  if (!first) return [entry];
  const account = LedgerAccount.bank;
  // The rest of what a link paid is no more than that.
  const isWhole = !first.isPart && (online === 0 || first.amount === entry.amount);
  if (others.length === 0 && isWhole) return [{ ...entry, account, bankedOn: first.date }];
  const left = entry.amount - paidInParts(parts);
  const paid = parts.map(({ number, amount, date }) => ({
    ...entry,
    ...{ id: `${entry.id}#${number}`, account, bankedOn: date, amount: amount ?? 0 },
    description: `${entry.description}, deel ${number}`,
  }));
  if (left === 0) return paid;
  // What was paid too much is no expense: it is less income.
  const isTurned = left < 0 !== entry.amount < 0;
  return [...paid, { ...entry, amount: left, isCorrection: isTurned !== entry.isCorrection }];
}

/** What is to be received as the payment provider shows it: whole, or what a link paid and what is left. */
function paidOnline(entry: LedgerEntry, paid: number): LedgerEntry[] {
  if (entry.account !== LedgerAccount.toReceive || paid === 0) return [entry];
  const account = LedgerAccount.provider;
  if (paid >= entry.amount) return [{ ...entry, account }];
  return [
    {
      ...entry,
      id: `${entry.id}#online`,
      account,
      amount: paid,
      description: `${entry.description}, online`,
    },
    { ...entry, amount: entry.amount - paid },
  ];
}

/** Year id → the number that a committee has in its books; '' when it is not in them, which the ledger tells. */
async function committeeNumbers(
  yearIds: readonly string[],
): Promise<(yearId: string) => (commissionId: string) => string> {
  const years = await AccountancyYearModel.find({ _id: { $in: yearIds } })
    .select({ 'workgroups.commissionId': 1, 'workgroups.index': 1 })
    .lean();
  const numbers = new Map(
    years.flatMap(({ _id, workgroups }) =>
      workgroups.map(({ commissionId, index }) => [`${String(_id)}:${commissionId}`, index] as const),
    ),
  );
  return (yearId) => (commissionId) => numbers.get(`${yearId}:${commissionId}`) ?? '';
}
