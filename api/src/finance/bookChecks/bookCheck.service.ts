import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { newLink, visitorUrl, withLink } from '../../identity/tokens/privateLink';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import {
  daysAfter,
  formatCalendarDate,
  isCalendarDate,
  startOfDayInAmsterdam,
  todayInAmsterdam,
} from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, mailsOfNew } from '../../platform/records/pendingMails';
import { addRecord, getRecord } from '../../platform/records/records';
import { getYear } from '../books/accountancyYear.service';
import { type BookCheck, BookCheckModel } from './bookCheck.model';
import { bookCheckTexts } from './bookCheck.texts';
import { type BookCheckerInput, MOST_ASKED } from './bookCheck.type';

/** So many look on with a year at once. */
const MOST_AT_ONCE = 5;
/** So many are invited for a year in all. */
const MOST_INVITED = 20;
/** For so many days a link works at most. */
const MOST_DAYS = 90;

/** For the filter of what needs access: not withdrawn, and its last day is not over. */
export function hasAccessNow() {
  return { withdrawnAt: null, until: { $gte: todayInAmsterdam() } };
}

/** Whether the link of somebody opens the year. */
export function hasAccess({ withdrawnAt, until }: Pick<BookCheck, 'withdrawnAt' | 'until'>): boolean {
  return !withdrawnAt && until >= todayInAmsterdam();
}

/** Who checks the books of a year, or did, the first invited first. @throws NOT_FOUND */
export async function listBookChecks(yearId: string): Promise<BookCheck[]> {
  await getYear(yearId);
  return BookCheckModel.find({ yearId }).sort({ _id: 1 }).lean(leanWithId);
}

/**
 * Invites somebody to check the books of a year, and mails the link (docs/domain/finance.md, F173).
 * @throws BAD_USER_INPUT at the field, also when five look on already, NOT_FOUND
 */
export async function addBookChecker(
  portal: PortalContext,
  actor: SessionUser,
  yearId: string,
  { name, email, until }: BookCheckerInput,
): Promise<BookCheck> {
  await getYear(yearId);
  mustBeNear(until);
  if ((await BookCheckModel.countDocuments({ yearId })) >= MOST_INVITED)
    throw new AppError('BAD_USER_INPUT', bookCheckTexts.invitedEnough);
  const id = new Types.ObjectId();
  const check = await inFreeSlot(yearId, (slot) =>
    addRecord<BookCheck>(BookCheckModel, {
      ...{ _id: id, yearId, slot, until, name: name.trim(), email: addressOf(email), invitedBy: actor.name },
      ...mailsOfNew({ template: 'bookCheck', to: addressOf(email), data: { id: id.toHexString() } }),
      changeLog: [logLine(actor, `uitgenodigd tot en met ${formatCalendarDate(until)}`)],
    } as never),
  );
  await portal.mail.sendFrom(BookCheckModel, check.id);
  return check;
}

/**
 * Mails another link to who checks, with a last day that may be another; who had no access any more has it again.
 * @throws BAD_USER_INPUT, also for who was erased and when five others look on, NOT_FOUND
 */
export async function sendBookCheckLink(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  until: string,
): Promise<BookCheck> {
  const { yearId, email, slot } = await getBookCheck(id);
  mustBeNear(until);
  if (!email) throw new AppError('BAD_USER_INPUT', bookCheckTexts.erased);
  const write = async (free: number) => {
    const after = await BookCheckModel.findOneAndUpdate(
      { _id: id, email },
      {
        $set: { until, slot: free, withdrawnAt: null },
        $push: {
          ...pushLogLine(actor, `link gemaild, tot en met ${formatCalendarDate(until)}`),
          ...mailsIn({ template: 'bookCheck', to: email, data: { id } }),
        } as never,
      },
      { returnDocument: 'after', lean: leanWithId },
    );
    if (!after) throw notFound(bookCheckTexts.what);
    return after;
  };
  const after = slot ? await write(slot) : await inFreeSlot(yearId, write);
  await portal.mail.sendFrom(BookCheckModel, id);
  return after;
}

