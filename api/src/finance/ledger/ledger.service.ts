import { leanWithId } from '../../platform/database/leanWithId';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { BankLineModel } from '../bank/bankLine.model';
import { LedgerAccount } from './ledger.enums';
import { type LedgerPeriod, LedgerSettingsModel } from './ledgerSettings.model';
import { type LedgerEvent, type LedgerSource, ledgerSourcesOf, type LedgerYear } from './ledgerSource';

/** The one record of the settings. */
export const LEDGER = 'ledger';
/** So many ids are looked up at once. */
const AT_ONCE = 5000;

/** A line of the ledger: something that came in or went out, of whatever source. */
export interface LedgerEntry {
  /** `<kind>:<id>`. */
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
  const banked = await bankedOn(events.map(({ id }) => `${kind}:${id}`));
  return events.map((event) => {
    const id = `${kind}:${event.id}`;
    const day = banked.get(id) ?? (event.account === LedgerAccount.bank ? event.date : null);
    return {
      id,
      kind,
      date: event.date,
      amount: event.amount,
      description: event.description,
      counterpart: event.counterpart,
      reference: event.reference ?? null,
      wg: committeeOf(event),
      receipts: event.receipts ?? [],
      account: day && isOpen(event.account) ? LedgerAccount.bank : event.account,
      bankedOn: day,
      isCorrection: event.isCorrection ?? false,
    };
  });
}

/** What the record itself set off against another stays so, whatever a line of the bank says. */
function isOpen(account: LedgerAccount): boolean {
  return account !== LedgerAccount.offset;
}

/** Target → the day of the line of the bank that pays it. */
async function bankedOn(targets: readonly string[]): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  for (let at = 0; at < targets.length; at += AT_ONCE) {
    const some = targets.slice(at, at + AT_ONCE);
    const lines = await BankLineModel.find({ 'matches.target': { $in: some } })
      .select({ date: 1, matches: 1 })
      .lean(leanWithId);
    for (const { date, matches = [] } of lines) matches.forEach(({ target }) => days.set(target, date));
  }
  return days;
}
