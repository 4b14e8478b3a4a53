import { isValidObjectId, Types, type UpdateQuery } from 'mongoose';

import { isActiveCommission } from '../../identity/commissions/commission.service';
import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey, retryUpsert } from '../../platform/database/databaseErrors';
import type { Obeys } from '../../platform/database/obeys';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp } from '../../platform/database/updateAtRevision';
import { getPart, updatePartAtRevision } from '../../platform/database/updatePart';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { counted } from '../../platform/text/inDutch';
import { trimmed } from '../../platform/text/plainText';
import { removeParts } from '../../platform/trash/trashedParts';
import { dateFromCarnival, inSeasonOrder } from '../seasonOrder';
import { secretariatTexts } from '../secretariat.enums';
import { TaskListModel } from '../tasks/task.model';
import { listId, presentSeason } from '../tasks/taskList';
import type {
  DraaiboekCategoryInput,
  DraaiboekItemInput,
  DraaiboekSubCategoryInput,
} from './draaiboek.input';
import { type Draaiboek, type DraaiboekItem, DraaiboekModel, type StoredDraaiboek } from './draaiboek.model';

const WHAT = { categories: 'Deze categorie', subCategories: 'Deze subcategorie', items: 'Dit onderdeel' };
type List = keyof typeof WHAT;
/** As the trash calls them. */
export const DRAAIBOEK_PARTS = { subCategories: 'DraaiboekSubCategory', items: 'DraaiboekItem' } as const;

type Within = Obeys<{ parent: string }, StoredDraaiboek>;

/** What parts of a draaiboek obey: they are in something that is there. */
export const draaiboekObeys = {
  subCategories: {
    where: ({ parent }) => ({ categories: { $elemMatch: { _id: parent, archived: false } } }),
    inTheWay: ({ parent }, { categories }) =>
      categories.some(({ id, archived }) => id === parent && !archived)
        ? null
        : { message: secretariatTexts.noCategory },
  },
  items: {
    where: ({ parent }) => ({ 'subCategories._id': parent }),
    inTheWay: ({ parent }, { subCategories }) =>
      subCategories.some(({ id }) => id === parent) ? null : { message: secretariatTexts.noSubCategory },
  },
} as const satisfies Record<'subCategories' | 'items', Within>;

/** The draaiboek of a committee; one that has none yet has an empty one. */
export async function getDraaiboek(commissionId: string): Promise<Draaiboek> {
  return draaiboekOf(commissionId, await DraaiboekModel.findById(commissionId).lean(leanWithId));
}

/** The items of a committee's draaiboek that are in no archived category, in its order. */
export async function itemsOf(commissionId: string): Promise<DraaiboekItem[]> {
  const { categories } = await getDraaiboek(commissionId);
  return categories.flatMap(({ subCategories }) => subCategories.flatMap(({ items }) => items));
}

/** Adds a category at the end. */
export async function addCategory(
  actor: SessionUser,
  commissionId: string,
  input: DraaiboekCategoryInput,
): Promise<Draaiboek> {
  const category = { ...trimmed(input), ...stamp(actor) };
  return change(commissionId, 'categories', {
    $push: { categories: category, ...pushLogLine(actor, `categorie ${category.name} toegevoegd`) },
  });
}

