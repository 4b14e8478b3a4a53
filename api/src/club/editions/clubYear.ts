import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import { currentYear } from '../members/memberRules';
import { STATE_ID } from './clubState.service';
import { ClubEditionModel, ClubStateModel } from './edition.model';

/** The one year that the club is in: that of its active edition; while there is none, that of the calendar. */
export async function clubYear(): Promise<number> {
  const [active] = await ClubStateModel.aggregate<{ year: string | undefined }>([
    { $match: { _id: STATE_ID } },
    { $set: { activeId: { $convert: { input: '$activeEditionId', to: 'objectId', onError: null } } } },
    {
      $lookup: {
        from: ClubEditionModel.collection.name,
        localField: 'activeId',
        foreignField: '_id',
        as: 'active',
      },
    },
    { $project: { _id: 0, year: { $first: '$active.title' } } },
  ]);
  return active?.year ? Number(active.year) : currentYear();
}

/** The same, read once for a request; not a promise any more once it is known. */
export const clubYearOfRequest = perRequest(() => {
  let read: Promise<number> | undefined;
  let known: number | undefined;
  return () => known ?? (read ??= clubYear().then((year) => (known = year)));
});

/** Fixes the year of an edition, because a contact moment is to bear it. @returns it, with that year; null: not there */
export function fixYear(editionId: string) {
  return ClubEditionModel.findOneAndUpdate(
    { _id: editionId },
    { $set: { used: true } },
    { returnDocument: 'after', lean: leanWithId },
  ).exec();
}

/** The same for the editions of these years, because they are to be paid. */
export async function fixYears(years: readonly number[]): Promise<void> {
  const titles = [...new Set(years)].map(String);
  await ClubEditionModel.updateMany(
    { title: { $in: titles }, used: { $ne: true } },
    { $set: { used: true } },
  );
}

/** The edition of a year; null when there is none. */
export function editionOf(year: number) {
  return ClubEditionModel.findOne({ title: String(year) })
    .select({ title: 1, contribution: 1 })
    .lean(leanWithId)
    .exec();
}

/** The contribution of a year, in cents; undefined when there is no such edition. */
export async function contributionOf(year: number): Promise<number | undefined> {
  return (await editionOf(year))?.contribution;
}
