import { Types } from 'mongoose';

import type { RequestContext, SessionUser } from '../../identity/people/requestContext';
import { WITHOUT_LOG } from '../../platform/audit/logLine';
import { canBeId, leanWithId } from '../../platform/database/reading/leanFind';
import { daysAfter, isCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { LINES } from '../../platform/text/inputFields';
import { removeParts } from '../../platform/trash/trashedParts';
import type { AdsOfAdvertiser } from '../advertisements/ads.loader';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { soldText } from '../advertisements/sale';
import { editionsOfRequest } from '../editions/edition.service';
import { readState } from '../editions/krantState.service';
import { AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { accessibleAdvertiser, isInSale } from './access.service';
import { type Advertiser, AdvertiserModel } from './advertiser.model';

/** As the trash calls it. */
export const VISIT = 'AdvertiserVisit';
/** So many notes of visits one has at most. */
const MOST = 100;
/** So far ahead somebody is to be visited again, in days. */
const FURTHEST = 366;

/**
 * Puts an own advertiser on the round of today, or takes it off (docs/domain/krant.md, N67).
 * @throws NOT_FOUND, also of one that is not own, and outside the sale season
 */
export async function planVisit(seller: SessionUser, id: string, today: boolean): Promise<Advertiser> {
  const canBe = canBeId(AdvertiserModel, id) && isInSale(await readState());
  const advertiser =
    canBe &&
    (await AdvertiserModel.findOneAndUpdate(
      { _id: id, contactId: seller.id, active: true, deleted: false },
      { $set: { visitOn: today ? todayInAmsterdam() : null } },
      { returnDocument: 'after' },
    )
      .select(WITHOUT_LOG)
      .lean(leanWithId));
  if (!advertiser) throw notFound(what.advertiser);
  return advertiser;
}

/**
 * Notes a visit, and when they are to be visited again (docs/domain/krant.md, N101). Not an edit of the advertiser.
 * @param followUpOn YYYY-MM-DD, from today on; null: not @throws BAD_USER_INPUT at the field, NOT_FOUND
 */
export async function noteVisit(
  actor: SessionUser,
  id: string,
  text: string,
  followUpOn: string | null,
): Promise<Advertiser> {
  const line = text.trim();
  if (!line) throw badInput({ text: texts.required });
  if (line.length > LINES) throw badInput({ text: texts.tooLong });
  const today = todayInAmsterdam();
  const isDay = followUpOn === null || isCalendarDate(followUpOn);
  if (!isDay || (followUpOn && (followUpOn < today || followUpOn > daysAfter(today, FURTHEST))))
    throw badInput({ followUpOn: krantTexts.followUpOn });
  const { contactId } = await accessibleAdvertiser(actor, id);
  const visit = { _id: new Types.ObjectId(), text: line, creator: actor.name, creationDate: new Date() };
  const after = await AdvertiserModel.findOneAndUpdate(
    { _id: id, deleted: false, contactId, [`visits.${MOST - 1}`]: { $exists: false } },
    { $set: { followUpOn, visitOn: null }, $push: { visits: visit } },
    { returnDocument: 'after' },
  ).lean(leanWithId);
  if (after) return after;
  const { visits } = await accessibleAdvertiser(actor, id);
  throw visits.length >= MOST
    ? new AppError('BAD_USER_INPUT', krantTexts.manyVisits)
    : notFound(what.advertiser);
}

/** Removes a note of a visit; with the last one goes the day to come again. @throws NOT_FOUND */
export async function deleteVisit(actor: SessionUser, id: string, visitId: string): Promise<Advertiser> {
  const { visits, contactId } = await accessibleAdvertiser(actor, id);
  if (!visits.some((one) => one.id === visitId)) throw notFound(what.note);
  const after = await removeParts<Advertiser>({
    model: AdvertiserModel,
    filter: { _id: id, deleted: false, contactId, 'visits._id': visitId },
    entity: VISIT,
    parts: { visits: { _id: visitId } },
    // The day to come again was said at the last one.
    ...(visits.at(-1)?.id === visitId && { also: { $set: { followUpOn: null } } }),
  });
  if (!after) throw notFound(what.note);
  return after;
}

/** The names of the own advertisers that are to be visited again by now, and are open still, in order of number. */
export async function dueVisits(seller: SessionUser): Promise<string[]> {
  const { activeEditionId } = await readState();
  const due = await AdvertiserModel.find({
    ...{ contactId: seller.id, active: true, deleted: false },
    followUpOn: { $gt: '', $lte: todayInAmsterdam() },
  })
    .select({ name: 1 })
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
  if (due.length === 0) return [];
  const decided = await AdvertisementModel.distinct('advertiserId', {
    ...{ editionId: activeEditionId, advertiserId: { $in: due.map(({ id }) => id) } },
    advState: { $ne: AdvState.open },
  });
  return due.filter(({ id }) => !decided.includes(id)).map(({ name }) => name);
}

/** The sales record begins with this edition (docs/domain/krant.md, N12). */
const FIRST_YEAR = 2024;

/** What became of each edition: '2026: 17x8,9, zwart-wit, € 100,00'; newest first. Editions left open are not in it. */
export async function salesRecordOf(
  context: RequestContext,
  { current, before }: AdsOfAdvertiser,
): Promise<string[]> {
  const editions = await editionsOfRequest(context)();
  const titles = new Map(editions.map(({ id, title }) => [id, title]));
  return [...(current ? [current] : []), ...before]
    .filter(({ advState }) => advState !== AdvState.open)
    .flatMap((ad) => {
      const title = titles.get(ad.editionId) ?? '';
      const what = ad.advState === AdvState.verkocht ? soldText(ad) : 'niet verkocht';
      return isRecorded(title) ? [`${title}: ${what}`] : [];
    });
}

/** An edition whose title has no year is of now. */
function isRecorded(title: string): boolean {
  return Number(/\d{4}/.exec(title)?.[0] ?? FIRST_YEAR) >= FIRST_YEAR;
}
