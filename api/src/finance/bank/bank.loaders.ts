import { setImmediate } from 'node:timers/promises';

import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { perRequest } from '../../platform/schema/allow';
import { listYears } from '../books/accountancyYear.service';
import { LEDGER, LedgerSettingsModel } from '../books/ledgerSettings.model';
import { MatchCertainty } from '../claims/bankFile';
import { type BankBooking, type BankLine, BankLineModel } from '../claims/bankLine.model';
import type { BankItem, Receivable } from '../claims/receivable';
import { listBankItems } from './bankItems';
import type { StatementLine } from './statements/statementLine';

/** What a line may be the payment of. */
interface Proposal {
  certainty: MatchCertainty;
  receivables: Receivable[];
}

type PaidLine = Pick<StatementLine, 'amount' | 'name' | 'description' | 'reference'> &
  Partial<Pick<StatementLine, 'marks'>>;

const { sure, likely, possible } = MatchCertainty;
const MOST = 5;

/** So many are taken in at once: others are answered in between. */
const AT_ONCE = 5000;

/**
 * What is open, in the order in which it is proposed. Looking a line up in it takes as long however much is open: there may be
 * hundreds of thousands, of which most are of the same amount.
 */
export class OpenItems {
  private readonly mentions = new Mentions();
  private readonly byAmount = new Map<number, SameAmount>();

  private constructor(private readonly open: readonly BankItem[]) {}

  static async of(open: readonly BankItem[]): Promise<OpenItems> {
    const items = new OpenItems(open);
    for (const [at, item] of open.entries()) {
      items.add(item, at);
      if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
    return items;
  }

  private add({ reference, alsoKnownAs = [], amount }: BankItem, at: number): void {
    for (const one of [reference, ...alsoKnownAs]) this.mentions.add(one, at);
    const known = this.byAmount.get(amount);
    if (known) known.add(at);
    else this.byAmount.set(amount, new SameAmount(this.open, at));
  }

  /**
   * What a line may be the payment of, the surest first: what it mentions, together if it mentions several, when the amount is
   * right; then what has its amount, those of the same name before the others. Five at most.
   */
  proposalsFor(line: PaidLine): Proposal[] {
    const text = `${line.description} ${line.reference} ${line.marks ?? ''}`;
    const mentioned = this.at(this.mentions.in(text)).filter(
      ({ amount }) => Math.sign(amount) === Math.sign(line.amount),
    );
    const total = mentioned.reduce((sum, { amount }) => sum + amount, 0);
    if (mentioned.length > 0 && total === line.amount) return [{ certainty: sure, receivables: mentioned }];
    const single = mentioned.filter(({ amount }) => amount === line.amount);
    const others = this.byAmount.get(line.amount);
    const named = this.at(others?.named(line.name) ?? []).filter((one) => !single.includes(one));
    const rest = this.at(others?.first(single.length + named.length + MOST) ?? []).filter(
      (one) => !single.includes(one) && !named.includes(one),
    );
    const each = (certainty: MatchCertainty, some: readonly BankItem[]) =>
      some.map((receivable) => ({ certainty, receivables: [receivable] }));
    return [...each(sure, single), ...each(likely, named), ...each(possible, rest)].slice(0, MOST);
  }

  private at(places: Iterable<number>): BankItem[] {
    return [...places].flatMap((place) => this.open[place] ?? []);
  }
}

/** Where in the list those of an amount are; by the words of their names once somebody asks. */
class SameAmount {
  private readonly places: number[];
  private byWord: Map<string, number[]> | undefined;

  constructor(
    private readonly open: readonly BankItem[],
    first: number,
  ) {
    this.places = [first];
  }

  add(place: number): void {
    this.places.push(place);
  }

  first(count: number): number[] {
    return this.places.slice(0, count);
  }

  /** Those whose name shares a word with this one that says something, in the order of the list, as many as are proposed. */
  named(name: string): number[] {
    this.byWord ??= this.words();
    const found = wordsOf(name).flatMap((word) => this.byWord?.get(word) ?? []);
    return [...new Set(found)].sort((a, b) => a - b).slice(0, 2 * MOST);
  }

