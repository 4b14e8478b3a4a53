import { randomInt } from 'node:crypto';

import { Types } from 'mongoose';

import type { RequestContext } from '../../identity/people/requestContext';
import { linkGone, openedBy } from '../../identity/tokens/privateLink';
import { pushLogLine } from '../../platform/audit/logLine';
import { searchedWords } from '../../platform/database/reading/findByWords';
import { leanWithId } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/inDutch';
import { oneLine, searchable } from '../../platform/text/plainText';
import { getYear } from '../books/accountancyYear.service';
import { withEntries } from '../ledger/annual/annualAccounts.service';
import { getAnnualAccounts } from '../ledger/annual/annualView.service';
import { ledgerSourcesOf } from '../money/ledgerSource';
import { sumByCommittee, sumSides } from '../money/sumStages';
import { type BookCheck, BookCheckModel } from './bookCheck.model';
import { getBookCheck, hasAccessNow } from './bookCheck.service';
import { bookCheckTexts } from './bookCheck.texts';
import {
  type BookCheckEntriesArgs,
  type BookCheckEntry,
  BookCheckFilter,
  type BookCheckLink,
  type BookDrawArgs,
  MOST_ASKED,
} from './bookCheck.type';
import { bankLineLoader, drawsOf, entriesOf, type NumberedEntry, seenIn } from './checkedYear';

const MOST_SEEN = 10_000;
const MOST_QUESTIONS = 200;
const MOST_DRAWS = 20;
/** When the page was opened is noted once in so long, in ms. */
const NOTED_EACH = 60_000;

/** For the filter of a write: the record that a private link opens now. */
function byLink(token: string): object {
  return { ...openedBy(token), ...hasAccessNow() };
}

/** What a private link opens. @throws NOT_FOUND when it is unknown, over or withdrawn */
async function checkOf(token: string): Promise<BookCheck> {
  const check = await BookCheckModel.findOne(byLink(token)).lean(leanWithId);
  if (!check) throw linkGone();
  return check;
}

/** The year behind a private link: its sums, and how far who checks it is. @throws NOT_FOUND */
export async function readBookCheck(context: RequestContext, token: string): Promise<BookCheckLink> {
  const check = await checkOf(token);
  const now = new Date();
  if (!check.lastSeenAt || now.getTime() - check.lastSeenAt.getTime() > NOTED_EACH)
    await ifMatched(BookCheckModel.updateOne({ _id: check.id }, { $set: { lastSeenAt: now } }));
  return linkOf(context, check);
}

/** The same of a record. @throws NOT_FOUND */
export async function linkOf(context: RequestContext, check: BookCheck): Promise<BookCheckLink> {
  const { name, yearId, until } = check;
  const [year, accounts, entries] = await Promise.all([
    getYear(yearId),
    getAnnualAccounts(context.portal, yearId),
    entriesOf(context, yearId),
  ]);
  const { income, expenses } = sumSides(entries);
  const seenAt = seenIn(check);
  const titles = new Map(year.workgroups.map(({ index, title }) => [index, title]));
  return {
    ...{ name, until, year: year.title, isClosed: year.archived },
    ...{ from: accounts?.from ?? null, to: accounts?.until ?? null },
    ...{
      balances: accounts?.balances ?? [],
      ownBegin: accounts?.ownBegin ?? 0,
      ownEnd: accounts?.ownEnd ?? 0,
    },
    ...{ income, expenses },
    committees: sumByCommittee(entries)
      .map((sum) => ({ ...sum, title: titles.get(sum.wg) ?? '' }))
      .sort((a, b) => a.wg.localeCompare(b.wg, 'nl', { numeric: true })),
    ...{ entries: entries.length, seen: entries.filter(seenAt).length },
    draws: drawsOf(check, entries),
  };
}

/** A part of the entries of the year behind a private link, oldest first. @throws NOT_FOUND */
export async function pageOfBookCheckEntries(
  context: RequestContext,
  { token, search, wg, only, first = 20, after }: BookCheckEntriesArgs,
): Promise<Page<BookCheckEntry>> {
  const check = await checkOf(token);
  const entries = await entriesOf(context, check.yearId);
  const words = searchedWords(search);
  const isWanted = wantedBy(check, only);
  const found = entries.filter(
    (entry) =>
      (wg === undefined || wg === null || (entry.wg ?? '') === wg) && isWanted(entry) && holds(entry, words),
  );
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const nodes = await told(context, check, found.slice(start, start + first));
  return {
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: start + nodes.length < found.length, endCursor: nodes.at(-1)?.id ?? null },
    totalCount: found.length,
  };
}

