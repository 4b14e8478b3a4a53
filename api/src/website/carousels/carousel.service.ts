import { isValidObjectId, Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { retryUpsert } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stale, stamp } from '../../platform/database/updateAtRevision';
import { getPart, updatePartAtRevision } from '../../platform/database/updatePart';
import { badInput, notFound } from '../../platform/errors/appError';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { trimmed } from '../../platform/text/plainText';
import { removeParts } from '../../platform/trash/trashedParts';
import { aboutPicture } from '../pictures';
import { carouselFolders, CarouselName, MoveDirection, websiteTexts } from '../website.enums';
import { chooseFile, dropReplaced } from '../website.folders';
import type { CarouselItemInput } from './carousel.input';
import { type Carousel, type CarouselItem, CarouselModel } from './carousel.model';

/** As the trash calls it. */
export const CAROUSEL_ITEM = 'CarouselItem';
const WHAT: Readonly<Record<CarouselName, string>> = {
  programme: 'Dit programma',
  jeugdraad: 'Deze foto',
  aboutUs: 'Deze prins',
};

/** The items of a carousel, in order. */
export async function listItems(carousel: CarouselName): Promise<CarouselItem[]> {
  const found = await CarouselModel.findById(carousel).lean(leanWithId);
  return found?.items ?? [];
}

/** Adds an item at the end. @throws BAD_USER_INPUT */
export async function addItem(
  actor: SessionUser,
  carousel: CarouselName,
  input: CarouselItemInput,
): Promise<CarouselItem> {
  const _id = new Types.ObjectId();
  const item = { _id, ...(await fieldsOf(actor, carousel, input)), ...stamp(actor) };
  const after = await retryUpsert(() =>
    CarouselModel.findOneAndUpdate(
      { _id: carousel },
      { $push: { items: item } },
      { upsert: true, returnDocument: 'after', lean: leanWithId, setDefaultsOnInsert: false },
    ).exec(),
  );
  return partOf(carousel, after, _id.toString());
}

/** The item that was added to a carousel. @throws NOT_FOUND when it was removed since */
export function addedItem(carousel: Carousel & { _id: CarouselName }, id: string): CarouselItem {
  return partOf(carousel._id, carousel, id);
}

/** Changes an item. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editItem(
  portal: PortalContext,
  actor: SessionUser,
  carousel: CarouselName,
  id: string,
  revision: number,
  input: CarouselItemInput,
): Promise<CarouselItem> {
  const what = WHAT[carousel];
  const part = { model: CarouselModel, id: carousel, list: 'items', partId: id, what } as const;
  const before = await getPart<CarouselItem, Carousel>(part);
  if (before.revision !== revision) throw stale(before, what);
  const fields = await fieldsOf(actor, carousel, input, before.photo);
  const after = await updatePartAtRevision<Carousel>({ ...part, revision, actor, fields });
  await dropReplaced(portal, before.photo, fields.photo);
  return partOf(carousel, after, id);
}

/** Removes an item. @returns its id @throws NOT_FOUND */
export async function deleteItem(portal: PortalContext, carousel: CarouselName, id: string): Promise<string> {
  const { photo } = partOf(carousel, await CarouselModel.findById(carousel).lean(leanWithId), id);
  const after = await removeParts<Carousel>({
    model: CarouselModel,
    filter: { _id: carousel, 'items._id': id },
    entity: CAROUSEL_ITEM,
    parts: { items: { _id: id } },
  });
  if (!after) throw notFound(WHAT[carousel]);
  await portal.files.release(photo);
  return id;
}

/** Swaps an item with its neighbour; the first and the last stay when there is none. @throws NOT_FOUND */
export async function moveItem(
  carousel: CarouselName,
  id: string,
  direction: MoveDirection,
): Promise<CarouselItem[]> {
  if (!isValidObjectId(id)) throw notFound(WHAT[carousel]);
  const after = await CarouselModel.findOneAndUpdate(
    { _id: carousel, 'items._id': id },
    swap(new Types.ObjectId(id), direction === MoveDirection.earlier ? -1 : 1),
    { returnDocument: 'after', lean: leanWithId, updatePipeline: true },
  );
  if (!after) throw notFound(WHAT[carousel]);
  return after.items;
}

/** Puts an item before another, or last, worked out by the database on what is there then. @throws NOT_FOUND */
export async function placeItem(
  carousel: CarouselName,
  id: string,
  before: string | null,
): Promise<CarouselItem[]> {
  if (!isValidObjectId(id) || (before !== null && !isValidObjectId(before))) throw notFound(WHAT[carousel]);
  const _id = new Types.ObjectId(id);
  const there = before === null ? [id] : [id, before];
  const moved = { $filter: { input: '$items', cond: { $eq: ['$$this._id', _id] } } };
  const others = { $filter: { input: '$items', cond: { $ne: ['$$this._id', _id] } } };
  const follows = new Types.ObjectId(before ?? undefined);
  const at = before === null ? { $size: '$$others' } : { $indexOfArray: ['$$others._id', follows] };
  // A slice of nothing is refused.
  const upTo = { $cond: [{ $eq: ['$$at', 0] }, [], { $slice: ['$$others', { $max: ['$$at', 1] }] }] };
  const rest = {
    $slice: ['$$others', { $subtract: ['$$at', { $size: '$$others' }] }, { $size: '$$others' }],
  };
  const from = { $cond: [{ $gte: ['$$at', { $size: '$$others' }] }, [], rest] };
  const items = { $let: { vars: { at }, in: { $concatArrays: [upTo, moved, from] } } };
  const after = await CarouselModel.findOneAndUpdate(
    { _id: carousel, 'items._id': { $all: there } },
    [{ $set: { items: { $cond: [before === id, '$items', { $let: { vars: { others }, in: items } }] } } }],
    { returnDocument: 'after', lean: leanWithId, updatePipeline: true },
  );
  if (!after) throw notFound(WHAT[carousel]);
  return after.items;
}

async function fieldsOf(
  actor: SessionUser,
  carousel: CarouselName,
  input: CarouselItemInput,
  current?: StoredFile | null,
) {
  const { name, story, photoId } = trimmed(input);
  if (carousel === CarouselName.jeugdraad && !photoId) {
    throw badInput({ photoId: websiteTexts.photoRequired });
  }
  const folder = carouselFolders[carousel];
  const photo = await chooseFile({ actor, folder, fileId: photoId, field: 'photoId', current });
  return { name, story: story ?? '', photo, ...aboutPicture(input, photo) };
}

function partOf(carousel: CarouselName, found: Carousel | null, id: string): CarouselItem {
  const item = found?.items.find((one) => one.id === id);
  if (!item) throw notFound(WHAT[carousel]);
  return item;
}

/** The update that swaps an item with the one a step further, worked out by the database on what is there then. */
function swap(id: Types.ObjectId, step: number) {
  const last = { $subtract: [{ $size: '$items' }, 1] };
  const from = { $indexOfArray: ['$items._id', id] };
  const to = { $max: [0, { $min: [last, { $add: ['$$from', step] }] }] };
  const moved = {
    $switch: {
      branches: [
        { case: { $eq: ['$$at', '$$from'] }, then: '$$to' },
        { case: { $eq: ['$$at', '$$to'] }, then: '$$from' },
      ],
      default: '$$at',
    },
  };
  const items = {
    $map: {
      input: { $range: [0, { $size: '$items' }] },
      as: 'at',
      in: { $arrayElemAt: ['$items', moved] },
    },
  };
  return [{ $set: { items: { $let: { vars: { from }, in: { $let: { vars: { to }, in: items } } } } } }];
}