  private words(): Map<string, number[]> {
    const byWord = new Map<string, number[]>();
    for (const place of this.places) {
      for (const word of new Set(wordsOf(this.open[place]?.name ?? ''))) {
        const known = byWord.get(word);
        if (known) known.push(place);
        else byWord.set(word, [place]);
      }
    }
    return byWord;
  }
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3);
}

/**
 * Finds which of many references a text mentions, where they are not a part of a longer number. People type references as they
 * like: what stands between letters and figures does not count. Each length that a reference has is slid along the text, so that
 * it takes as long however many there are.
 */
class Mentions {
  private readonly byLength = new Map<number, Map<string, number[]>>();

  /** @param place what {@link in} gives when this is mentioned; several may have the same reference */
  add(reference: string, place: number): void {
    const signs = plain(reference).replace(/[^a-z0-9]/g, '');
    if (signs === '') return;
    const known = this.byLength.get(signs.length) ?? new Map<string, number[]>();
    this.byLength.set(signs.length, known);
    const places = known.get(signs);
    if (places) places.push(place);
    else known.set(signs, [place]);
  }

  /** The places of what is mentioned, each once, the lowest first. */
  in(text: string): number[] {
    const all = plain(text);
    const found = [...all.matchAll(/[a-z0-9]/g)];
    const signs = found.map(([sign]) => sign).join('');
    const at = found.map(({ index }) => index);
    const isFigure = (index: number) => /\d/.test(all.charAt(index));
    const places = new Set<number>();
    for (const [size, known] of this.byLength) {
      for (let from = 0; from + size <= signs.length; from += 1) {
        const mentioned = known.get(signs.slice(from, from + size));
        if (!mentioned) continue;
        const [first = 0, last = 0] = [at[from], at[from + size - 1]];
        if (isFigure(first - 1) || isFigure(last + 1)) continue;
        for (const place of mentioned) places.add(place);
      }
    }
    return [...places].sort((a, b) => a - b);
  }
}

/** In lower case and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Everything that no line of the bank pays yet, read once for a request. */
export const openBankItems = perRequest(({ portal }: RequestContext) => {
  let read: Promise<OpenItems> | undefined;
  return () => (read ??= listBankItems(portal).then((items) => OpenItems.of(items)));
});

type Asked = Pick<BankLine, 'iban' | 'amount' | 'date'>;

/**
 * A line → how it would be booked when it is as the newest line of the same account on the other side, in the year in whose
 * period it falls; null when that was never booked.
 */
export const suggestedBookingLoader = perRequest(
  () =>
    new DataLoader<Asked, BankBooking | null, string>(
      async (lines) => {
        const ibans = [...new Set(lines.map(({ iban }) => iban).filter(Boolean))];
        const booked = await BankLineModel.find({ iban: { $in: ibans }, 'booking.wg': { $type: 'string' } })
          .sort({ date: -1, _id: 1 })
          .limit(1000)
          .select({ iban: 1, amount: 1, booking: 1 })
          .lean(leanWithId);
        if (booked.length === 0) return lines.map(() => null);
        const [years, settings] = await Promise.all([
          listYears(false),
          LedgerSettingsModel.findById(LEDGER).lean(leanWithId),
        ]);
        return lines.map((line) => {
          const like = booked.find(
            ({ iban, amount }) => iban === line.iban && Math.sign(amount) === Math.sign(line.amount),
          );
          const wg = like?.booking?.wg;
          if (!wg) return null;
          const within = settings?.periods.find(({ from, until }) => from <= line.date && line.date <= until);
          const year = years.find(({ id }) => id === within?.yearId) ?? years[0];
          const isThere = year?.workgroups.some(({ index }) => index === wg);
          return year && isThere ? { yearId: year.id, wg, description: '' } : null;
        });
      },
      { cacheKeyFn: ({ iban, amount, date }) => `${iban} ${Math.sign(amount)} ${date}` },
    ),
);
