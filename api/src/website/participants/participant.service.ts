import { isValidObjectId, Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { claimFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { mailsOfNew } from '../../platform/records/pendingMails';
import { removeRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import { takesEnrolments } from '../enrolment';
import { getEnlistment } from '../songFestival/songFestival.service';
import { STATEMENT_FOLDER } from '../website.tables';
import { websiteTexts } from '../website.texts';
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
