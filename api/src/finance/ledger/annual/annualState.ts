import { daysAfter } from '../../../platform/dates/amsterdam';
import type { PortalContext } from '../../../platform/portalContext';
import { bankParts } from '../../claims/bankParts';
import { onlinePayments } from '../../claims/onlinePayments';
import { idsOfKind } from '../../claims/receivable';
import { LedgerAccount, ledgerSourcesOf } from '../../money/ledgerSource';
import type { LedgerEntry } from '../ledger.service';
import {
  type AccountOnDay,
  accountsOn,
  type AnnualBankLine,
  linesBetween,
  linesNotDone,
  linesOf,
  paymentsOf,
} from './annualBank';

/** Something of which money is still to come or to go, in cents. */
export interface OpenThing {
  /** `<kind>:<id>`. */
  thing: string;
  date: string;
  description: string;
  counterpart: string;
  /** Above zero: it is to be received. */
  amount: number;
  /** It was paid, and is in the books of no year so far. */
  isOutside?: boolean;
  /** Of that, what a link was counted to pay. */
  online?: number;
}

/** A line of the bank that is not in the books. */
export type UndoneLine = Pick<OpenThing, 'date' | 'description' | 'counterpart' | 'amount'> & { id: string };

/** Where money moved in a year without being open: on an account, at the provider, by hand, on its way. */
export interface AnnualMovement extends Omit<UndoneLine, 'id'> {
  id: string;
  /** The line of the balance sheet. */
  line: string;
  /**
   * From where it came, together its amount: `thing:<kind>:<id>`, another line of the balance sheet. Absent: another movement tells
   * the same from its own side.
   */
  against?: { account: string; amount: number }[];
}

/** What there is at the end of a day, in cents. */
export interface AnnualState {
  day: string;
  accounts: AccountOnDay[];
  provider: number;
  byHand: number;
  transit: number;
  items: OpenThing[];
  undone: UndoneLine[];
}

/** What there was before the first year: the accounts, and what of them is not in the books. */
export async function firstState({ settings }: PortalContext, day: string): Promise<AnnualState> {
  const [accounts, lines] = await Promise.all([accountsOn(day, settings.foundation), linesNotDone(day)]);
  return { day, accounts, provider: 0, byHand: 0, transit: 0, items: [], undone: lines.map(toldBy) };
}

/** The own funds: all there is, less what is to be paid and what is not in the books. */
export function ownFunds({ accounts, provider, byHand, transit, items, undone }: AnnualState): number {
  const bank = accounts.reduce((sum, { amount, missing }) => sum + amount - missing, 0);
  return bank + provider + byHand + transit + sumOf(items) - sumOf(undone);
}