/**
 * Begins the draaiboek of a committee with that of another, without what is in its archive. In one write, and only while there
 * is none. @returns the id of the committee @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function startDraaiboek(
  actor: SessionUser,
  commissionId: string,
  from: string,
): Promise<string> {
  if (!(await isActiveCommission(commissionId))) throw notFound('Deze commissie');
  const source = await getDraaiboek(from);
  if (source.categories.length === 0) throw badInput({ from: secretariatTexts.nothingToStartWith });
  const parts = copyOf(actor, source);
  const log = `draaiboek overgenomen van een andere commissie: ${counted(parts.items.length, 'onderdeel', 'onderdelen')}`;
  const refused = () => new AppError('BAD_USER_INPUT', secretariatTexts.hasDraaiboek);
  const isEmpty = { 'categories.0': { $exists: false } };
  try {
    const after = await DraaiboekModel.findOneAndUpdate(
      { _id: commissionId, ...isEmpty },
      { $set: parts, $push: pushLogLine(actor, log) } as unknown as UpdateQuery<StoredDraaiboek>,
      { upsert: true, setDefaultsOnInsert: false, returnDocument: 'after', lean: leanWithId },
    );
    if (!after) throw refused();
  } catch (error) {
    // One that has categories does not fit, and cannot be made anew.
    throw isDuplicateKey(error, '_id') ? refused() : error;
  }
  return commissionId;
}

/** Its parts as new ones. */
function copyOf(actor: SessionUser, { categories }: Draaiboek) {
  const made = () => ({ _id: new Types.ObjectId(), revision: 1, ...stamp(actor) });
  const copied = categories.map(({ name, color, subCategories }) => ({
    category: { ...made(), name, color, archived: false },
    subCategories,
  }));
  const subs = copied.flatMap(({ category, subCategories }) =>
    subCategories.map(({ name, items }) => ({
      sub: { ...made(), name, parent: category._id.toHexString() },
      items,
    })),
  );
  return {
    categories: copied.map(({ category }) => category),
    subCategories: subs.map(({ sub }) => sub),
    items: subs.flatMap(({ sub, items }) =>
      items.map((item) => ({
        ...{ ...made(), ...itemOf(item) },
        ...{ parent: sub._id.toHexString(), grandParent: sub.parent },
      })),
    ),
  };
}

/** Changes a category. @throws NOT_FOUND, CONFLICT */
export function editCategory(
  actor: SessionUser,
  commissionId: string,
  id: string,
  revision: number,
  input: DraaiboekCategoryInput,
): Promise<Draaiboek> {
  const fields = trimmed(input);
  return edit(actor, commissionId, 'categories', id, revision, fields, `categorie ${fields.name} gewijzigd`);
}

/** Takes a category out of the draaiboek, or back; its tasks stay. Doing so twice is harmless. @throws NOT_FOUND */
export async function archiveCategory(
  actor: SessionUser,
  commissionId: string,
  id: string,
  archived: boolean,
): Promise<Draaiboek> {
  const { name } = await partOf(commissionId, 'categories', id);
  const what = `categorie ${name} ${archived ? 'naar het archief' : 'teruggezet'}`;
  return change(
    commissionId,
    'categories',
    { $set: { 'categories.$.archived': archived }, $push: pushLogLine(actor, what) },
    { 'categories._id': id },
  );
}

/** Adds a subcategory at the end of a category that is not archived. @throws NOT_FOUND */
export function addSubCategory(
  actor: SessionUser,
  commissionId: string,
  categoryId: string,
  input: DraaiboekSubCategoryInput,
): Promise<Draaiboek> {
  const subCategory = { ...trimmed(input), parent: categoryId, ...stamp(actor) };
  const log = pushLogLine(actor, `subcategorie ${subCategory.name} toegevoegd`);
  if (!isValidObjectId(categoryId)) throw notFound(WHAT.categories);
  return change(
    commissionId,
    'categories',
    { $push: { subCategories: subCategory, ...log } },
    draaiboekObeys.subCategories.where(subCategory),
  );
}

/** Renames a subcategory. @throws NOT_FOUND, CONFLICT */
export function editSubCategory(
  actor: SessionUser,
  commissionId: string,
  id: string,
  revision: number,
  input: DraaiboekSubCategoryInput,
): Promise<Draaiboek> {
  const fields = trimmed(input);
  const what = `subcategorie ${fields.name} gewijzigd`;
  return edit(actor, commissionId, 'subCategories', id, revision, fields, what);
}

