import DataLoader from 'dataloader';

import { isChairIn } from '../../identity/catalogue/commissionPermission';
import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AppError, badInput } from '../../platform/errors/appError';
import { claimFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, removeRecord } from '../../platform/records/records';
import { perRequest } from '../../platform/schema/perRequest';
import { trimmed } from '../../platform/text/plainText';
import { commissionFolder } from '../commissionDocuments/commissionDocument.service';
import { listCommissionMembers } from '../members/member.service';
import { secretariatTexts } from '../secretariat.texts';
import { taskOf } from './task.service';
import { type TaskComment, type TaskCommentInput, TaskCommentModel } from './taskComment.model';

const WHAT = 'Deze opmerking';
/** So many there can be at one task. */
const MOST = 200;

/** What was said of a task, oldest first. @throws NOT_FOUND for a task that is not of the committee */
export async function listTaskComments(commissionId: string, taskId: string): Promise<TaskComment[]> {
  await taskOf(commissionId, taskId);
  return TaskCommentModel.find({ commissionId, taskId }).sort({ _id: 1 }).limit(MOST).lean(leanWithId).exec();
}

/** Says something of a task; who is mentioned is told. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addTaskComment(
  actor: SessionUser,
  commissionId: string,
  taskId: string,
  input: TaskCommentInput,
): Promise<TaskComment> {
  const { text, fileId } = trimmed(input);
  await taskOf(commissionId, taskId);
  if (!text && !fileId) throw badInput({ text: secretariatTexts.noComment });
  const mentionIds = [...new Set(input.mentionIds ?? [])];
  const members = mentionIds.length > 0 ? await listCommissionMembers(commissionId) : [];
  if (mentionIds.some((mentioned) => !members.some(({ id }) => id === mentioned)))
    throw badInput({ mentionIds: secretariatTexts.notInCommission });
  if ((await TaskCommentModel.countDocuments({ taskId })) >= MOST)
    throw badInput({ text: secretariatTexts.tooManyComments });
  const folder = commissionFolder(commissionId);
  const file = fileId ? await claimFile({ folder, fileId, field: 'fileId', by: actor }) : null;
  return addRecord<TaskComment>(TaskCommentModel, {
    ...{ commissionId, taskId, text: text ?? '', mentionIds, file },
    ...{ creator: actor.name, createdBy: actor.id },
  });
}

/** Removes what somebody said themselves; the chair removes all. @returns its id @throws FORBIDDEN, NOT_FOUND */
export async function deleteTaskComment(
  portal: PortalContext,
  actor: SessionUser,
  commissionId: string,
  id: string,
): Promise<string> {
  const { createdBy } = await getRecord<TaskComment>(TaskCommentModel, id, WHAT);
  if (createdBy !== actor.id && !isChairIn(actor.permissions.commissions, commissionId))
    throw new AppError('FORBIDDEN', secretariatTexts.notMyComment);
  const removed = await removeRecord<TaskComment>(TaskCommentModel, id, WHAT, { commissionId });
  await portal.files.release(removed.file);
  return id;
}

/** Task id → how many comments it has; of this request. */
export const commentCountLoader = perRequest(
  () =>
    new DataLoader<string, number>(async (taskIds) => {
      const counted = await TaskCommentModel.aggregate<{ _id: string; count: number }>([
        { $match: { taskId: { $in: [...taskIds] }, deletedAt: { $exists: false } } },
        { $group: { _id: '$taskId', count: { $sum: 1 } } },
      ]);
      const byId = new Map(counted.map(({ _id, count }) => [_id, count]));
      return taskIds.map((id) => byId.get(id) ?? 0);
    }),
);
