import { paymentLinkTexts } from '../../finance/money/paymentProvider';
import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { WITH_TRASH } from '../../platform/database/trashOptions';
import { ifMatched, stale, updateAtRevision } from '../../platform/database/updateAtRevision';
import { isCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, type FieldErrors, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { StoredFile } from '../../platform/files/storedFile.type';
import { JobModel, JobState } from '../../platform/jobs/job.model';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import { LetterParagraphType } from '../club.enums';
import { clubTexts, what } from '../club.texts';
import { ClubEditionModel } from '../editions/edition.model';
import { fixYear, getEdition } from '../editions/edition.service';
import { addresseesOf, mailedOf, storedAddressees } from './addressees';
import { type ClubContactMomentInput, MOST_TITLE } from './contactMoment.input';
import { type ClubContactMoment, ClubContactMomentModel, SAME_TITLE } from './contactMoment.model';
import { conceptOf, letterFiles, LETTERS, removeLetters } from './letters.service';
import { checkPayments, giveUpPayments } from './paymentRequest.service';

/** The work that removes what a deleted contact moment, or a cancelled run, leaves. */
export const CLEAN_UP = 'clubCleanUp';

const FIRST_DEADLINE = '2021-01-01';
const MOST_CARDS = 10;
const MOST_PRICE = 100_000;

/** One contact moment. @throws NOT_FOUND */
export function getMoment(id: string): Promise<ClubContactMoment> {
  return getRecord<ClubContactMoment>(ClubContactMomentModel, id, what.moment);
}

/** What a contact moment obeys: its edition is there, and none other of it has its title (docs/domain/club.md, C63). */
export const momentObeys = {
  async inTheWay({ id, editionId, title }) {
    if (!(await ClubEditionModel.exists({ _id: editionId }))) return { message: clubTexts.noEdition };
    const isThere = await ClubContactMomentModel.exists({
      ...{ editionId, title },
      ...(id && { _id: { $ne: id } }),
    }).collation(SAME_TITLE);
    return isThere && { field: 'title', message: clubTexts.titleTaken(title), remedy: 'title' };
  },
} satisfies Obeys<Pick<ClubContactMoment, 'editionId' | 'title'> & { id?: string }>;

/** A title as it is stored. @throws BAD_USER_INPUT */
export function checkedTitle(given: string): string {
  const title = given.trim();
  if (!title) throw badInput({ title: texts.required });
  if (title.length > MOST_TITLE) throw badInput({ title: texts.tooLong });
  return title;
}

/** Adds a concept to an edition. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addMoment(
  actor: SessionUser,
  editionId: string,
  input: ClubContactMomentInput,
): Promise<ClubContactMoment> {
  const fields = momentFields(input);
  await getEdition(editionId);
  const edition = await fixYear(editionId);
  if (!edition) throw notFound(what.edition);
  await mustObey(momentObeys, { ...fields, editionId }, null);
  return addRecord<ClubContactMoment>(ClubContactMomentModel, {
    ...fields,
    editionId,
    parent: edition.title,
    creator: actor.name,
    creationDate: todayInAmsterdam(),
    changeLog: [logLine(actor, 'contactmoment aangemaakt')],
  }).catch((error: unknown) => refuseTaken(error, fields.title));
}

/** Changes a concept. @throws BAD_USER_INPUT once letters are or were made; NOT_FOUND, CONFLICT */
export async function editMoment(
  actor: SessionUser,
  id: string,
  revision: number,
  input: ClubContactMomentInput,
): Promise<ClubContactMoment> {
  const fields = momentFields(input);
  const moment = await getRecordAt<ClubContactMoment>(ClubContactMomentModel, id, revision, what.moment);
  await mustBeConcept(moment);
  await mustObey(momentObeys, { ...moment, ...fields }, null);
  // Beginning to make letters raises the revision: nobody changes the letter under their making.
  return updateAtRevision<ClubContactMoment>({
    model: ClubContactMomentModel,
    id,
    revision,
    actor,
    what: what.moment,
    update: { $set: fields, $push: pushLogLine(actor, 'gewijzigd') },
  }).catch((error: unknown) => refuseTaken(error, fields.title));
}

/** Of two at once one has the title. */
function refuseTaken(error: unknown, title: string): never {
  if (isDuplicateKey(error, 'title')) throw badInput({ title: clubTexts.titleTaken(title) });
  throw error;
}

/**
 * Puts a moment in the trash in one write. Open payment links are closed, for good; letters and labels go when it goes for
 * good. Payments stay. @throws NOT_FOUND
 */
export async function deleteMoment(portal: PortalContext, id: string): Promise<boolean> {
  const work = await portal.jobs.add(CLEAN_UP, id);
  const { workId } = await removeRecord<ClubContactMoment>(ClubContactMomentModel, id, what.moment);
  if (workId) await portal.jobs.cancel(workId);
  await portal.files.releaseAll(await letterFiles(id));
  await portal.jobs.begin(work);
  return true;
}

/** Removes what a deleted moment leaves; nothing while it is there. Safe to repeat. */
export async function cleanUp(portal: PortalContext, momentId: string): Promise<void> {
  if (await ClubContactMomentModel.exists({ _id: momentId })) return;
  await giveUpPayments({ momentId });
  // Letters that were made can be restored with it.
  if (await ClubContactMomentModel.exists({ _id: momentId }).setOptions(WITH_TRASH)) return;
  await removeLetters(portal, { momentId });
}

/** The letter as Word, to an example member. @throws NOT_FOUND */
export async function conceptLetter(portal: PortalContext, id: string): Promise<StoredFile> {
  return conceptOf(portal, await getMoment(id));
}

/**
 * Begins to make the letters and labels (docs/domain/club.md, C30 to C32): who gets one is fixed now. While it runs,
 * asking again changes nothing. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function executeMoment(
  portal: PortalContext,
  actor: SessionUser,
  settings: Settings,
  id: string,
): Promise<ClubContactMoment> {
  const moment = await getMoment(id);
  mustBeReady(moment, settings);
  const addressees = await addresseesOf(moment);
  if (addressees.length === 0) throw new AppError('BAD_USER_INPUT', clubTexts.nobody);
  const stored = storedAddressees(addressees);
  const mailKeys = (await mailedOf(addressees)).map(({ key }) => key);
  const { contribution } = await getEdition(moment.editionId);
  const work = await portal.jobs.add(LETTERS, id);
  const begun = await ClubContactMomentModel.findOneAndUpdate(
    { _id: id, revision: moment.revision, generatedOn: null, workId: { $ne: work.id } },
    {
      $set: { workId: work.id, ...stored, contribution, mailKeys, begunBy: actor.id },
      // Of a run that was begun before.
      ...(!stored.letterFor && { $unset: { letterFor: 1 } }),
      $inc: { revision: 1 },
      $push: pushLogLine(actor, begunLine(addressees.length, mailKeys.length)),
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  const after = begun ?? (await getMoment(id));
  if (after.workId !== work.id) {
    await portal.jobs.cancel(work.id);
    throw stale(after, what.moment);
  }
  await portal.jobs.begin(work);
  return after;
}

function begunLine(all: number, mailed: number): string {
  const letters = `maken van ${all - mailed} brieven begonnen`;
  return mailed > 0 ? `${letters}, en ${mailed} per e-mail` : letters;
}

/** Stops the making of letters and takes away what was made; its payment links close. @throws BAD_USER_INPUT, NOT_FOUND */
export async function cancelMoment(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<ClubContactMoment> {
  const { workId } = await getMoment(id);
  if (!workId || !(await portal.jobs.cancel(workId)))
    throw new AppError('BAD_USER_INPUT', clubTexts.notRunning);
  await removeLetters(portal, { momentId: id, workId });
  // It closes the payment links.
  await portal.jobs.begin(await portal.jobs.add(CLEAN_UP, id));
  await ifMatched(
    ClubContactMomentModel.updateOne(
      { _id: id },
      { $push: pushLogLine(actor, 'maken van de brieven geannuleerd') },
    ),
  );
  return getMoment(id);
}

/** Asks the payment provider who paid by the links of a moment. @throws UNAVAILABLE, BAD_USER_INPUT, NOT_FOUND */
export async function checkMomentPayments(portal: PortalContext, id: string): Promise<ClubContactMoment> {
  const moment = await getMoment(id);
  if (!portal.settings.payments) throw new AppError('BAD_USER_INPUT', paymentLinkTexts.noProvider);
  await checkPayments(portal, moment);
  return moment;
}

async function mustBeConcept({ generatedOn, workId }: ClubContactMoment): Promise<void> {
  if (generatedOn) throw new AppError('BAD_USER_INPUT', clubTexts.generated);
  const isRunning = workId && (await JobModel.exists({ _id: workId, state: JobState.running }));
  if (isRunning) throw new AppError('BAD_USER_INPUT', clubTexts.generating);
}

function mustBeReady({ generatedOn, letter, payment, buut }: ClubContactMoment, settings: Settings): void {
  if (generatedOn) throw new AppError('BAD_USER_INPUT', clubTexts.generated);
  if (letter.length === 0) throw new AppError('BAD_USER_INPUT', clubTexts.emptyLetter);
  const asks = payment && letter.some(({ type }) => type === LetterParagraphType.paymentModule);
  // Cards are always paid by bank.
  const needsAccount = buut || (asks && !settings.payments);
  if (needsAccount && !settings.foundation.accounts[0]) {
    throw new AppError('BAD_USER_INPUT', clubTexts.noBank);
  }
}

/** What hangs together in the form (docs/domain/club.md, C26 and C27). */
function momentFields(input: ClubContactMomentInput) {
  const { title, payment, allMembers, buut, buutMax, buutPrice, buutDeadline, letter } = input;
  const errors: FieldErrors = {};
  const modules = letter.filter(({ type }) => type === LetterParagraphType.paymentModule);
  if (modules.length > 0 && !payment) errors.letter = clubTexts.moduleWithoutPayment;
  else if (modules.length > 1) errors.letter = clubTexts.oneModule;
  if (buut) {
    if (!isBetween(buutMax, 1, MOST_CARDS)) errors.buutMax = clubTexts.buutMax;
    if (!isBetween(buutPrice, 1, MOST_PRICE)) errors.buutPrice = clubTexts.buutPrice;
    if (!buutDeadline || !isCalendarDate(buutDeadline) || buutDeadline < FIRST_DEADLINE) {
      errors.buutDeadline = clubTexts.buutDeadline;
    }
  }
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return {
    title: title.trim(),
    payment,
    allMembers,
    buut,
    buutMax: buut ? buutMax : null,
    buutPrice: buut ? buutPrice : null,
    buutDeadline: buut ? buutDeadline : null,
    letter: letter.map(({ type, text }, index) => ({ index, type, text: text.trim() })),
  };
}

function isBetween(value: number | null | undefined, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
