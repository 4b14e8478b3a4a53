import { isValidObjectId, Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, targetDayFrom } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord } from '../../platform/records/records';
import { partTarget, paymentNumbers, targetOf, thingOf } from '../claims/bankParts';
import {
  type DirectDebit,
  type DirectDebitFile,
  DirectDebitFileModel,
  heldBy,
} from '../claims/directDebit.model';
import { listReceivables, type WithSources } from '../claims/receivable';
import {
  DAYS_AHEAD,
  firstTold,
  listOwed,
  mailAddressOf,
  missingSettings,
  type Owed,
} from './collectable.service';
import { type DirectDebitInput, directDebitTexts } from './collectable.type';
import { ANNOUNCE, WITHDRAWN } from './directDebit.jobs';

/** What a direct debit file is called in messages, with its article. */
export const WHAT = 'Dit incassobestand';

/** The direct debit files, newest first. */
export function pageOfDirectDebits(page: PageRequest): Promise<Page<DirectDebitFile>> {
  return readPage<DirectDebitFile>(DirectDebitFileModel, {}, page);
}

/** One direct debit file. @throws NOT_FOUND */
export function getDirectDebit(id: string): Promise<DirectDebitFile> {
  return getRecord<DirectDebitFile>(DirectDebitFileModel, id, WHAT);
}

/**
 * Makes a file that collects what was chosen: what was seen is what is collected. Storing it is what keeps its things out of
 * another: of two who do so at once the second is told. Its payers are mailed, where another has to approve it after that.
 * @throws BAD_USER_INPUT, CONFLICT
 */
export async function makeDirectDebit(
  portal: PortalContext,
  actor: SessionUser,
  { ids, total, collectionDate }: DirectDebitInput,
): Promise<DirectDebitFile> {
  const { foundation, paymentApproval } = portal.settings;
  const { name, accounts, creditorId = '' } = foundation;
  const [missing] = missingSettings(foundation);
  if (missing) throw new AppError('BAD_USER_INPUT', missing);
  mustBeDay(collectionDate);
  const debits = await debitsOf(await chosenOf(portal, ids, { total, collectionDate }));
  const _id = new Types.ObjectId().toHexString();
  // First: after a crash its payers are mailed all the same. Without the file it does nothing.
  const job = paymentApproval ? null : await portal.jobs.add(ANNOUNCE, _id);
  const file = await addRecord<DirectDebitFile>(DirectDebitFileModel, {
    ...{ _id, collectionDate, iban: accounts[0]?.iban ?? '', creditorId, initiator: name },
    ...{ debits, open: debits.map(({ slot }) => slot) },
    ...{ creator: actor.name, createdBy: actor.id },
    changeLog: [logLine(actor, `incassobestand met ${debits.length} incasso's gemaakt`)],
  }).catch((error: unknown) => {
    if (isDuplicateKey(error, 'open')) throw new AppError('CONFLICT', directDebitTexts.twin);
    throw error;
  });
  await mustBeOpenStill(portal, actor, file);
  if (job) await portal.jobs.begin(job);
  return file;
}

/** @throws BAD_USER_INPUT when payers would hear of it too late, or banks do not settle on that day */
function mustBeDay(collectionDate: string): void {
  const { tooSoon, notOpen } = directDebitTexts;
  if (collectionDate < firstTold()) throw badInput({ collectionDate: tooSoon(DAYS_AHEAD) });
  const first = targetDayFrom(collectionDate);
  if (first !== collectionDate) throw badInput({ collectionDate: notOpen(formatCalendarDate(first)) });
}