/** Removes a subcategory with its items in one write; tasks made of them stay. @throws NOT_FOUND */
export async function deleteSubCategory(
  actor: SessionUser,
  commissionId: string,
  id: string,
): Promise<Draaiboek> {
  const { name } = await partOf(commissionId, 'subCategories', id);
  const parts = { subCategories: { _id: id }, items: { parent: id } };
  return remove(actor, commissionId, { list: 'subCategories', id, parts, name: `subcategorie ${name}` });
}

/** Adds an item to a subcategory. @throws NOT_FOUND */
export async function addItem(
  actor: SessionUser,
  commissionId: string,
  subCategoryId: string,
  input: DraaiboekItemInput,
): Promise<Draaiboek> {
  const { parent: grandParent } = await partOf(commissionId, 'subCategories', subCategoryId);
  const item = { ...itemOf(input), parent: subCategoryId, grandParent, ...stamp(actor) };
  return change(
    commissionId,
    'subCategories',
    { $push: { items: item, ...pushLogLine(actor, `${item.name} toegevoegd`) } },
    draaiboekObeys.items.where(item),
  );
}

/**
 * Changes an item. The open tasks that were made of it, this season and the next, follow its name and its month or days
 * from carnival, unless they were given others. @throws NOT_FOUND, CONFLICT
 */
export async function editItem(
  actor: SessionUser,
  commissionId: string,
  id: string,
  revision: number,
  input: DraaiboekItemInput,
): Promise<Draaiboek> {
  const fields = itemOf(input);
  const before = (await partOf(commissionId, 'items', id)) as Part & Partial<DraaiboekItem>;
  const after = await edit(actor, commissionId, 'items', id, revision, fields, `${fields.name} gewijzigd`);
  for (const season of [presentSeason(), presentSeason() + 1])
    for (const change of changesFor(season, before, fields))
      await changeTasks(actor, listId(commissionId, season), id, change);
  return after;
}

/** What open tasks take over of an item that was changed. */
interface TaskChange {
  /** As they have it when nobody gave them another. */
  from: object;
  to: object;
  /** For the change log. */
  what: string;
}

function changesFor(
  season: number,
  before: Part & Partial<DraaiboekItem>,
  { name, period, daysFromCarnival }: ReturnType<typeof itemOf>,
): TaskChange[] {
  const changes: TaskChange[] = [];
  const was = { period: before.period ?? null, daysFromCarnival: before.daysFromCarnival ?? null };
  if (period !== was.period || daysFromCarnival !== was.daysFromCarnival)
    changes.push({
      from: { ...was, dueDate: dateFromCarnival(season, was.daysFromCarnival) },
      to: { period, daysFromCarnival, dueDate: dateFromCarnival(season, daysFromCarnival) },
      what: `taak ${before.name} verplaatst, als in het draaiboek`,
    });
  if (name !== before.name)
    changes.push({
      from: { name: before.name },
      to: { name },
      what: `taak ${before.name} heet nu ${name}, als in het draaiboek`,
    });
  return changes;
}

/** One write; what was ticked or changed meanwhile stays. */
async function changeTasks(
  actor: SessionUser,
  list: string,
  itemId: string,
  { from, to, what }: TaskChange,
): Promise<void> {
  const madeOfIt = { itemId, ...from, finished: false };
  const each = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [`tasks.$[made].${field}`, value]));
  await ifMatched(
    TaskListModel.updateOne(
      { _id: list, tasks: { $elemMatch: madeOfIt } },
      {
        $set: each({ ...to, ...stamp(actor) }) as object,
        $inc: { 'tasks.$[made].revision': 1 },
        $push: pushLogLine(actor, what),
      },
      {
        arrayFilters: [
          Object.fromEntries(Object.entries(madeOfIt).map(([field, value]) => [`made.${field}`, value])),
        ],
      },
    ),
  );
}

