import { isValidObjectId, Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { eraseTrash } from '../../identity/trash/eraseTrash';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { claimFile } from '../../platform/files/files.service';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import { retentionOf } from '../../platform/privacy/collectionPrivacy';
import { mailsOfNew } from '../../platform/records/pendingMails';
import { removeRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import { trimmed } from '../../platform/text/plainText';
import { confirmationMail, takesEnrolments } from '../enrolment';
import { getEnlistment } from '../songFestival/songFestival.service';
import { STATEMENT_FOLDER, websiteTexts } from '../website.enums';
import type { ParticipantChangeInput, ParticipantInput } from './participant.input';
import { type Participant, ParticipantModel } from './participant.model';

const WHAT = 'Deze deelnemer';

/** The participants of an edition, in the order in which they enrolled. */
export function listParticipants(year: number): Promise<Participant[]> {
  return ParticipantModel.find({ year }).sort({ _id: 1 }).lean(leanWithId).exec();
}

/** Approves a participant, or takes that back. @throws NOT_FOUND */
export async function checkParticipant(id: string, checked: boolean): Promise<Participant> {
  const after = isValidObjectId(id)
    ? await ParticipantModel.findByIdAndUpdate(id, { $set: { checked } }, { returnDocument: 'after' }).lean(
        leanWithId,
      )
    : null;
  if (!after) throw notFound(WHAT);
  return after;
}

/** Changes what was filled in of a participant. @throws NOT_FOUND, CONFLICT */
export function editParticipant(
  actor: SessionUser,
  id: string,
  revision: number,
  input: ParticipantChangeInput,
): Promise<Participant> {
  const update = { $set: trimmed(input) };
  return updateAtRevision<Participant>({ model: ParticipantModel, id, revision, actor, update, what: WHAT });
}

/** Removes a participant and the statement. @returns the id @throws NOT_FOUND */
export async function deleteParticipant(portal: PortalContext, id: string): Promise<string> {
  const { statement } = await removeRecord<Participant>(ParticipantModel, id, WHAT);
  await portal.files.release(statement);
  return id;
}

/**
 * Enrols a visitor for the chosen edition, and mails who is the contact person what was filled in.
 * @throws BAD_USER_INPUT when the enrolment is closed, or the statement is not there or somebody else's
 */
export async function enlist(portal: PortalContext, input: ParticipantInput): Promise<void> {
  const enlistment = await getEnlistment();
  if (!takesEnrolments(enlistment)) throw new AppError('BAD_USER_INPUT', websiteTexts.enlistmentClosed);
  const { statementId, ...fields } = trimmed(input);
  const statement = await claimFile({
    folder: STATEMENT_FOLDER,
    fileId: statementId,
    field: 'statementId',
    by: null,
  });
  const _id = new Types.ObjectId();
  const id = String(_id);
  const mails = mailsOfNew({ template: 'participantEnrolled', to: fields.contactEmail, data: { id } });
  await ParticipantModel.create({ _id, ...fields, year: enlistment.year, statement, ...mails }).catch(
    (error: unknown) => {
      if (isDuplicateKey(error, 'statement.id')) throw badInput({ statementId: websiteTexts.statementUsed });
      throw error;
    },
  );
  await portal.mail.sendFrom(ParticipantModel, id);
}

/** Who enrolled for the song festival. */
export const participantPersonalData = personalDataOf<Participant>({
  key: 'participants',
  title: 'Deelnemers liedjesfestival',
  stays: '',
  model: ParticipantModel,
  what: 'Deze deelnemer',
  searched: ['contactName', 'contactEmail', 'actName'],
  tell: ({ contactName, contactEmail, actName, year }) => ({
    name: contactName,
    detail: `${contactEmail}, ${actName} (${year})`,
  }),
  erase: async (portal, _actor, id) => {
    await deleteParticipant(portal, id);
  },
});

/** Enrolments for the song festival of long ago. */
export const participantRetention = retentionOf({
  key: 'participants',
  title: 'Deelnemers liedjesfestival',
  term: 'Twee jaar na de inschrijving',
  outcome: 'Wordt verwijderd, met de verklaring',
  model: ParticipantModel as never,
  years: 2,
  filter: (until) => ({ createdAt: { $lt: until } }),
  keep: async (portal, id) => {
    await deleteParticipant(portal, id);
    await eraseTrash(portal, ParticipantModel as never, id);
  },
});

/** The mail to who enrolled for the song festival; none when that was removed by then. */
export function participantEnrolledTemplate(settings: Settings): MailTemplate {
  return async ({ data }) => {
    const participant = await ParticipantModel.findById(data.id).lean(leanWithId);
    if (!participant) return null;
    const { year, contactName, actName, songName, numberOfParticipants, contactPhone, contactEmail } =
      participant;
    return confirmationMail(settings, {
      what: `het liedjesfestival ${year}`,
      contactName,
      filledIn: [
        ['Act', actName],
        ['Lied', songName],
        ['Personen', numberOfParticipants],
        ['Telefoon', contactPhone],
        ['E-mail', contactEmail],
      ],
    });
  };
}
