import { createHash } from 'node:crypto';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine } from '../../platform/audit/logLine';
import { isAnyDuplicateKey } from '../../platform/database/databaseErrors';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/inDutch';
import { threadWork } from '../../platform/threads/threads';
import { type BankImport, BankLineModel } from '../claims/bankLine.model';
import { bankTexts } from '../money/finance.texts';
import type * as bankThread from './bank.thread';
import type { ReadBankFile } from './bank.thread';
import { BankBalanceModel } from './bankBalance.model';
import { type Balance, bare, type Statement, type StatementLine } from './statements/statementLine';

const BANK = threadWork<typeof bankThread>(require.resolve('./bank.thread'));
/** A year of daily statements that do not follow each other says so three times. */
const MOST_NOTICES = 3;
/** For the largest file of one piece, of 24 MB. */
const MEMORY_MB = 1024;

/**
 * Takes in statements: a file, or a zip with several. What is in it and cannot be taken in says why, and does not keep
 * the others. Lines that are there already stay as they are. @param content base64, in parts @throws BAD_USER_INPUT when nothing
 * in it is a statement that can be taken in
 */
export async function importStatements(
  { threads, settings }: PortalContext,
  actor: SessionUser,
  content: readonly string[],
): Promise<BankImport[]> {
  const bytes = new Uint8Array(Buffer.from(content.join(''), 'base64'));
  const accounts = settings.foundation.accounts.map(({ iban }) => iban);
  // Somebody made it elsewhere, perhaps to do harm.
  const how = { isAlone: true, memoryMb: MEMORY_MB, transfer: [bytes.buffer] };
  const files = await threads.run(BANK, 'readBankFile', { bytes, accounts }, how);
  if (typeof files === 'string') throw badInput({ file: files });
  const outcomes: BankImport[] = [];
  // One after the other: what the first tells of the balance is where the second goes on.
  for (const file of files) outcomes.push(await importFile(actor, file));
  const refused = outcomes.filter(({ error }) => error !== null);
  if (refused.length === outcomes.length) {
    const told = refused.map(({ name, error }) => (refused.length > 1 ? `${name}: ${error}` : error));
    throw badInput({ file: told.join(' ') });
  }
  return outcomes;
}

async function importFile(
  actor: SessionUser,
  { name, statements, error: why }: ReadBankFile,
): Promise<BankImport> {
  const none = { name, added: 0, known: 0, error: why, notices: [] };
  if (why !== null) return none;
  const lines = withKeys(statements.flatMap((statement) => statement.lines));
  const added = await addLines(actor, lines);
  const notices = await followBalances(statements);
  if (lines.length === 0) notices.unshift(bankTexts.noLines);
  const rest = notices.length - MOST_NOTICES;
  if (rest > 0) notices.splice(MOST_NOTICES, rest, `En nog ${rest} keer een gat of een overlap.`);
  return { ...none, added, known: lines.length - added, notices };
}

/** @returns how many were new */
async function addLines(actor: SessionUser, lines: readonly KeyedLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  await adoptEarlier(lines);
  const stored = await BankLineModel.find({ key: { $in: lines.map(({ key }) => key) } })
    .select({ key: 1 })
    .lean();
  const known = new Set(stored.map(({ key }) => key));
  const fresh = lines.filter(({ key }) => !known.has(key));
  if (fresh.length === 0) return 0;
  const { upsertedCount } = await BankLineModel.bulkWrite(
    fresh.map(({ source: _, ...line }) => ({
      updateOne: {
        filter: { _id: line.key },
        update: { $setOnInsert: { ...line, ignored: false, changeLog: [logLine(actor, 'ingelezen')] } },
        upsert: true,
        setDefaultsOnInsert: false,
      },
    })) as never,
    { ordered: false },
  );
  return upsertedCount;
}

/**
 * Lines that were stored before lines had keys of this kind are given theirs when their file comes again, once: a write
 * that finds the line has one by now does nothing.
 */