/** Cents. */
export function sumOf(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Goes on from a day to a later one: what became income or expense is open until it is paid, and each payment takes from what is
 * open what it brings to where the money is. So both days differ by exactly what came in and went out.
 * @param entries of the ledger that became income or expense meanwhile
 */
export async function goOn(
  portal: PortalContext,
  before: AnnualState,
  until: string,
  entries: readonly LedgerEntry[],
): Promise<{ state: AnnualState; movements: AnnualMovement[] }> {
  const [accounts, fresh, late] = await Promise.all([
    accountsOn(until, portal.settings.foundation),
    linesBetween(daysAfter(before.day, 1), until),
    linesOf(before.undone.map(({ id }) => id)),
  ]);
  const lines = [...late, ...fresh];
  const items = itemsOf(before, entries);
  const own = new Set(accounts.map(({ iban }) => iban));
  const payments = await paymentsOf(lines, (of) => items.get(of)?.amount);
  const againstOf = (line: AnnualBankLine) => [
    ...payments
      .filter((payment) => payment.line === line)
      .map(({ thing, amount }) => ({ account: `thing:${thing}`, amount })),
    ...crossedBy(line, own),
    ...(isUndone(line) ? [{ account: 'undone', amount: line.amount }] : []),
  ];
  const movements: AnnualMovement[] = [
    ...fresh.map((line) => ({
      ...{ ...toldBy(line), line: `bank:${line.account}` },
      against: againstOf(line),
    })),
    ...late
      .filter((line) => !isUndone(line))
      .map((line) => ({
        ...{ ...toldBy(line), id: `late:${line.id}`, line: 'undone' },
        against: againstOf(line),
      })),
  ];
  const moved = (line: string, id: string, item: OpenThing, amount: number, date: string) =>
    movements.push({
      ...{ line, id, date, description: item.description, counterpart: item.counterpart, amount },
      against: [{ account: `thing:${item.thing}`, amount }],
    });

  for (const { line, thing, amount, label, isBack } of payments) {
    const item = items.get(thing) ?? {
      ...{ thing, date: line.date, description: label, counterpart: line.name, amount: 0 },
      ...(!isBack && { isOutside: true }),
    };
    items.set(thing, { ...item, amount: item.amount - amount });
  }
  let [provider, byHand, transit] = [before.provider, before.byHand, before.transit];
  const links = await linkedOf(portal, items, entries);
  for (const [thing, paid] of links) {
    const item = items.get(thing);
    if (!item) continue;
    const now = paid.filter(({ date }) => date <= until);
    const amount = sumOf(now) - (item.online ?? 0);
    if (amount === 0) continue;
    provider += amount;
    moved('provider', `online:${thing}`, item, amount, now.at(-1)?.date ?? until);
    items.set(thing, { ...item, amount: item.amount - amount, online: sumOf(now) });
  }
  const hands = await handDays(portal, items, entries);
  const later = await bankParts([...hands.keys()]);
  for (const [thing, day] of hands) {
    const item = items.get(thing);
    if (!item || (day !== null && day > until)) continue;
    const parts = later.get(thing)?.filter(({ date }) => date > until) ?? [];
    if (parts.some(({ amount }) => amount === null)) continue;
    const links_ = links.get(thing)?.filter(({ date }) => date > until) ?? [];
    const amount = item.amount - parts.reduce((sum, part) => sum + (part.amount ?? 0), 0) - sumOf(links_);
    if (amount === 0) continue;
    byHand += amount;
    moved('byHand', `byHand:${thing}`, item, amount, day ?? item.date);
    items.set(thing, { ...item, amount: item.amount - amount });
  }
  for (const line of lines) {
    for (const { account: place, amount } of crossedBy(line, own)) {
      if (place === 'provider') provider -= amount;
      else if (place === 'byHand') byHand -= amount;
      else transit -= amount;
      movements.push({ ...toldBy(line), id: `kruispost:${line.id}`, line: place, amount: -amount });
    }
  }
  const undone = lines.filter(isUndone).map(toldBy);
  const open = [...items.values()].filter(({ amount }) => amount !== 0);
  return {
    movements: movements.sort((a, b) => a.date.localeCompare(b.date)),
    state: { day: until, accounts, provider, byHand, transit, items: open, undone },
  };
}

/** What was open, and what became income or expense: together by what they are settled with. */
function itemsOf(before: AnnualState, entries: readonly LedgerEntry[]): Map<string, OpenThing> {
  const items = new Map(before.items.map((item) => [item.thing, item]));
  for (const entry of entries) {
    const thing = thingOf(entry);
    const { date, description, counterpart, amount } = entry;
    const known = items.get(thing);
    const { isOutside, ...told } = known ?? { thing, date, description, counterpart, amount: 0 };
    // What was paid before it was in the books is told as the books do from then on.
    const item = isOutside ? { ...told, date, description, counterpart } : told;
    items.set(thing, { ...item, amount: item.amount + amount });
  }
  return items;
}

/** Years that were closed before 2027 do not say what an entry is settled with: what was set off there is one thing. */
export function thingOf({ id, thing, account }: LedgerEntry): string {
  return thing ?? (account === LedgerAccount.offset ? 'offset:' : (id.split('#')[0] ?? id));
}

/** What links paid, and what its record itself says is at the provider, by thing. */
async function linkedOf(
  portal: PortalContext,
  items: ReadonlyMap<string, OpenThing>,
  entries: readonly LedgerEntry[],
) {
  const paid = await onlinePayments([...items.keys()]);
  const links = new Map(
    [...paid].map(([thing, payments]) => [
      thing,
      payments.map(({ amount, paidOn }) => ({ amount, date: paidOn ?? '' })),
    ]),
  );
  const told = new Set(paid.keys());
  for (const source of ledgerSourcesOf(portal)) {
    const ids = idsOfKind([...items.keys()], source.kind);
    const settled = ids.length > 0 ? await source.settledOnline?.(ids) : undefined;
    for (const [id, payment] of settled ?? []) {
      links.set(`${source.kind}:${id}`, [payment]);
      told.add(`${source.kind}:${id}`);
    }
  }
  for (const entry of entries) {
    const thing = thingOf(entry);
    if (entry.account !== LedgerAccount.provider || told.has(thing)) continue;
    links.set(thing, [...(links.get(thing) ?? []), { amount: entry.amount, date: entry.date }]);
  }
  return links;
}

/** What was noted as paid by hand, with the day; null: nobody noted it. */
async function handDays(
  portal: PortalContext,
  items: ReadonlyMap<string, OpenThing>,
  entries: readonly LedgerEntry[],
): Promise<Map<string, string | null>> {
  const days = new Map<string, string | null>(
    entries
      .filter(({ account }) => account === LedgerAccount.byHand)
      .map((entry) => [thingOf(entry), entry.date]),
  );
  const open = [...items.values()].filter(({ amount }) => amount !== 0).map(({ thing }) => thing);
  await Promise.all(
    ledgerSourcesOf(portal).map(async (source) => {
      const ids = idsOfKind(open, source.kind);
      const paid = ids.length > 0 ? await source.paidByHand?.(ids) : undefined;
      for (const [id, day] of paid ?? []) {
        const thing = `${source.kind}:${id}`;
        days.set(thing, day ?? days.get(thing) ?? null);
      }
    }),
  );
  return days;
}

/** What of a line moves between own accounts, and where the other side of that is. */
function crossedBy(
  { iban, name, booking, amount }: AnnualBankLine,
  own: ReadonlySet<string>,
): { account: 'provider' | 'byHand' | 'transit'; amount: number }[] {
  if (!booking || booking.yearId) return [];
  const isProvider = !own.has(iban) && /mollie/i.test(name);
  // What is brought to the bank or taken from it in cash has no account on the other side.
  const account = isProvider ? 'provider' : iban === '' ? 'byHand' : 'transit';
  return [{ account, amount: booking.amount ?? amount }];
}

function isUndone({ matches, booking }: AnnualBankLine): boolean {
  return !matches && !booking;
}

function toldBy({ id, date, amount, name, description }: AnnualBankLine): UndoneLine {
  return { id, date, amount, counterpart: name, description: description || name };
}