/** Removes an item; a task made of it stays. @throws NOT_FOUND */
export async function deleteItem(actor: SessionUser, commissionId: string, id: string): Promise<Draaiboek> {
  const { name } = await partOf(commissionId, 'items', id);
  return remove(actor, commissionId, { list: 'items', id, parts: { items: { _id: id } }, name });
}

interface Removed {
  list: 'subCategories' | 'items';
  id: string;
  /** It, and what goes along, for each list. */
  parts: Partial<Record<List, Record<string, unknown>>>;
  /** As the change log calls it. */
  name: string;
}

async function remove(
  actor: SessionUser,
  commissionId: string,
  { list, id, parts, name }: Removed,
): Promise<Draaiboek> {
  const after = await removeParts<StoredDraaiboek>({
    model: DraaiboekModel,
    filter: { _id: commissionId, [`${list}._id`]: id },
    entity: DRAAIBOEK_PARTS[list],
    parts,
    also: { $push: pushLogLine(actor, `${name} verwijderd`) },
  });
  if (!after) throw notFound(WHAT[list]);
  return draaiboekOf(commissionId, after);
}

/** Changes one part at the revision its editor read. */
async function edit(
  actor: SessionUser,
  commissionId: string,
  list: List,
  partId: string,
  revision: number,
  fields: object,
  what: string,
): Promise<Draaiboek> {
  const after = await updatePartAtRevision<StoredDraaiboek>({
    model: DraaiboekModel,
    id: commissionId,
    list,
    partId,
    revision,
    actor,
    fields,
    also: { $push: pushLogLine(actor, what) },
    what: WHAT[list],
  });
  return draaiboekOf(commissionId, after);
}

/** @param only what must be there still; without it the first change makes the draaiboek */
async function change(
  commissionId: string,
  list: List,
  update: UpdateQuery<StoredDraaiboek>,
  only?: object,
): Promise<Draaiboek> {
  const after = await retryUpsert(() =>
    DraaiboekModel.findOneAndUpdate({ ...only, _id: commissionId }, update, {
      upsert: only === undefined,
      setDefaultsOnInsert: false,
      returnDocument: 'after',
      lean: leanWithId,
    }).exec(),
  );
  if (!after) throw notFound(WHAT[list]);
  return draaiboekOf(commissionId, after);
}

type Part = { id: string; name: string; parent: string };

function partOf(id: string, list: List, partId: string): Promise<Part> {
  return getPart<Part, StoredDraaiboek>({ model: DraaiboekModel, id, list, partId, what: WHAT[list] });
}

function itemOf(input: DraaiboekItemInput) {
  const { name, description, responsable, timeType, period, daysFromCarnival } = trimmed(input);
  return {
    name,
    description: description ?? '',
    responsable: responsable ?? '',
    timeType,
    period: period ?? null,
    daysFromCarnival: daysFromCarnival ?? null,
  };
}

/** Puts the parts into each other: items in subcategories in categories. */
/** A draaiboek that is there, as it is shown. */
export function storedDraaiboek(stored: StoredDraaiboek): Draaiboek {
  return draaiboekOf(stored._id, stored);
}

function draaiboekOf(commissionId: string, stored: StoredDraaiboek | null): Draaiboek {
  const { categories = [], subCategories = [], items = [], changeLog = [] } = stored ?? {};
  const season = presentSeason();
  const dated = items.map((item) => ({ ...item, dueDate: dateFromCarnival(season, item.daysFromCarnival) }));
  const ordered = inSeasonOrder(dated, season);
  const whole = categories.map((category) => ({
    ...category,
    subCategories: subCategories
      .filter(({ parent }) => parent === category.id)
      .map((sub) => ({ ...sub, items: ordered.filter(({ parent }) => parent === sub.id) })),
  }));
  return {
    id: commissionId,
    categories: whole.filter(({ archived }) => !archived),
    archivedCategories: whole.filter(({ archived }) => archived),
    changeLog,
  };
}