async function adoptEarlier(lines: readonly KeyedLine[]): Promise<void> {
  const days = lines.flatMap(({ date, source }) => [date, source.valueDate]).filter(Boolean);
  const earlier = await BankLineModel.find({
    account: { $in: [...new Set(lines.map(({ account }) => account))] },
    date: { $in: [...new Set(days)] },
    key: { $exists: false },
  })
    .sort({ date: 1, _id: 1 })
    .lean();
  if (earlier.length === 0) return;
  const found = [...earlierOnes(lines, earlier)];
  const stored = await BankLineModel.find({ key: { $in: found.map(([key]) => key) } })
    .select({ key: 1 })
    .lean();
  const known = new Set(stored.map(({ key }) => key));
  const adopted = found.filter(([key]) => !known.has(key));
  if (adopted.length === 0) return;
  const currencies = new Map(lines.map(({ key, currency }) => [key, currency]));
  await BankLineModel.bulkWrite(
    adopted.map(([key, _id]) => {
      // Which currency it was, nobody looked at then.
      const currency = currencies.get(key) ?? 'EUR';
      return {
        updateOne: { filter: { _id, key: { $exists: false } }, update: { $set: { key, currency } } },
      };
    }) as never,
    { ordered: false },
  );
}

/** Remembers the newest balance of each account. @returns where statements do not go on from what was known */
async function followBalances(statements: readonly Statement[]): Promise<string[]> {
  const notices: string[] = [];
  const idOf = ({ account, currency }: Statement) => `${account}:${currency}`;
  for (const _id of new Set(statements.map(idOf))) {
    const ofAccount = statements.filter((statement) => idOf(statement) === _id);
    const known = await BankBalanceModel.findById(_id).lean();
    const { newest, notices: told } = follow(known, ofAccount);
    notices.push(...told);
    if (newest) await noteNewest(_id, known, newest);
    await noteOpening(_id, ofAccount);
  }
  return notices;
}

async function noteNewest(_id: string, known: Balance | null, newest: Balance): Promise<void> {
  const isOlder = { date: { $lt: newest.date } };
  const isAsKnown = known ? [{ date: known.date, amount: known.amount }] : [];
  await ifMatched(
    BankBalanceModel.updateOne(
      { _id, $or: [isOlder, ...isAsKnown] },
      { $set: { date: newest.date, amount: newest.amount } },
      { upsert: true },
    ).catch((error: unknown) => {
      // Another import knows a newer one by now.
      if (!isAnyDuplicateKey(error)) throw error;
    }),
  );
}

/** From which day the lines of an account are known, and what there was before them. */
async function noteOpening(_id: string, statements: readonly Statement[]): Promise<void> {
  const openings = statements.flatMap(({ opening, lines }) =>
    opening
      ? [
          {
            amount: opening.amount,
            date: lines.reduce((day, { date }) => (date < day ? date : day), lines[0]?.date ?? opening.date),
          },
        ]
      : [],
  );
  const [first] = openings.sort((a, b) => a.date.localeCompare(b.date));
  if (!first) return;
  await ifMatched(
    BankBalanceModel.updateOne(
      { _id, $or: [{ openingDate: { $exists: false } }, { openingDate: { $gt: first.date } }] },
      { $set: { openingDate: first.date, openingAmount: first.amount } },
    ),
  );
}

/** What is told when statements are followed one after the other. */
interface Followed {
  /** Dutch: where something is missing, or comes again. */
  notices: string[];
  /** The newest balance, when it is newer than what was known. */
  newest: Balance | null;
}

/**
 * Whether statements of one account go on where the one before ended, the first after what is known of the account. A
 * gap and an overlap are told; they are no reason to refuse, for somebody may take in an older statement later.
 */
