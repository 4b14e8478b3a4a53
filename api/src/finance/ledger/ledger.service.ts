import { leanWithId } from '../../platform/database/leanWithId';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { type BankPart, bankParts, paidInParts } from '../bank/bankParts';
import { committeeNumbers } from '../books/committeeNumbers';
import { onlinePayments, sumOnline } from '../paymentLinks/onlinePayments';
import { LedgerAccount } from './ledger.enums';
import { type LedgerPeriod, LedgerSettingsModel } from './ledgerSettings.model';
import { type LedgerEvent, type LedgerSource, ledgerSourcesOf } from './ledgerSource';

/** The one record of the settings. */
export const LEDGER = 'ledger';

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
}

/** A year whose entries are wanted. */
export interface LedgerBooks {
  yearId: string;
  /** The numbers of the committees in its books. */
  groups: readonly string[];
}

/** Which sources of a year are wanted; its period is null when none is set. */
export type WantedSource = (source: LedgerSource, period: LedgerPeriod | null) => boolean;

/** The period of a year and what goes to which committee; null: not set. */
export async function periodOf(yearId: string): Promise<LedgerPeriod | null> {
  return (await listPeriods()).find((period) => period.yearId === yearId) ?? null;
}

async function listPeriods(): Promise<LedgerPeriod[]> {
  return (await LedgerSettingsModel.findById(LEDGER).lean(leanWithId))?.periods ?? [];
}

/**
 * The entries of a year as the records tell them now, newest first (docs/domain/finance.md, F90).
 * @param groups the numbers of the committees in its books
 */
export async function listLiveEntries(
  portal: PortalContext,
  yearId: string,
  groups: readonly string[],
): Promise<LedgerEntry[]> {
  const [entries = []] = await listLiveEntriesOf(portal, [{ yearId, groups }]);
  return entries.sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id));
}

/**
 * The same of several years, in their order; what pays them is read once for all.
 * @param only the sources that are wanted; all when not given
 * @returns the entries of each, in no order
 */
export async function listLiveEntriesOf(
  portal: PortalContext,
  books: readonly LedgerBooks[],
  only: WantedSource = () => true,
): Promise<LedgerEntry[][]> {
  const [periods, numbers] = await Promise.all([
    listPeriods(),
    committeeNumbers(books.map(({ yearId }) => yearId)),
  ]);
  const lists = await Promise.all(
    books.map(async ({ yearId, groups }) => {
      const period = periods.find((one) => one.yearId === yearId) ?? null;
      const { from = null, until = null } = period ?? {};
      const year = { id: yearId, from, until, numberOf: numbers(yearId) };
      const sources = ledgerSourcesOf(portal).filter((source) => only(source, period));
      const entries = await Promise.all(
        sources.map(async (source) => {
          const assigned = period?.assignments.find(({ kind }) => kind === source.kind)?.wg;
          return (await source.listEvents(year)).map((event) => {
            const wg = event.wg ?? assigned;
            return entryOf(source.kind, event, wg !== undefined && groups.includes(wg) ? wg : null);
          });
        }),
      );
      return entries.flat();
    }),
  );
  const things = lists.flat().map(({ id }) => id);
  const [parts, online] = await Promise.all([bankParts(things), onlinePayments(things)]);
  return lists.map((entries) =>
    entries.flatMap((entry) => {
      const paid = sumOnline(online.get(entry.id));
      return banked(entry, parts.get(entry.id), paid).flatMap((one) => paidOnline(one, paid));
    }),
  );
}

function entryOf(kind: string, event: LedgerEvent, wg: string | null): LedgerEntry {
  const { id, date, amount, description, counterpart, account } = event;
  return {
    ...{ id: `${kind}:${id}`, kind, date, amount, description, counterpart, wg, account },
    reference: event.reference ?? null,
    receipts: event.receipts ?? [],
    bankedOn: account === LedgerAccount.bank ? date : null,
    isCorrection: event.isCorrection ?? false,
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
  return left === 0 ? paid : [...paid, { ...entry, amount: left }];
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