/** Takes the access of somebody away at once; what they saw and asked stays. Doing so twice is harmless. @throws NOT_FOUND */
export async function withdrawBookChecker(actor: SessionUser, id: string): Promise<BookCheck> {
  await getBookCheck(id);
  const after = await BookCheckModel.findOneAndUpdate(
    { _id: id, withdrawnAt: null },
    {
      $set: { withdrawnAt: new Date() },
      $unset: { slot: 1 },
      $push: pushLogLine(actor, 'toegang ingetrokken'),
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  return after ?? getBookCheck(id);
}

/**
 * Gives back access that was taken away, until its last day: the links that were mailed work again.
 * @throws BAD_USER_INPUT when that day is over, the name was erased or five others look on; NOT_FOUND
 */
export async function restoreBookChecker(actor: SessionUser, id: string): Promise<BookCheck> {
  const { yearId, withdrawnAt, until, erased } = await getBookCheck(id);
  if (!withdrawnAt) return getBookCheck(id);
  if (erased) throw new AppError('BAD_USER_INPUT', bookCheckTexts.erased);
  if (until < todayInAmsterdam()) throw new AppError('BAD_USER_INPUT', bookCheckTexts.noAccess);
  const after = await inFreeSlot(yearId, (slot) =>
    BookCheckModel.findOneAndUpdate(
      { _id: id, withdrawnAt: { $ne: null }, erased: { $ne: true } },
      { $set: { slot, withdrawnAt: null }, $push: pushLogLine(actor, 'toegang teruggegeven') },
      { returnDocument: 'after', lean: leanWithId },
    ),
  );
  return after ?? getBookCheck(id);
}

/**
 * Answers a question, once; who asked gets a mail, also when their access is over.
 * @throws BAD_USER_INPUT, also when it was answered, NOT_FOUND
 */
export async function answerBookQuestion(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  questionId: string,
  answer: string,
): Promise<BookCheck> {
  const text = answer.trim();
  if (!text) throw badInput({ answer: texts.required });
  if (text.length > MOST_ASKED) throw badInput({ answer: bookCheckTexts.questionTooLong });
  const { email, questions } = await getBookCheck(id);
  const question = questions.find((one) => one.id === questionId);
  if (!question) throw notFound(bookCheckTexts.question);
  const after = await BookCheckModel.findOneAndUpdate(
    { _id: id, questions: { $elemMatch: { _id: questionId, answeredAt: null } } },
    {
      $set: {
        'questions.$[one].answer': text,
        'questions.$[one].answeredBy': actor.name,
        'questions.$[one].answeredAt': new Date(),
      },
      $inc: { openQuestions: -1 },
      $push: {
        ...pushLogLine(actor, `vraag beantwoord: ${question.about}`),
        ...(email && mailsIn({ template: 'bookCheckAnswer', to: email, data: { id, questionId } })),
      } as never,
    },
    {
      arrayFilters: [{ 'one._id': new Types.ObjectId(questionId) }],
      ...{ returnDocument: 'after', lean: leanWithId },
    },
  );
  if (!after) throw new AppError('CONFLICT', bookCheckTexts.answered);
  await portal.mail.sendFrom(BookCheckModel, id);
  return after;
}

/** What one person checks of one year. @throws NOT_FOUND */
export function getBookCheck(id: string): Promise<BookCheck> {
  return getRecord<BookCheck>(BookCheckModel, id, bookCheckTexts.what);
}

/** The address of a new link of somebody who has access, for a mail; null when they have none. */
export async function addBookCheckLink(id: string, publicUrl: string): Promise<string | null> {
  const check = await BookCheckModel.findOne({ _id: id, ...hasAccessNow() }).lean(leanWithId);
  if (!check) return null;
  const ends = startOfDayInAmsterdam(daysAfter(check.until, 1));
  const { token, link } = newLink('mail', ends.getTime() - Date.now());
  const { matchedCount } = await BookCheckModel.updateOne(
    { _id: id, ...hasAccessNow() },
    withLink(link) as never,
    { updatePipeline: true },
  );
  return matchedCount > 0 ? visitorUrl(publicUrl, 'kascontrole', token) : null;
}

/**
 * Takes the name and the address out of what somebody checked, in one write, and ends their access; what they saw and asked
 * stays with the year. Twice is once. @throws NOT_FOUND
 */
export async function eraseBookChecker(actor: { name: string }, id: string): Promise<void> {
  const { erased } = await getBookCheck(id);
  if (erased) return;
  const { matchedCount } = await BookCheckModel.updateOne({ _id: id }, {
    $set: { name: bookCheckTexts.nobody, email: '', erased: true, withdrawnAt: new Date() },
    $unset: { links: 1, slot: 1, pendingMails: 1 },
    $push: pushLogLine(actor, 'naam en adres gewist'),
  } as never);
  if (matchedCount === 0) throw notFound(bookCheckTexts.what);
}

/** Takes the address out of what somebody checked long ago; the name stays with the year. Twice is once. */
export async function forgetAddress(id: string): Promise<void> {
  const { matchedCount } = await BookCheckModel.updateOne(
    { _id: id },
    { $set: { email: '' }, $unset: { links: 1, slot: 1 } },
  );
  if (matchedCount === 0) throw notFound(bookCheckTexts.what);
}

/**
 * Writes under a place among the five of a year; of two who take the same one at once the second gets the next.
 * @throws BAD_USER_INPUT when there is none, or when somebody of this address has one
 */
async function inFreeSlot<T>(yearId: string, write: (slot: number) => Promise<T>): Promise<T> {
  for (;;) {
    const taken = await BookCheckModel.find({ yearId, slot: { $gte: 1 } })
      .select({ slot: 1 })
      .lean();
    const free = places().find((place) => !taken.some(({ slot }) => slot === place));
    if (!free) throw new AppError('BAD_USER_INPUT', bookCheckTexts.full);
    try {
      return await write(free);
    } catch (error) {
      if (isDuplicateKey(error, 'email')) throw badInput({ email: bookCheckTexts.emailTaken });
      if (!isDuplicateKey(error, 'slot')) throw error;
    }
  }
}

const places = () => Array.from({ length: MOST_AT_ONCE }, (_, at) => at + 1);

/** A day on which a link may end. @throws BAD_USER_INPUT */
function mustBeNear(until: string): void {
  const today = todayInAmsterdam();
  if (!isCalendarDate(until)) throw badInput({ until: texts.date });
  if (until < today) throw badInput({ until: bookCheckTexts.untilPast });
  if (until > daysAfter(today, MOST_DAYS)) throw badInput({ until: bookCheckTexts.untilFar(MOST_DAYS) });
}

const addressOf = (email: string) => email.trim().toLowerCase();
