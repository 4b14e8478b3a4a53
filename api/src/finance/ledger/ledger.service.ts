import { leanWithId } from '../../platform/database/leanWithId';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { type BankPart, bankParts, paidInParts } from '../bank/bankParts';
import { onlinePayments, sumOnline } from '../paymentLinks/onlinePayments';
import { LedgerAccount } from './ledger.enums';
import { type LedgerPeriod, LedgerSettingsModel } from './ledgerSettings.model';
import { type LedgerEvent, type LedgerSource, ledgerSourcesOf, type LedgerYear } from './ledgerSource';

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

/** The period of a year and what goes to which committee; null: not set. */
export async function periodOf(yearId: string): Promise<LedgerPeriod | null> {
  const settings = await LedgerSettingsModel.findById(LEDGER).lean(leanWithId);
  return settings?.periods.find((period) => period.yearId === yearId) ?? null;
}

/**
 * The entries of a year as the records tell them now, newest first (docs/domain/finance.md, F90).
 * @param groups the numbers of the committees in its books @param only the sources that are wanted; all when not given
 */
export async function listLiveEntries(
  portal: PortalContext,
  yearId: string,
  groups: readonly string[],
  only: (source: LedgerSource, period: LedgerPeriod | null) => boolean = () => true,
): Promise<LedgerEntry[]> {
  const period = await periodOf(yearId);
  const year = { id: yearId, from: period?.from ?? null, until: period?.until ?? null };
  const sources = ledgerSourcesOf(portal).filter((source) => only(source, period));
  const lists = await Promise.all(
    sources.map(async (source) => {
      const assigned = period?.assignments.find(({ kind }) => kind === source.kind)?.wg;
      return entriesOf(source, year, (event) => {
        const wg = event.wg ?? assigned;
        return wg !== undefined && groups.includes(wg) ? wg : null;
      });
    }),
  );
  return lists.flat().sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id));
}

async function entriesOf(
  source: LedgerSource,
  year: LedgerYear,
  committeeOf: (event: LedgerEvent) => string | null,
): Promise<LedgerEntry[]> {
  const { kind } = source;
  const events = await source.listEvents(year);
  const things = events.map(({ id }) => `${kind}:${id}`);
  const [parts, online] = await Promise.all([bankParts(things), onlinePayments(things)]);
  return events.flatMap((event) => {
    const id = `${kind}:${event.id}`;
    const entry = {
      ...{ id, kind, date: event.date, amount: event.amount },
      description: event.description,
      counterpart: event.counterpart,
      reference: event.reference ?? null,
      wg: committeeOf(event),
      receipts: event.receipts ?? [],
      account: event.account,
      bankedOn: event.account === LedgerAccount.bank ? event.date : null,
      isCorrection: event.isCorrection ?? false,
    };
    const paid = sumOnline(online.get(id));
    return banked(entry, parts.get(id), paid).flatMap((one) => paidOnline(one, paid));
  });
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
