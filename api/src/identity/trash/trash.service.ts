import { isValidObjectId, Types, type UpdateQuery } from 'mongoose';

import { hasChangeLog, logLine, pushLogLine } from '../../platform/audit/logLine';
import { isAnyDuplicateKey } from '../../platform/database/databaseErrors';
import { canBeId, leanWithId } from '../../platform/database/reading/leanFind';
import { noCursor, type Page, type PageRequest } from '../../platform/database/reading/readPage';
import { FIRST_ID, keptUntil } from '../../platform/database/trashOptions';
import { AppError, forbidden, notFound } from '../../platform/errors/appError';
import { itemsOf } from '../../platform/extensionPoint';
import { filesIn } from '../../platform/files/fileFolder';
import type { PortalContext } from '../../platform/portalContext';
import { partWithDefaults } from '../../platform/records/fillDefaults';
import { searchable } from '../../platform/text/plainText';
import {
  OUT_OF_TRASH,
  restoredParts,
  type Trashed,
  TRASHED_FIELDS,
  type TrashEntry,
} from '../../platform/trash/trashedParts';
import {
  type DeletedKind,
  type DeletedRecord,
  filesOf,
  type TrashSource,
  trashSources,
  type TrashViewer,
} from './trashSource';

const NORMAL = 20;

/** Which deleted records. */
interface DeletedFilter {
  entity?: string | null;
  /** Words of the title, the kind and who deleted it. */
  search?: string | null;
}

/**
 * What this person may delete and lies in the trash, newest first. What lies there is of 30 days at most, so it is looked
 * through as a whole: one query for each kind that the person may delete. @throws BAD_USER_INPUT for another cursor
 */
export async function pageOfDeleted(
  portal: PortalContext,
  viewer: TrashViewer,
  { entity, search }: DeletedFilter,
  { first, after }: PageRequest,
): Promise<Page<DeletedRecord>> {
  const sources = itemsOf(trashSources, portal.extensions).filter((one) => !entity || one.entity === entity);
  const found = (await Promise.all(sources.map((source) => deletedOf(source, viewer)))).flat();
  const words = searchable(search ?? '')
    .split(' ')
    .filter(Boolean);
  const fitting = found
    .filter(({ title, label, deletedBy }) => {
      const text = searchable(`${title} ${label} ${deletedBy}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1));
  if (after && !/^\d{15}[0-9a-f]+$/.test(after)) throw noCursor();
  const rest = after ? fitting.filter((one) => cursorOf(one) < after) : fitting;
  const nodes = rest.slice(0, first ?? NORMAL);
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  const pageInfo = { hasNextPage: rest.length > nodes.length, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, totalCount: fitting.length };
}

/** What this person may delete, by name. */
export async function kindsOf(portal: PortalContext, viewer: TrashViewer): Promise<DeletedKind[]> {
  const sources = itemsOf(trashSources, portal.extensions);
  const mine = await Promise.all(sources.map(async (source) => (await source.of(viewer)) !== null));
  return sources
    .filter((_source, at) => mine[at])
    .map(({ entity, label }) => ({ entity, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nl'));
}

async function deletedOf(source: TrashSource<object>, viewer: TrashViewer): Promise<DeletedRecord[]> {
  const mine = await source.of(viewer);
  if (mine === null) return [];
  return source.isPart ? deletedParts(source, mine) : deletedWhole(source, mine);
}

async function deletedWhole(source: TrashSource<object>, mine: object): Promise<DeletedRecord[]> {
  const found = (await source.model
    .find({ $and: [mine], deletedAt: { $exists: true } } as never)
    .select(TRASHED_FIELDS)
    .lean(leanWithId)) as unknown as (Required<Trashed> & { id: string })[];
  return Promise.all(
    found.map(async (record) =>
      deletedRecord(source, record.id, { ...record, title: await source.title(record, []) }),
    ),
  );
}

async function deletedParts(source: TrashSource<object>, mine: object): Promise<DeletedRecord[]> {
  const found = (await source.model
    .find({ $and: [mine, { 'trash._id': { $gte: FIRST_ID } }] } as never)
    .select('+trash')
    .lean(leanWithId)) as unknown as { trash: TrashEntry[] }[];
  const entries = found.flatMap((record) =>
    record.trash
      .filter(({ entity, restoredAt }) => entity === source.entity && !restoredAt)
      .map(async (entry) => {
        const title = await source.title(
          { ...record, ...entry.fields },
          entry.parts.map(({ part }) => part),
        );
        return deletedRecord(source, String(entry._id), { ...entry, title });
      }),
  );
  return Promise.all(entries);
}

function deletedRecord(
  { entity, label }: TrashSource<object>,
  id: string,
  { title, deletedAt, deletedByName }: Required<Trashed> & { title: string },
): DeletedRecord {
  return { id, entity, label, title, deletedAt, deletedBy: deletedByName, until: keptUntil(deletedAt) };
}

/** Its moment and its id, so that they sort. */
function cursorOf({ deletedAt, id }: DeletedRecord): string {
  return `${String(deletedAt.getTime()).padStart(15, '0')}${id}`;
}

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