function follow(known: Balance | null, statements: readonly Statement[]): Followed {
  const notices: string[] = [];
  let last = known;
  for (const { opening, closing, currency, lines } of inOrder(statements)) {
    if (!opening || !closing) {
      notices.push(
        'Op dit afschrift staat geen begin- en eindsaldo: of het volledig is, is niet na te gaan.',
      );
      continue;
    }
    const money = (cents: number) =>
      currency === 'EUR' ? formatCents(cents) : `${currency} ${formatCents(cents).replace(/€\s*/, '')}`;
    const first = lines.reduce((day, { date }) => (date < day ? date : day), closing.date);
    // The statement that was taken in last, once more, is nothing to tell.
    const isLast = closing.date === last?.date && closing.amount === last.amount;
    if (last && !isLast && opening.amount !== last.amount) {
      const until = `${formatCalendarDate(last.date)} (eindsaldo ${money(last.amount)})`;
      if (first > last.date) {
        notices.push(
          `Tussen ${until} en ${formatCalendarDate(first)} (beginsaldo ${money(opening.amount)}) ontbreken regels: lees ook die periode in.`,
        );
      } else if (closing.date >= last.date) {
        notices.push(`Dit afschrift overlapt met wat tot en met ${until} al is ingelezen.`);
      } else {
        notices.push(`Dit afschrift is van voor ${until}, dat al is ingelezen.`);
      }
    }
    if (!last || closing.date > last.date || (closing.date === last.date && opening.amount === last.amount)) {
      last = closing;
    }
  }
  return { notices: [...new Set(notices)], newest: last === known ? null : last };
}

/** As the days went; a file may have the newest first. */
function inOrder(statements: readonly Statement[]): Statement[] {
  const dayOf = ({ closing }: Statement) => closing?.date ?? '';
  const isNewestFirst = dayOf(statements[0] as Statement) > dayOf(statements.at(-1) as Statement);
  const oldestFirst = isNewestFirst ? statements.toReversed() : [...statements];
  return oldestFirst.sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** A line with what it is known by. */
type KeyedLine = StatementLine & { key: string };

/**
 * The lines of a file with a key each that is the same whenever and in whichever statement the line comes again: the
 * bank's own number of the booking; without that what the line says, and how many lines before it on that day say just
 * the same. Numbers of statements are left out, they begin again each year; those of bookings may too.
 */
export function withKeys(lines: readonly StatementLine[]): KeyedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const said = JSON.stringify([line.account, line.currency, line.date, line.amount, ...marksOf(line)]);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    return { ...line, key: createHash('sha256').update(`${said}#${before}`).digest('base64url') };
  });
}

function marksOf({ bankReference, name, iban, description, reference }: StatementLine): string[] {
  if (/[1-9]/.test(bankReference)) return ['bank', bankReference];
  return [name, iban, description, reference].map((text) => text.replace(/\s+/g, '').toLowerCase());
}

/** A line that was stored before lines had these keys. */
interface EarlierLine {
  _id: string;
  date: string;
  amount: number;
  name: string;
  iban: string;
  description: string;
  reference: string;
}

/**
 * Which stored line each of these already is, of those that an earlier reader stored: it took other parts of the text,
 * but nothing that is not in the file. Key of the line → id of the stored one.
 */
export function earlierOnes(
  lines: readonly KeyedLine[],
  earlier: readonly EarlierLine[],
): Map<string, string> {
  const byAmount = new Map<string, EarlierLine[]>();
  for (const one of earlier) {
    const group = `${one.date} ${one.amount}`;
    byAmount.set(group, [...(byAmount.get(group) ?? []), one]);
  }
  const taken = new Set<string>();
  const found = new Map<string, string>();
  for (const line of lines) {
    const days = new Set([line.date, line.source.valueDate]);
    const candidates = [...days].flatMap((day) => byAmount.get(`${day} ${line.amount}`) ?? []);
    if (candidates.length === 0) continue;
    const text = bare(line.source.text);
    const same = candidates.find(
      (one) => !taken.has(one._id) && textsOf(one).every((part) => text.includes(part)),
    );
    if (!same) continue;
    taken.add(same._id);
    found.set(line.key, same._id);
  }
  return found;
}

function textsOf({ name, iban, description, reference }: EarlierLine): string[] {
  return [name, iban, description, ...reference.split(' ')].map(bare);
}
