import type { SessionUser } from '../../identity/people/requestContext';
import { logLine } from '../../platform/audit/logLine';
import { isAnyDuplicateKey } from '../../platform/database/duplicateKey';
import { ifMatched } from '../../platform/database/matched';
import { badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { threadWork } from '../../platform/threads/threadWork';
import { type BankImport, BankLineModel } from '../claims/bankLine.model';
import { follow } from './balances';
import { bankTexts } from './bank.texts';
import type * as bankThread from './bank.thread';
import type { ReadBankFile } from './bank.thread';
import { BankBalanceModel } from './bankBalance.model';
import { earlierOnes, type KeyedLine, withKeys } from './statements/lineKeys';
import type { Balance, Statement } from './statements/statementLine';

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
