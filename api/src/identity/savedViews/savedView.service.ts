import { randomUUID } from 'node:crypto';

import { retryUpsert } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { SavedViewInput } from './savedView.input';
import { type SavedView, type SavedViews, SavedViewsModel } from './savedView.model';

const MOST_OF_A_LIST = 20;
/** Of all lists together; nobody gets there by hand. */
const MOST = 200;

/** The views of somebody, of all lists, in the order in which they were saved. */
export async function listViews(userId: string): Promise<SavedView[]> {
  return viewsOf(await SavedViewsModel.findById(userId).lean(leanWithId));
}

/** The views of a record of them; for a request that is sent again, too. */
export function viewsOf(stored: Pick<SavedViews, 'views'> | null): SavedView[] {
  return stored?.views ?? [];
}

/**
 * Saves a view, when there is room for it and its list has none of that name.
 * @returns all views @throws BAD_USER_INPUT at the name
 */
export async function addView(userId: string, { list, name, search }: SavedViewInput): Promise<SavedView[]> {
  const view: SavedView = { id: randomUUID(), list, name: name.trim(), search };
  if (!view.name) throw badInput({ name: texts.required });
  await retryUpsert(() =>
    SavedViewsModel.updateOne({ _id: userId }, { $setOnInsert: { views: [] } }, { upsert: true }).exec(),
  );
  const ofList = { $filter: { input: '$views', cond: { $eq: ['$$this.list', { $literal: list }] } } };
  const after = await SavedViewsModel.findOneAndUpdate(
    {
      ...{ _id: userId, [`views.${MOST - 1}`]: { $exists: false } },
      views: { $not: { $elemMatch: { list, name: view.name } } },
      $expr: { $lt: [{ $size: ofList }, MOST_OF_A_LIST] },
    },
    { $push: { views: view } },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (after) return viewsOf(after);
  const isTaken = (await listViews(userId)).some((one) => one.list === list && one.name === view.name);
  throw badInput({ name: isTaken ? texts.viewNameTaken : texts.viewsFull(MOST_OF_A_LIST) });
}

/** Removes a view; nothing when it is gone already. @returns those that are left */
export async function removeView(userId: string, id: string): Promise<SavedView[]> {
  await ifMatched(SavedViewsModel.updateOne({ _id: userId, 'views.id': id }, { $pull: { views: { id } } }));
  return listViews(userId);
}

/** Forgets the views of an account that is gone. Twice is once. */
export async function forgetViews(userId: string): Promise<void> {
  await SavedViewsModel.deleteOne({ _id: userId });
}
