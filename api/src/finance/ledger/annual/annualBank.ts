import { leanWithId } from '../../../platform/database/reading/leanFind';
import type { Foundation } from '../../../platform/settings/settings';
import { BankBalanceModel } from '../../bank/bankBalance.model';
import { type BankLine, BankLineModel } from '../../claims/bankLine.model';
import { chargedBackOf, thingOf } from '../../claims/bankParts';

const EURO = { currency: { $in: ['EUR', null] } };
const SUFFIX = ':EUR';
const FIELDS = { account: 1, date: 1, amount: 1, name: 1, iban: 1, description: 1, matches: 1, booking: 1 };

/** A line of the bank as the annual accounts read it. */
export type AnnualBankLine = Pick<
  BankLine,
  'id' | 'account' | 'date' | 'amount' | 'name' | 'iban' | 'description' | 'matches' | 'booking'
>;

/** An account on a day, in cents. */
export interface AccountOnDay {
  iban: string;
  name: string;
  /** As its statements say. */
  amount: number;
  /** Of that, what no line tells of: a statement is missing. */
  missing: number;
  /** The day of the newest statement, YYYY-MM-DD; null: none told of a balance. */
  closingDate: string | null;
}

/** Each account in euros at the end of a day: the opening balance of its first statement, and all lines since. */
export async function accountsOn(day: string, { accounts }: Foundation): Promise<AccountOnDay[]> {
  const balances = await BankBalanceModel.find({ _id: { $regex: `${SUFFIX}$` } }).lean();
  const names = new Map(accounts.map(({ iban, name }) => [iban, name]));
  const known = new Map(balances.map((balance) => [balance._id.slice(0, -SUFFIX.length), balance]));
  return Promise.all(
    [...new Set([...names.keys(), ...known.keys()])].map(async (iban) => {
      const { openingDate = '', openingAmount = 0, date = null, amount = 0 } = known.get(iban) ?? {};
      const sum = (range: object) => sumOfLines(iban, range);
      // What there was before the first statement follows from the lines that were taken in without a balance.
      const until = openingDate > day ? await sum({ $gt: day, $lt: openingDate }) : 0;
      const since = openingDate > day ? 0 : await sum({ $gte: openingDate, $lte: day });
      const isTold = openingDate !== '' && date !== null && date <= day;
      const missing = isTold ? amount - openingAmount - (await sum({ $gte: openingDate })) : 0;
      return {
        ...{ iban, name: names.get(iban) ?? iban, missing, closingDate: date },
        amount: openingAmount - until + since + missing,
      };
    }),
  );
}

async function sumOfLines(account: string, date: object): Promise<number> {
  const [found] = await BankLineModel.aggregate<{ sum: number }>([
    { $match: { date, account, ...EURO } },
    { $group: { _id: null, sum: { $sum: '$amount' } } },
  ]);
  return found?.sum ?? 0;
}

/** The lines in euros of these days, both included, oldest first. */
export function linesBetween(from: string, until: string): Promise<AnnualBankLine[]> {
  return BankLineModel.find({ date: { $gte: from, $lte: until }, ...EURO })
    .sort({ date: 1, _id: 1 })
    .select(FIELDS)
    .lean(leanWithId)
    .exec();
}

/** Lines by their ids. */
export function linesOf(ids: readonly string[]): Promise<AnnualBankLine[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return BankLineModel.find({ _id: { $in: [...ids] } })
    .select(FIELDS)
    .lean(leanWithId)
    .exec();
}

/** The lines in euros up to a day that are not in the books: to be done, or set aside. */
export function linesNotDone(until: string): Promise<AnnualBankLine[]> {
  return BankLineModel.find({ date: { $lte: until }, matches: null, booking: null, ...EURO })
    .sort({ date: 1, _id: 1 })
    .select(FIELDS)
    .lean(leanWithId)
    .exec();
}

/** What a line pays of a thing; a chargeback is below zero of what had come in. */
export interface LinePayment {
  line: AnnualBankLine;
  /** `<kind>:<id>`. */
  thing: string;
  amount: number;
  /** What the line calls it. */
  label: string;
  /** It takes back what another line paid. */
  isBack?: boolean;
}

/**
 * What lines pay, or charge back, of which thing. Lines of before amounts were kept say nothing of how much: what is left of
 * the line is the last one's. @param wholeOf what a thing comes to, when it is known
 */
export async function paymentsOf(
  lines: readonly AnnualBankLine[],
  wholeOf: (thing: string) => number | undefined,
): Promise<LinePayment[]> {
  const backs = lines.flatMap(({ matches = [] }) => matches.flatMap((match) => chargedBackOf(match) ?? []));
  const paid = new Map((await linesOf(backs.map(({ lineId }) => lineId))).map((line) => [line.id, line]));
  return lines.flatMap((line) => {
    const booked = line.booking?.yearId ? [bookingOf(line)] : [];
    const matched = sharesOf(line, wholeOf).flatMap((share) => {
      const back = chargedBackOf(share);
      const original = back && paid.get(back.lineId);
      if (!original) return { line, thing: thingOf(share).thing, amount: share.amount, label: share.label };
      return sharesOf(original, wholeOf)
        .filter(({ target }) => back.target === undefined || target === back.target)
        .map(({ target, amount, label }) => ({
          ...{ line, thing: thingOf({ target }).thing, label: `Terugboeking: ${label}` },
          ...{ amount: -amount, isBack: true },
        }));
    });
    return [...matched, ...booked];
  });
}

function bookingOf(line: AnnualBankLine): LinePayment {
  const { id, booking, amount, description, name } = line;
  const label = booking?.description || description || name;
  return { line, thing: `bankLine:${id}`, amount: booking?.amount ?? amount, label };
}

function sharesOf(
  { matches = [], amount, booking }: AnnualBankLine,
  wholeOf: (thing: string) => number | undefined,
) {
  let left = amount - (booking ? (booking.amount ?? 0) : 0);
  return matches.map((match, at) => {
    const isLast = matches.slice(at + 1).every((other) => typeof other.amount === 'number');
    const after = matches.slice(at + 1).reduce((sum, other) => sum + (other.amount ?? 0), 0);
    const share = match.amount ?? (isLast ? left - after : (wholeOf(thingOf(match).thing) ?? 0));
    left -= share;
    return { target: match.target, label: match.label, amount: share };
  });
}