function wantedBy(check: BookCheck, only?: BookCheckFilter | null): (entry: NumberedEntry) => boolean {
  const seenAt = seenIn(check);
  const sample = new Set(check.draws.at(-1)?.entries);
  const asked = new Set(check.questions.map(({ entryId }) => entryId));
  if (only === BookCheckFilter.unseen) return (entry) => !seenAt(entry);
  if (only === BookCheckFilter.sample) return ({ id }) => sample.has(id);
  if (only === BookCheckFilter.asked) return ({ id }) => asked.has(id);
  if (only === BookCheckFilter.withoutReceipt) return ({ receipts }) => receipts.length === 0;
  return () => true;
}

function holds(
  { description, counterpart, reference, amount }: NumberedEntry,
  words: readonly string[],
): boolean {
  if (words.length === 0) return true;
  const text = searchable([description, counterpart, reference ?? '', formatCents(amount)].join(' '));
  return words.every((word) => text.includes(word));
}

async function told(
  context: RequestContext,
  check: BookCheck,
  entries: readonly NumberedEntry[],
): Promise<BookCheckEntry[]> {
  const { workgroups } = await getYear(check.yearId);
  const titles = new Map(workgroups.map(({ index, title }) => [index, `${index} - ${title}`]));
  const labels = new Map(ledgerSourcesOf(context.portal).map(({ kind, label }) => [kind, label]));
  const seenAt = seenIn(check);
  const sample = new Set(check.draws.at(-1)?.entries);
  const lines = await bankLineLoader(context).loadMany(entries);
  return entries.map((entry, at) => {
    const { id, number, date, amount, description, counterpart, reference, kind, wg, account } = entry;
    const line = lines[at];
    if (line instanceof Error) throw line;
    return {
      ...{ id, number, date, amount, description, counterpart, account, receipts: entry.receipts },
      ...{ reference: reference ?? '', kind: labels.get(kind) ?? kind },
      committee: wg === null ? '' : (titles.get(wg) ?? wg),
      ...{ bankLine: line ?? null, seenAt: seenAt(entry), inSample: sample.has(id) },
      questions: check.questions.filter(({ entryId }) => entryId === id),
    };
  });
}

/** One entry of the year of a record as its checker sees it. @throws NOT_FOUND */
export async function entryOf(
  context: RequestContext,
  check: BookCheck,
  entryId: string,
): Promise<BookCheckEntry> {
  const [entry] = await told(context, check, [await mustBeEntry(context, check, entryId)]);
  if (!entry) throw notFound(bookCheckTexts.entry);
  return entry;
}

async function mustBeEntry(
  context: RequestContext,
  { yearId }: BookCheck,
  entryId: string,
): Promise<NumberedEntry> {
  const entry = (await entriesOf(context, yearId)).find(({ id }) => id === entryId);
  if (!entry) throw notFound(bookCheckTexts.entry);
  return entry;
}

/**
 * Says that an entry was seen as it is now, or that it was not. Sent again, or twice at once, it changes nothing more.
 * @throws BAD_USER_INPUT beyond what one record holds, NOT_FOUND
 */
export async function markBookEntry(
  context: RequestContext,
  token: string,
  entryId: string,
  isSeen: boolean,
): Promise<BookCheckEntry> {
  const check = await checkOf(token);
  const entry = await mustBeEntry(context, check, entryId);
  const { amount } = entry;
  if (!isSeen) {
    await ifMatched(
      BookCheckModel.updateOne({ _id: check.id, ...byLink(token) }, { $pull: { seen: { _id: entryId } } }),
    );
  } else if (!seenIn(check)(entry)) {
    const mark = { amount, at: new Date() };
    // Seen before at another amount, or never.
    await ifMatched(
      check.seen.some(({ _id }) => _id === entryId)
        ? BookCheckModel.updateOne(
            {
              _id: check.id,
              ...byLink(token),
              seen: { $elemMatch: { _id: entryId, amount: { $ne: amount } } },
            },
            { $set: { 'seen.$[one].amount': amount, 'seen.$[one].at': mark.at } },
            { arrayFilters: [{ 'one._id': entryId }] },
          )
        : BookCheckModel.updateOne(
            {
              ...{ _id: check.id, ...byLink(token), 'seen._id': { $ne: entryId } },
              [`seen.${MOST_SEEN - 1}`]: { $exists: false },
            },
            { $push: { seen: { _id: entryId, ...mark } } },
          ),
    );
  }
  const after = await checkOf(token);
  if (isSeen && after.seen.length >= MOST_SEEN && !seenIn(after)(entry))
    throw new AppError('BAD_USER_INPUT', bookCheckTexts.manySeen);
  return entryOf(context, after, entryId);
}

