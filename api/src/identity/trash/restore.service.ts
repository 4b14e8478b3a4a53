import { isValidObjectId, Types, type UpdateQuery } from 'mongoose';

import { hasChangeLog, logLine, pushLogLine } from '../../platform/audit/logLine';
import { isAnyDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId, canBeId } from '../../platform/database/reading/leanWithId';
import { AppError, forbidden, notFound } from '../../platform/errors/appError';
import { itemsOf } from '../../platform/extensionPoint';
import { filesIn } from '../../platform/files/pointedToBy';
import type { PortalContext } from '../../platform/portalContext';
import { partWithDefaults } from '../../platform/records/fillDefaults';
import { restoredParts, type TrashEntry } from '../../platform/trash/trashedParts';
import { OUT_OF_TRASH, TRASHED_FIELDS } from '../../platform/trash/trashedRecords';
import { filesOf, type TrashSource, trashSources, type TrashViewer } from './trashSource';

/** What the trash says. */
export const trashTexts = {
  what: 'Dit',
  placeGone: 'Dit kan niet worden teruggezet: de plek waar het stond is er niet meer.',
  restored: 'teruggezet uit de prullenbak',
};

interface Restoring {
  portal: PortalContext;
  viewer: TrashViewer;
  source: TrashSource<object>;
  /** The filter of what the viewer may restore. */
  mine: object;
  id: string;
  wish: RestoreWish;
}

/** What helps where something is in the way of what comes back. */
export interface RestoreWish {
  /** Although the same is there already, where adding would allow that. */
  anyway?: boolean | null;
  /** Under another title. */
  title?: string | null;
}

/**
 * Puts something back where it was, in one atomic write. What is back already stays so.
 * @param entity of a source @param id of the record, or of what was inside one: of its entry in the trash
 * @returns the id @throws NOT_FOUND, FORBIDDEN, what the source throws, BAD_USER_INPUT for another title, and CONFLICT that
 *   says what is in the way, with the `remedy` for it
 */
export async function restore(
  portal: PortalContext,
  viewer: TrashViewer,
  entity: string,
  id: string,
  wish: RestoreWish = {},
): Promise<string> {
  const source = itemsOf(trashSources, portal.extensions).find((one) => one.entity === entity);
  if (!source) throw notFound(trashTexts.what);
  const mine = await source.of(viewer);
  if (mine === null) throw forbidden();
  const asked = { portal, viewer, source, mine, id, wish };
  await (source.isPart ? restorePart(asked) : restoreWhole(asked));
  return id;
}

async function restoreWhole(asked: Restoring): Promise<void> {
  const { portal, source, mine, id, viewer, wish } = asked;
  const { model, around = (_record, write) => write() } = source;
  if (!canBeId(model as never, id)) throw notFound(trashTexts.what);
  const found = (await model
    .findOne({ $and: [mine], _id: id, deletedAt: { $exists: true } } as never)
    .select(TRASHED_FIELDS)
    .lean(leanWithId)) as unknown as object | null;
  if (found) {
    const titled = (wish.title && source.titled?.(wish.title)) || {};
    const record = { ...found, ...titled };
    const which = { $and: await conditions(asked, record, [record]), _id: id, deletedAt: { $exists: true } };
    const also = await source.also?.(record);
    const update = { ...OUT_OF_TRASH, ...also, $set: { ...also?.$set, ...titled } };
    await around(record, () => written(asked, which, withLine(source, viewer, update)));
    await portal.files.show(await filesOf(source, record));
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
  const was = { ...record, ...entry.fields };
  const [first] = entry.parts;
  const ofList = entry.parts.filter(({ list }) => list === first?.list).map(({ part }) => part);
  const parts = entry.parts.map(({ list, at, part }) => ({
    ...{ list, at },
    part: partWithDefaults(model as never, list, part),
  }));
  const { filter, update, options } = restoredParts({ ...entry, parts });
  const which = {
    $and: [...(await conditions(asked, was, entry.fields ? [was] : ofList)), filter],
    _id: record._id,
  };
  const also = await source.also?.(was);
  const all = { ...update, $set: { ...update.$set, ...also?.$set } } as UpdateQuery<object>;
  await around(record, () => written(asked, which, withLine(source, viewer, all), options));
  await portal.files.show(filesIn(entry.parts.map(({ part }) => part)));
  await source.restored?.(portal, record);
}

/**
 * What must hold in the write that puts it back. @param record as it was @param coming it, or the parts that come back to it
 * @throws CONFLICT when something is in the way of it
 */
async function conditions(
  { source: { obeys, condition = {} }, wish }: Restoring,
  record: object,
  coming: readonly object[],
): Promise<object[]> {
  for (const comes of coming) {
    const found = await obeys?.inTheWay?.(comes, record);
    if (!found || (wish.anyway && found.remedy === 'anyway')) continue;
    throw new AppError('CONFLICT', found.message, found.remedy && { remedy: found.remedy });
  }
  return [condition, ...coming.map((comes) => obeys?.where?.(comes) ?? {})];
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
