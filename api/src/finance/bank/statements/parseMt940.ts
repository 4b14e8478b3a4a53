import { plainIban } from '../../../platform/text/iban';
import { detailsOf } from './mt940Details';
import { badStatement } from './statementError';
import {
  amountOfLine,
  type Balance,
  centsOf,
  dayOfLine,
  isDay,
  type Statement,
  type StatementLine,
  tidy,
} from './statementLine';

/** A field of an MT940 file: `:61:…`, with the lines that follow it. */
interface Mt940Tag {
  /** '61', '60F'. */
  id: string;
  lines: string[];
}

/** Which fields go on over more lines; what follows another is the envelope of the next statement. */
const LONG = new Set(['61', '86']);

/**
 * The fields of each statement of an MT940 file. Banks put the messages of SWIFT around them, or lines of their own with
 * their BIC and '940': what is before `:20:` or after the end of a statement is not read.
 */
function mt940Statements(text: string): Mt940Tag[][] {
  const statements: Mt940Tag[][] = [];
  let tag: Mt940Tag | undefined;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [whole, id] = /^:(\d\d[A-Z]?):/.exec(line) ?? [];
    if (whole && id) {
      if (id === '20') statements.push([]);
      tag = { id, lines: [line.slice(whole.length)] };
      statements.at(-1)?.push(tag);
    } else if (/^\s*-(\}.*|X+)?\s*$/.test(line) || /^(\{\d:|:940:|:NS:)/.test(line)) {
      tag = undefined;
    } else if (tag && LONG.has(tag.id)) {
      tag.lines.push(line);
    }
  }
  return statements;
}

/** The statements of an MT940 file as Dutch banks make them; null for other text. @throws StatementError */
export function parseMt940(text: string): Statement[] | null {
  if (!/^:20:/m.test(text) || !/^:25:/m.test(text)) return null;
  if (/^:34F:/m.test(text) || /\{2:[IO]942/.test(text)) throw badStatement.report();
  let seen = 0;
  return mt940Statements(text).map((tags) => {
    const opening = balanceOf(tags.find(({ id }) => /^60[FM]$/.test(id)));
    const closing = balanceOf(tags.findLast(({ id }) => /^62[FM]$/.test(id)));
    const about = {
      account: accountOf(tags.find(({ id }) => id === '25')?.lines[0] ?? ''),
      currency: closing.currency,
    };
    const lines = entriesOf(tags).map((entry) => lineOf(entry, about, (seen += 1)));
    return { ...about, opening: opening.balance, closing: closing.balance, lines };
  });
}

/** A booking: field 61, and every field 86 up to the next. */
interface Entry {
  line: string;
  /** The second line of field 61: at some banks the other side. */
  extra: string;
  details: string[];
}

function entriesOf(tags: readonly Mt940Tag[]): Entry[] {
  const entries: Entry[] = [];
  let entry: Entry | undefined;
  for (const { id, lines } of tags) {
    if (id === '61') {
      const [line = '', ...extra] = lines;
      entry = { line, extra: tidy(extra.join(' ')), details: [] };
      entries.push(entry);
    } else if (id === '86') {
      entry?.details.push(...lines);
    } else if (/^62/.test(id)) {
      // What comes after it is about the statement.
      entry = undefined;
    }
  }
  return entries;
}

const LINE = /^([\d ]*)(R?)([CD])([A-Z]?)(\d+[.,]\d*)?([A-Z][A-Z0-9]{2}[A-Z0-9 ]?)?(.*)$/;
const NO_REFERENCE = /^(NONREF|EREF|PREF|MARF|NOT\s?PROVIDED)?$/i;

function lineOf(
  { line, extra, details }: Entry,
  about: { account: string; currency: string },
  at: number,
): StatementLine {
  const match = LINE.exec(line);
  if (!match) throw /^\d/.test(line) ? badStatement.noSide(at) : badStatement.noDate(at);
  const [, dates = '', reversal, side, , amount = '', , references = ''] = match;
  const valueDate = dayOfLine(dayOf(dates.slice(0, 6)), at);
  // A reversal turns the side: what is taken back of a credit goes out.
  const isIn = (side === 'C') !== (reversal === 'R');
  const cents = amountOfLine(amount, at);
  const [given = '', bankReference = ''] = references.split('//');
  const parts = detailsOf(details, extra);
  const isOtherSide = parts.iban.startsWith(tidy(given)) && /^[A-Z]{2}\d\d/.test(given);
  return {
    ...about,
    date: bookingDay(valueDate, dates.slice(6).trim()),
    amount: isIn || cents === 0 ? cents : -cents,
    name: parts.name,
    iban: plainIban(parts.iban),
    description: parts.description,
    reference: [parts.reference, isOtherSide ? '' : tidy(given)]
      .filter((one, place, all) => !NO_REFERENCE.test(one) && all.indexOf(one) === place)
      .join(' '),
    marks: parts.marks,
    bankReference: NO_REFERENCE.test(tidy(bankReference)) ? '' : tidy(bankReference),
    source: { text: `${line} ${extra} ${details.join('')}`, valueDate },
  };
}

/** An account as the bank writes it: with its currency behind it, spaces or points between, the name of the bank before. */
function accountOf(text: string): string {
  return plainIban(
    text
      .trim()
      .replace(/^TRIODOSBANK\//, '')
      .replace(/(?<=\d)\s*[A-Z]{3}$/, ''),
  );
}

/** @throws StatementError when there is none: the file was cut off */
function balanceOf(tag: Mt940Tag | undefined): { balance: Balance; currency: string } {
  if (!tag) throw badStatement.incomplete();
  const [, side, day = '', currency = '', text = ''] =
    /^([CD])(\d{6})([A-Z]{3})([\d.,]+)/.exec(tag.lines[0] ?? '') ?? [];
  const amount = centsOf(text);
  const date = dayOf(day);
  if (amount === undefined || !isDay(date)) throw badStatement.noBalance();
  return { balance: { date, amount: side === 'D' && amount > 0 ? -amount : amount }, currency };
}

function dayOf(yymmdd: string): string {
  return yymmdd.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3');
}

/** The day of booking has no year: it is near the value date. Without one it is that day. */
function bookingDay(valueDate: string, mmdd: string): string {
  if (!/^\d{4}$/.test(mmdd)) return valueDate;
  const months = Number(mmdd.slice(0, 2)) - Number(valueDate.slice(5, 7));
  const year = Number(valueDate.slice(0, 4)) + (months > 6 ? -1 : months < -6 ? 1 : 0);
  const day = `${year}-${mmdd.slice(0, 2)}-${mmdd.slice(2)}`;
  return isDay(day) ? day : valueDate;
}