/**
 * Draws a sample by chance out of the entries of an amount or more; the one before is kept (docs/domain/finance.md, F177).
 * @throws BAD_USER_INPUT when no entry is that large or there are twenty draws, NOT_FOUND
 */
export async function drawBookSample(
  context: RequestContext,
  { token, size, above }: BookDrawArgs,
): Promise<BookCheckLink> {
  const check = await checkOf(token);
  const all = await entriesOf(context, check.yearId);
  const from = all.filter(({ amount }) => Math.abs(amount) >= above).map(({ id }) => id);
  if (from.length === 0) throw badInput({ above: bookCheckTexts.noneAbove });
  const entries = drawnBy(from, size);
  const what = `steekproef van ${entries.length} uit ${from.length} boekingen getrokken${above > 0 ? `, vanaf ${formatCents(above)}` : ''}`;
  const after = await BookCheckModel.findOneAndUpdate(
    { _id: check.id, ...byLink(token), [`draws.${MOST_DRAWS - 1}`]: { $exists: false } },
    {
      $push: {
        draws: { _id: new Types.ObjectId(), at: new Date(), above, outOf: from.length, entries },
        ...pushLogLine({ name: LOGGED }, what),
      } as never,
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (!after) {
    await checkOf(token);
    throw new AppError('BAD_USER_INPUT', bookCheckTexts.manyDraws);
  }
  return linkOf(context, after);
}

/** In the log of what one person checks: their name stands above it, and may be erased. */
const LOGGED = 'kascommissie';

/** So many of these, each as likely as another. */
function drawnBy(ids: readonly string[], size: number): string[] {
  const left = [...ids];
  return Array.from(
    { length: Math.min(size, left.length) },
    () => left.splice(randomInt(left.length), 1)[0] ?? '',
  );
}

/** Asks something of an entry, for the treasurer to answer. @throws BAD_USER_INPUT at `text`, NOT_FOUND */
export async function askBookQuestion(
  context: RequestContext,
  token: string,
  entryId: string,
  given: string,
): Promise<BookCheckEntry> {
  const text = given.trim();
  if (!text) throw badInput({ text: texts.required });
  if (text.length > MOST_ASKED) throw badInput({ text: bookCheckTexts.questionTooLong });
  const check = await checkOf(token);
  const { date, description, amount } = await mustBeEntry(context, check, entryId);
  const about = bookCheckTexts.about(formatCalendarDate(date), oneLine(description), amount);
  const after = await BookCheckModel.findOneAndUpdate(
    { _id: check.id, ...byLink(token), [`questions.${MOST_QUESTIONS - 1}`]: { $exists: false } },
    {
      $inc: { openQuestions: 1 },
      $push: {
        questions: { _id: new Types.ObjectId(), entryId, about, text, at: new Date() },
        ...pushLogLine({ name: LOGGED }, `vraag gesteld: ${about}`),
      } as never,
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (after) return entryOf(context, after, entryId);
  await checkOf(token);
  throw new AppError('BAD_USER_INPUT', bookCheckTexts.manyQuestions);
}

/** Takes back a question that was not answered yet; doing so twice is harmless. @throws CONFLICT when it was, NOT_FOUND */
export async function dropBookQuestion(
  context: RequestContext,
  token: string,
  entryId: string,
  questionId: string,
): Promise<BookCheckEntry> {
  const check = await checkOf(token);
  if (!Types.ObjectId.isValid(questionId)) throw notFound(bookCheckTexts.question);
  const about = check.questions.find(({ id }) => id === questionId)?.about ?? '';
  const after = await BookCheckModel.findOneAndUpdate(
    {
      ...{ _id: check.id, ...byLink(token) },
      questions: { $elemMatch: { _id: questionId, answeredAt: null } },
    },
    {
      $inc: { openQuestions: -1 },
      $pull: { questions: { _id: new Types.ObjectId(questionId) } },
      $push: pushLogLine({ name: LOGGED }, `vraag teruggenomen: ${about}`),
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  const now = after ?? (await getBookCheck(check.id));
  if (now.questions.some(({ id }) => id === questionId))
    throw new AppError('CONFLICT', bookCheckTexts.answered);
  return entryOf(context, now, entryId);
}

/** Whether a private link opens a file: it is a receipt of the year that it is for. */
export async function opensReceipt(portal: PortalContext, token: string, fileId: string): Promise<boolean> {
  const check = await BookCheckModel.findOne(byLink(token)).select({ yearId: 1 }).lean(leanWithId);
  if (!check) return false;
  const { entries } = await withEntries(portal, await getYear(check.yearId));
  return entries.some(({ receipts }) => receipts.some(({ id }) => id === fileId));
}
