import { plainIban } from '../../../platform/text/iban';
import {
  amountOfLine,
  badStatement,
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

/** What field 86 says of a booking. */
interface Details {
  name: string;
  iban: string;
  description: string;
  reference: string;
  /** Of the batch, and of the mandate. */
  marks: string;
}

const IBAN = String.raw`[A-Z]{2}\d\d[A-Z]{4}[A-Z0-9]{6,26}`;

/**
 * What field 86 says, in the ways of the Dutch banks; text in a way that is none of these becomes the description.
 * @param lines of the file @param extra the second line of field 61
 */
function detailsOf(lines: readonly string[], extra: string): Details {
  const joined = lines.join('');
  const found =
    betweenSlashes(joined) ??
    numbered(joined) ??
    account(lines) ??
    labelled(lines) ??
    accountFirst(lines, extra) ??
    accountWithin(lines);
  const plain = { name: '', iban: '', reference: '', marks: '', description: tidy(lines.join(' ')) };
  const details = { ...plain, ...found };
  const other = new RegExp(`^${IBAN}$`).exec(extra)?.[0];
  return { ...details, iban: details.iban || other || '' };
}

const TAGS =
  'TRTP|TRCD|IBAN|BBAN|BIC|NAME|REMI|EREF|PREF|RREF|ORDP|BENM|ID|CSID|MARF|ISDT|PURP|ADDR|CNTP|RTRN|CDTRREFTP|CDTRREF|ULTC|ULTD|SVCL|OCMT|CHGS|EXCH';

/**
 * `/IBAN/…/NAME/…/REMI/…`: ABN AMRO, Rabobank, Knab, bunq, Van Lanschot, Mollie; ING and Triodos have the other side as
 * `/CNTP/iban/bic/name/place/`. Lines are broken anywhere, also within a tag. What is not such a tag is text with a slash.
 */
function betweenSlashes(text: string): Details | undefined {
  const [before = '', ...parts] = text.split(new RegExp(`/(${TAGS})/`));
  if (parts.length === 0 || before.trim() !== '') return undefined;
  const values = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const tag = parts[at] ?? '';
    values.set(tag, (values.get(tag) ?? '') || (parts[at + 1] ?? ''));
  }
  const value = (tag: string) => tidy((values.get(tag) ?? '').replace(/\/+$/, ''));
  const [iban = '', , name = ''] = (values.get('CNTP') ?? '').split('/');
  // /REMI/USTD//text/ or /REMI/STRD/CUR/reference/
  const structured = /^STRD\/\w*\/(.*)$/.exec(value('REMI'))?.[1];
  const end = value('EREF');
  return {
    name: value('NAME') || tidy(name),
    iban: value('IBAN') || tidy(iban),
    description: structured ?? (value('REMI').replace(/^USTD\/\//, '') || value('CDTRREF') || tidy(text)),
    reference: [structured ?? value('CDTRREF'), /^NOT\s?PROVIDED$/i.test(end) ? '' : end]
      .filter(Boolean)
      .join(' '),
    marks: tidy(`${value('PREF')} ${value('MARF')}`),
  };
}

/** `000>10…>20bic>21iban>22text>23text>31own account`: Triodos of old. The name is a part of the text there. */
function numbered(text: string): Omit<Details, 'marks'> | undefined {
  if (!/^\d{3}>\d\d/.test(text)) return undefined;
  const fields = [...text.matchAll(/>(\d\d)(.*?)(?=>\d\d|$)/g)].filter(([, id = '']) => /^2\d$/.test(id));
  const values = fields.map(([, , value = '']) => value);
  const iban = new RegExp(`^${IBAN}\\s*$`).test(values[1] ?? '') ? (values[1] ?? '') : '';
  return {
    name: '',
    iban: tidy(iban),
    reference: '',
    description: tidy(values.slice(iban ? 2 : 0).join('')),
  };
}

/** The last line `REK: iban/NAAM: name`, or `NAAM: name` alone: Knab and ASN of old. */
function account(lines: readonly string[]): Omit<Details, 'marks'> | undefined {
  const text = lines.join('\n');
  const match = /^(?:REK:\s*([A-Z0-9 ]+?)\s*\/)?\s*NAAM:\s*(.*)$/ms.exec(text);
  if (!match || /IBAN:|INCASSANT:/i.test(text)) return undefined;
  const [, iban = '', name = ''] = match;
  return {
    name: tidy(name),
    iban: /^[A-Z]/.test(iban) ? iban : '',
    reference: '',
    description: tidy(text.slice(0, match.index)),
  };
}

const LABELS = 'IBAN|BIC|NAAM|OMSCHRIJVING|KENMERK|BETALINGSKENM\\.|MACHTIGING|INCASSANT|VOOR';

/** `SEPA OVERBOEKING   IBAN: …  BIC: …  NAAM: …  OMSCHRIJVING: …`, in two columns: ABN AMRO of old. */
function labelled(lines: readonly string[]): Omit<Details, 'marks'> | undefined {
  const [kind = '', ...parts] = lines.join(' ').split(new RegExp(`\\b(${LABELS})\\s*:`, 'i'));
  const values = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    values.set((parts[at] ?? '').toUpperCase(), tidy(parts[at + 1]));
  }
  const value = (label: string) => values.get(label) ?? '';
  if (!value('IBAN')) return undefined;
  return {
    name: value('NAAM'),
    iban: value('IBAN'),
    description: value('OMSCHRIJVING') || tidy(kind),
    reference: tidy([value('BETALINGSKENM.'), value('KENMERK')].join(' ')),
  };
}

/** The account and name on the first line, then the text, padded to the same width: ASN, SNS and RegioBank. */
function accountFirst(
  [first = '', ...rest]: readonly string[],
  extra: string,
): Omit<Details, 'marks'> | undefined {
  const [, number = '', name = ''] = new RegExp(`^(${IBAN}|\\d{9,10}) +(.*)$`).exec(first) ?? [];
  // ING of old begins like that too, but has its BIC next; there the name is not on field 61 as well.
  const isSame = extra !== '' && tidy(name).toLowerCase().startsWith(extra.toLowerCase().slice(0, 10));
  if (!isSame) return undefined;
  // A full line is broken in the middle of a word.
  const text = rest.map((line) => (line.length >= 65 ? line : `${line} `)).join('');
  return {
    name: tidy(name),
    iban: /^[A-Z]/.test(number) ? number : '',
    description: tidy(text),
    reference: '',
  };
}

/** `NL69INGB0123456789 INGBNL2A J. Janssen NOTPROVIDED text`: ING of old. The name ends nowhere for certain. */
function accountWithin(lines: readonly string[]): Omit<Details, 'marks'> | undefined {
  const text = lines.join('');
  const [, iban, after = ''] = new RegExp(`(?:^|\\s)(${IBAN}) [A-Z]{6}[A-Z0-9]{2,5} (.*)$`).exec(text) ?? [];
  if (!iban) return undefined;
  const [name = ''] = after.split(/ NOTPROVIDED|(?<=\S)\s+(?=\S*\d)/);
  return { name: tidy(name), iban, description: tidy(lines.join(' ')), reference: '' };
}
