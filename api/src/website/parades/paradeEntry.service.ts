import { isValidObjectId, Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import { mailsOfNew } from '../../platform/records/pendingMails';
import { addRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import { trimmed } from '../../platform/text/plainText';
import { confirmationMail, takesEnrolments } from '../enrolment';
import { type ParadeName, paradeTitles, websiteTexts } from '../website.enums';
import type { ParadeEntryInput } from './parade.input';
import { answersFor, getParadeForm, paradeYears } from './parade.service';
import { type ParadeEntry, ParadeEntryModel } from './paradeEntry.model';

/* Who enrolled for a parade (docs/domain/website.md, W63 to W66). */

const WHAT = 'Deze deelnemer';
/** So many enrol for a parade in an edition. */
const MOST_ENTRIES = 500;

/** Who enrolled for an edition, in order of enrolment. */
export function entriesOf(parade: ParadeName, year: number): Promise<ParadeEntry[]> {
  return ParadeEntryModel.find({ parade, year }).sort({ _id: 1 }).lean(leanWithId).exec();
}

/**
 * Enrols a visitor for the chosen edition, and mails the contact person what was filled in.
 * @throws BAD_USER_INPUT when the form is closed or full, or by the id of each field that is wrong
 */
export async function enterParade(
  portal: PortalContext,
  parade: ParadeName,
  input: ParadeEntryInput,
): Promise<void> {
  const form = await getParadeForm(parade);
  if (!takesEnrolments(form)) throw new AppError('BAD_USER_INPUT', websiteTexts.enlistmentClosed);
  const answers = answersFor(form, { answers: input.answers, isVisitor: true });
  await mustHaveRoom(parade, form.year);
  const _id = new Types.ObjectId();
  const id = String(_id);
  const fields = trimmed({ ...input, answers });
  const mails = mailsOfNew({ template: 'paradeEntered', to: fields.contactEmail, data: { id } });
  await ParadeEntryModel.create({ _id, ...fields, parade, year: form.year, ...mails });
  await portal.mail.sendFrom(ParadeEntryModel, id);
}

/** Adds who enrolled in another way, also when the form is closed; nobody is mailed. @throws BAD_USER_INPUT */
export async function addParadeEntry(
  actor: SessionUser,
  parade: ParadeName,
  year: number,
  input: ParadeEntryInput,
): Promise<ParadeEntry> {
  if (!(await paradeYears(parade)).includes(year)) throw badInput({ year: websiteTexts.year });
  const answers = answersFor(await getParadeForm(parade), { answers: input.answers, isVisitor: false });
  await mustHaveRoom(parade, year);
  return addRecord<ParadeEntry>(ParadeEntryModel, {
    ...trimmed({ ...input, answers }),
    ...{ parade, year, checked: true, ...stamp(actor) },
  });
}

/** Changes what was filled in; answers that are not given stay. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editParadeEntry(
  actor: SessionUser,
  parade: ParadeName,
  id: string,
  revision: number,
  input: ParadeEntryInput,
): Promise<ParadeEntry> {
  const [form, before] = await Promise.all([
    getParadeForm(parade),
    getRecordAt<ParadeEntry>(ParadeEntryModel, id, revision, WHAT),
  ]);
  if (before.parade !== parade) throw notFound(WHAT);
  const answers = answersFor(form, { answers: input.answers, before: before.answers, isVisitor: false });
  return updateAtRevision<ParadeEntry>({
    ...{ model: ParadeEntryModel, id, revision, actor, what: WHAT, condition: { parade } },
    update: { $set: trimmed({ ...input, answers }) },
  });
}

/** Approves an entry, or takes that back. @throws NOT_FOUND */
export async function checkParadeEntry(
  parade: ParadeName,
  id: string,
  checked: boolean,
): Promise<ParadeEntry> {
  const after = isValidObjectId(id)
    ? await ParadeEntryModel.findOneAndUpdate(
        { _id: id, parade },
        { $set: { checked } },
        { returnDocument: 'after' },
      ).lean(leanWithId)
    : null;
  if (!after) throw notFound(WHAT);
  return after;
}

/** Removes an entry. @returns its id @throws NOT_FOUND */
export async function deleteParadeEntry(parade: ParadeName, id: string): Promise<string> {
  await removeRecord<ParadeEntry>(ParadeEntryModel, id, WHAT, { parade });
  return id;
}

/** The mail to who enrolled; none when that was removed by then. */
export function paradeEnteredTemplate(settings: Settings): MailTemplate {
  return async ({ data }) => {
    const entry = await ParadeEntryModel.findById(data.id).lean(leanWithId);
    if (!entry) return null;
    const { parade, year, name, contactName, contactPhone, contactEmail, answers } = entry;
    return confirmationMail(settings, {
      what: `${paradeTitles[parade].toLowerCase()} ${year}`,
      contactName,
      filledIn: [
        ['Groep', name],
        ['Telefoon', contactPhone],
        ['E-mail', contactEmail],
        ...answers.map(({ label, value }) => [label, value] as const),
      ],
    });
  };
}

async function mustHaveRoom(parade: ParadeName, year: number): Promise<void> {
  if ((await ParadeEntryModel.countDocuments({ parade, year })) >= MOST_ENTRIES)
    throw new AppError('BAD_USER_INPUT', websiteTexts.paradeFull);
}