/** @throws CONFLICT when it is not what was seen any more; BAD_USER_INPUT when a mandate lapses before the day */
async function chosenOf(
  portal: WithSources,
  ids: readonly string[],
  { total, collectionDate }: Pick<DirectDebitInput, 'total' | 'collectionDate'>,
): Promise<Owed[]> {
  const wanted = new Set(ids);
  const chosen = (await listOwed(portal)).filter(({ owed }) => wanted.has(targetOf(owed)));
  const sum = chosen.reduce((cents, { owed }) => cents + owed.amount, 0);
  if (chosen.length < wanted.size || sum !== total) throw new AppError('CONFLICT', directDebitTexts.changed);
  const late = chosen.find(({ use }) => use.lastDay < collectionDate);
  if (late) {
    const { name, mandate } = late.owed;
    const lastDay = formatCalendarDate(late.use.lastDay);
    throw badInput({ collectionDate: directDebitTexts.lapses(name, mandate.reference, lastDay) });
  }
  return chosen.map(({ owed }) => owed);
}

async function debitsOf(chosen: readonly Owed[]): Promise<DirectDebit[]> {
  const numbers = await paymentNumbers(chosen.map(targetOf));
  return chosen.map((one) => {
    const { name, amount, label, reference, mandate } = one;
    const thing = targetOf(one);
    return {
      ...{ thing, slot: partTarget(thing, (numbers.get(thing)?.last ?? 0) + 1) },
      endToEndId: new Types.ObjectId().toHexString(),
      ...{ name, amount, description: label, reference, email: mailAddressOf(one) },
      ...{
        holder: mandate.holder,
        iban: mandate.iban,
        mandate: mandate.reference,
        signedOn: mandate.signedOn,
      },
    };
  });
}

/** One of them may have been paid, or written off, in between: then the file is turned back. @throws CONFLICT */
async function mustBeOpenStill(
  portal: PortalContext,
  actor: SessionUser,
  file: DirectDebitFile,
): Promise<void> {
  const things = file.debits.map(({ thing }) => thing);
  const open = new Map((await listReceivables(portal, things)).map((one) => [targetOf(one), one.amount]));
  if (file.debits.every(({ thing, amount }) => open.get(thing) === amount)) return;
  await reverseDirectDebit(portal, actor, file.id);
  throw new AppError('CONFLICT', directDebitTexts.changed);
}

/**
 * Turns a file back: what it collects is open again and can go into a next one. Who was told that it would be collected is
 * told that it is not. Doing so twice is harmless.
 * @throws BAD_USER_INPUT when a line of the bank pays something of it; NOT_FOUND
 */
export async function reverseDirectDebit(
  portal: Pick<PortalContext, 'jobs'>,
  actor: SessionUser,
  id: string,
): Promise<DirectDebitFile> {
  if (!isValidObjectId(id)) throw notFound(WHAT);
  const before = await getDirectDebit(id);
  if (before.reversed) return before;
  await mustNotBeBanked(before);
  // First: after a crash its payers are told all the same. Before it is turned back it does nothing.
  const job = await portal.jobs.add(WITHDRAWN, id);
  const after = await DirectDebitFileModel.findOneAndUpdate(
    { _id: id, reversed: false },
    { $set: { reversed: true }, $unset: { open: 1 }, $push: pushLogLine(actor, 'teruggedraaid') },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (!after) return getDirectDebit(id);
  try {
    // A line may have been matched while it was written.
    await mustNotBeBanked(before);
  } catch (error) {
    await ifMatched(
      DirectDebitFileModel.updateOne(
        { _id: id, reversed: true },
        {
          $set: { reversed: false, open: before.open },
          $push: pushLogLine(actor, 'toch niet teruggedraaid'),
        },
      ),
    );
    throw error;
  }
  await portal.jobs.begin(job);
  return after;
}

async function mustNotBeBanked(file: DirectDebitFile): Promise<void> {
  const { collectionDate } = file;
  const debits = heldBy(file);
  const numbers = await paymentNumbers(debits.map(({ thing }) => thing));
  const isBanked = debits.some(({ thing, slot }) => {
    const { last = 0, lastDay = '' } = numbers.get(thing) ?? {};
    // What was paid before that day was paid in another way.
    return last >= thingOf({ target: slot }).number && lastDay >= collectionDate;
  });
  if (isBanked) throw new AppError('BAD_USER_INPUT', directDebitTexts.banked);
}
