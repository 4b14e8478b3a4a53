import { leanWithId } from '../../platform/database/leanWithId';
import { perRequest } from '../../platform/graphql/perRequest';
import { currentYear } from '../members/memberRules';
import { readState } from './clubState.service';
import { ClubEditionModel } from './edition.model';

/** The one year that the club is in: that of its active edition; while there is none, that of the calendar. */
export async function clubYear(): Promise<number> {
  const { activeEditionId } = await readState();
  const active = activeEditionId ? await ClubEditionModel.findById(activeEditionId).lean(leanWithId) : null;
  return active ? Number(active.title) : currentYear();
}

/** The same, read once for a request. */
export const clubYearOfRequest = perRequest(() => {
  let read: Promise<number> | undefined;
  return () => (read ??= clubYear());
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

/** The contribution of a year, in cents; undefined when there is no such edition. */
export async function contributionOf(year: number): Promise<number | undefined> {
  const edition = await ClubEditionModel.findOne({ title: String(year) })
    .select({ contribution: 1 })
    .lean(leanWithId);
  return edition?.contribution ?? undefined;
}
