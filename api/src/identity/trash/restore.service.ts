import { isValidObjectId, Types, type UpdateQuery } from 'mongoose';

import { hasChangeLog, logLine, pushLogLine } from '../../platform/audit/logLine';
import { canBeId } from '../../platform/database/canBeId';
import { isAnyDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AppError, forbidden, notFound } from '../../platform/errors/appError';
import { itemsOf } from '../../platform/extensionPoint';
import { filesIn } from '../../platform/files/filesIn';
import type { PortalContext } from '../../platform/portalContext';
import { restoredParts, type TrashEntry } from '../../platform/trash/trashedParts';
import { OUT_OF_TRASH, TRASHED_FIELDS } from '../../platform/trash/trashedRecords';
import { trashTexts } from './trash.texts';
import { type TrashSource, trashSources, type TrashViewer } from './trashSource';

interface Restoring {
  portal: PortalContext;
  viewer: TrashViewer;
  source: TrashSource<object>;
  /** The filter of what the viewer may restore. */
  mine: object;
  id: string;
}

/**
 * Puts something back where it was, in one atomic write. What is back already stays so.
 * @param entity of a source @param id of the record, or of what was inside one: of its entry in the trash
 * @returns the id @throws NOT_FOUND, FORBIDDEN, CONFLICT when its place is gone, and what the source throws
 */
export async function restore(
  portal: PortalContext,
  viewer: TrashViewer,
  entity: string,
  id: string,
): Promise<string> {
  const source = itemsOf(trashSources, portal.extensions).find((one) => one.entity === entity);
  if (!source) throw notFound(trashTexts.what);
  const mine = await source.of(viewer);
  if (mine === null) throw forbidden();
  const asked = { portal, viewer, source, mine, id };
  await (source.isPart ? restorePart(asked) : restoreWhole(asked));
  return id;
}

async function restoreWhole(asked: Restoring): Promise<void> {
  const { portal, source, mine, id, viewer } = asked;
  const { model, around = (_record, write) => write() } = source;
  if (!canBeId(model as never, id)) throw notFound(trashTexts.what);
  const record = (await model
    .findOne({ $and: [mine], _id: id, deletedAt: { $exists: true } } as never)
    .select(TRASHED_FIELDS)
    .lean(leanWithId)) as unknown as object | null;
  if (record) {
    const filter = { ...source.condition?.(record, []), _id: id, deletedAt: { $exists: true } };
    const update = withLine(source, viewer, { ...OUT_OF_TRASH, ...source.also?.(record) });
    await around(record, () => written(asked, filter, update));
    await portal.files.show(filesIn(record));
  }
  const back = await model.findOne({ $and: [mine], _id: id } as never).lean(leanWithId);
  if (!back) throw notFound(trashTexts.what);
  await source.restored?.(portal, back);
}

async function restorePart(asked: Restoring): Promise<void> {
  const { portal, source, mine, id, viewer } = asked;
  const { model, around = (_record, write) => write() } = source;
  if (!isValidObjectId(id)) throw notFound(trashTexts.what);
  const record = (await model
    .findOne({ $and: [mine, { 'trash._id': new Types.ObjectId(id) }] } as never)
    .select('+trash')
    .lean(leanWithId)) as unknown as { _id: unknown; trash: TrashEntry[] } | null;
  const entry = record?.trash.find((one) => String(one._id) === id && one.entity === source.entity);
  if (!record || !entry) throw notFound(trashTexts.what);
  if (entry.restoredAt) return;
  const parts = entry.parts.map(({ part }) => part);
  const { filter, update, options } = restoredParts(entry);
  const which = { $and: [source.condition?.(record, parts) ?? {}, filter], _id: record._id };
  const all = withLine(source, viewer, update as UpdateQuery<object>);
  await around(record, () => written(asked, which, all, options));
  await portal.files.show(filesIn(parts));
  await source.restored?.(portal, record);
}

/** @throws CONFLICT when it could not be put back and nobody else did so at this moment */
async function written(
  { source: { model, entity, isPart }, id }: Restoring,
  filter: object,
  update: UpdateQuery<object>,
  options: object = {},
): Promise<void> {
  const after = await model
    .findOneAndUpdate(filter as never, update, { ...options, lean: true })
    .catch((error: unknown) => {
      // Somebody else has its number by now.
      if (isAnyDuplicateKey(error)) return null;
      throw error;
    });
  if (after) return;
  const done = isPart
    ? { trash: { $elemMatch: { _id: new Types.ObjectId(id), entity, restoredAt: { $exists: true } } } }
    : { _id: id };
  if (!(await model.exists(done as never))) throw new AppError('CONFLICT', trashTexts.placeGone);
}

/** With a line in the change log, where the record has one. */
function withLine(
  { model }: TrashSource<object>,
  { user }: TrashViewer,
  update: UpdateQuery<object>,
): UpdateQuery<object> {
  if (!hasChangeLog(model as never)) return update;
  const { changeLog } = (update.$set ?? {}) as { changeLog?: string[] };
  if (!changeLog) return { ...update, $push: { ...update.$push, ...pushLogLine(user, trashTexts.restored) } };
  // It was emptied, and comes back as a whole.
  return {
    ...update,
    $set: { ...update.$set, changeLog: [...changeLog, logLine(user, trashTexts.restored)] },
  };
}
