import { Permission } from '../../identity/catalogue/permission.enum';
import { holdsToday } from '../../identity/people/people.loaders';
import type { SessionUser } from '../../identity/people/requestContext';
import { UserModel } from '../../identity/people/user.model';
import { pushLogLine } from '../../platform/audit/logLine';
import { isAnyDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stale, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, type NewMail } from '../../platform/records/pendingMails';
import { getRecord } from '../../platform/records/records';
import { oneLine } from '../../platform/text/plainText';
import { accessibleAdvertiser, getAdvertiser } from '../advertisers/access.service';
import type { Advertiser } from '../advertisers/advertiser.model';
import { copiesOf } from '../advertisers/advertiserFields';
import { isWithin } from '../editions/blockCounts';
import { getEdition } from '../editions/edition.service';
import { mustBeActive } from '../editions/krantState.service';
import { pricesOf } from '../editions/prices.service';
import { AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { isLocked, NOT_LOCKED } from '../proofs/proof.type';
import { advertiserStays } from './activeAds';
import type { AdvertisementInput, AdWorkInput } from './advertisement.input';
import { type Advertisement, AdvertisementModel } from './advertisement.model';
import type { TakeBackMail } from './confirmSales.job';
import {
  isOtherPrint,
  isOtherSale,
  lostText,
  lostWork,
  pipelineAfter,
  saleOf,
  saleText,
  signatureAfter,
  soldAt,
  takenBackAfter,
  type LostWork,
} from './sale';

/** One advertisement. @throws NOT_FOUND */
export function getAdvertisement(id: string): Promise<Advertisement> {
  return getRecord<Advertisement>(AdvertisementModel, id, what.advertisement);
}

/** One advertisement, for whoever may see its advertiser. @throws NOT_FOUND */
export async function accessibleAdvertisement(actor: SessionUser, id: string): Promise<Advertisement> {
  const ad = await getAdvertisement(id);
  if (!actor.permissions.general.includes(Permission.krantRed))
    await accessibleAdvertiser(actor, ad.advertiserId);
  return ad;
}

/** The advertisement of an advertiser in the active edition; one that is open, at revision 0, comes when there is none. */
export async function ensureAdvertisement(editionId: string, advertiser: Advertiser): Promise<Advertisement> {
  await mustBeActive(editionId);
  const which = { editionId, advertiserId: advertiser.id };
  const found = await AdvertisementModel.findOne(which).lean(leanWithId);
  if (found) return found;
  await AdvertisementModel.create({ ...which, ...copiesOf(advertiser), revision: 0 }).catch(
    (error: unknown) => {
      // Somebody else began with it at the same moment.
      if (!isAnyDuplicateKey(error)) throw error;
    },
  );
  return AdvertisementModel.findOne(which).lean(leanWithId).orFail();
}

/**
 * Saves the sale of an advertisement (docs/domain/krant.md, N15 to N19). What is not sold loses price, format, colour,
 * payment and type, and its place in the pipeline: of the page and the editor that go, it must say that they were seen. An
 * invoice that was not sent is dropped when it is no longer right.
 * @param revision 0 while there is no advertisement
 * @throws BAD_USER_INPUT, also once it is paid or its invoice was sent; NOT_FOUND, CONFLICT
 */
export async function saveAdvertisement(
  portal: PortalContext,
  actor: SessionUser,
  editionId: string,
  advertiserId: string,
  revision: number,
  input: AdvertisementInput,
): Promise<Advertisement> {
  const before = await ensureAdvertisement(editionId, await accessibleAdvertiser(actor, advertiserId));
  const { requestId } = input;
  // The answer to the same save was lost.
  if (requestId && before.lastRequestId === requestId) return before;
  // A price that is changed at this moment is as good as one changed after it: what was agreed stays.
  const sale = saleOf(input, await pricesOf(editionId), before);
  if (before.revision !== revision) throw stale(before, what.advertisement);
  const isChanged = isOtherSale(before, sale);
  const signature = signatureAfter(actor, before, sale, input.signed);
  if (isChanged) mustBeFree(before);
  const endsProof = isOtherPrint(before, sale);
  if (endsProof && isLocked(before)) throw new AppError('BAD_USER_INPUT', krantTexts.locked);
  const lost = lostWork(before, sale);
  mustBeSeen(before, lost, input.loses);
  const { placedOnPage, assigned } = before;
  const dropsInvoice = isChanged && Boolean(before.invoice);
  const after = await updateAtRevision<Advertisement>({
    model: AdvertisementModel,
    id: before.id,
    revision,
    actor,
    what: what.advertisement,
    // Placing and assigning leave the revision alone.
    condition: {
      ...(isChanged && { placedOnPage, assigned }),
      ...(endsProof && NOT_LOCKED),
      ...advertiserStays(),
    },
    update: {
      $set: {
        ...sale,
        ...pipelineAfter(before, sale),
        ...(dropsInvoice && { invoice: null, advSendAdress: '' }),
        ...(endsProof && { proofState: null }),
        soldAt: soldAt(before, sale),
        ...(isChanged && { toConfirm: sale.advState === AdvState.verkocht ? new Date() : null }),
        signature,
        takenBack: takenBackAfter(before, sale, actor.name),
        lastRequestId: requestId ?? null,
      },
      $push: {
        ...pushLogLine(
          actor,
          [
            saleText(sale),
            input.signed && `ondertekend door ${oneLine(input.signed.name)}`,
            dropsInvoice && 'factuur vervallen',
            lostText(lost) && `stond ${lostText(lost)}`,
          ]
            .filter(Boolean)
            .join('; '),
        ),
        ...mailsIn(...(await mailsToEditors(actor, before.id, lost))),
      },
    },
  });
  await portal.mail.sendFrom(AdvertisementModel, after.id);
  if (dropsInvoice) await portal.files.release(before.invoice?.file);
  return after;
}

/** Undoes that a sale was taken back. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function restoreAdvertisement(
  actor: SessionUser,
  id: string,
  revision: number,
): Promise<Advertisement> {
  return restoreSale(actor, await getAdvertisement(id), revision);
}

/** @throws BAD_USER_INPUT when the sale can no longer be changed */
function mustBeFree({ bankPaidOn, onlinePaidOn, paidByHand, invoice }: Advertisement): void {
  if (bankPaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidByBank);
  if (onlinePaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidOnline);
  if (paidByHand) throw new AppError('BAD_USER_INPUT', krantTexts.paid);
  if (invoice?.sentAt) throw new AppError('BAD_USER_INPUT', krantTexts.invoiceSent);
}

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
