import { Permission } from '../../identity/catalogue/permission.enum';
import { holdsToday } from '../../identity/people/endedRights';
import type { SessionUser } from '../../identity/people/requestContext';
import { UserModel } from '../../identity/people/user.model';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError } from '../../platform/errors/appError';
import type { NewMail } from '../../platform/records/pendingMails';
import { getAdvertiser } from '../advertisers/access.service';
import { getEdition } from '../editions/edition.service';
import { mustBeActive } from '../editions/krantState.service';
import { isWithin } from '../editions/pages';
import { AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import type { AdWorkInput } from './advertisement.input';
import { type Advertisement, AdvertisementModel } from './advertisement.model';
import type { TakeBackMail } from './advertisement.templates';
import { advertiserStays } from './advertiserLeaves';
import { lostText, type LostWork, saleText } from './sale';

/**
 * Whoever changes a sale has seen what of the editors' work goes with it (docs/domain/krant.md, N61).
 * @throws CONFLICT that says what would be lost
 */
export function mustBeSeen(
  before: Advertisement,
  lost: LostWork,
  seen: AdWorkInput | null | undefined,
): void {
  const isSeen = (['placedOnPage', 'assigned'] as const).every(
    (field) => !lost[field] || lost[field] === seen?.[field],
  );
  if (isSeen) return;
  throw new AppError('CONFLICT', krantTexts.wouldLose(lostText(lost)), {
    revision: before.revision,
    modifiedBy: before.modifiedByName ?? 'de redactie',
    modifiedAt: before.modifiedAt?.toISOString(),
  });
}

/** The mails that tell the other editors what of their work goes; none when nothing does. */
export async function mailsToEditors(
  actor: SessionUser,
  advertisementId: string,
  lost: LostWork,
): Promise<NewMail[]> {
  if (!lostText(lost)) return [];
  const editors = await UserModel.find({ ...holdsToday(Permission.krantRed), _id: { $ne: actor.id } })
    .select({ email: 1 })
    .lean(leanWithId);
  const data: TakeBackMail = { advertisementId, by: actor.name, ...lost };
  return editors.map(({ email }) => ({ template: 'paperTakenBack', to: email, data: { ...data } }));
}

/**
 * Undoes that a sale was taken back: it is sold as it was, in its stage, on its page and assigned as before. An invoice
 * that lapsed is made anew. @throws BAD_USER_INPUT, also when it was not taken back; NOT_FOUND, CONFLICT
 */
export async function restoreSale(
  actor: SessionUser,
  ad: Advertisement,
  revision: number,
): Promise<Advertisement> {
  await mustBeActive(ad.editionId);
  // Of one that went a minute ago or more the advertisement tells nothing any more.
  await getAdvertiser(ad.advertiserId);
  const { takenBack } = ad;
  if (!takenBack && ad.revision === revision)
    throw new AppError('BAD_USER_INPUT', krantTexts.nothingTakenBack);
  const { by: _by, at: _at, placedOnPage: page = '', ...sale } = takenBack ?? {};
  const { pageCount } = await getEdition(ad.editionId);
  // The edition may have fewer pages by now.
  const placedOnPage = isWithin(page, pageCount) ? page : '';
  const sold = { ...sale, advState: AdvState.verkocht };
  return updateAtRevision<Advertisement>({
    model: AdvertisementModel,
    id: ad.id,
    revision,
    actor,
    what: what.advertisement,
    condition: { takenBack: { $ne: null }, ...advertiserStays() },
    update: {
      $set: { ...sold, placedOnPage, placed: placedOnPage !== '', takenBack: null, lastRequestId: null },
      $push: pushLogLine(actor, `verkoop hersteld: ${saleText({ ...ad, ...sold })}`),
    },
  });
}
