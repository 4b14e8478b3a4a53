import { Permission } from '../../identity/permissions/permission.enum';
import type { SessionUser } from '../../identity/sessions/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { isAnyDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/leanWithId';
import { getRecord } from '../../platform/database/records';
import { stale, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, type FieldErrors } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/formatCents';
import { categoryOf, colorText } from '../adCategories';
import { accessibleAdvertiser } from '../advertisers/access.service';
import type { Advertiser } from '../advertisers/advertiser.model';
import { copiesOf } from '../advertisers/copies';
import { mustBeActive } from '../editions/krantState.service';
import { AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import type { AdvertisementInput } from './advertisement.input';
import { type Advertisement, AdvertisementModel } from './advertisement.model';

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
 * payment and type, and its place in the pipeline. An invoice that was not sent is dropped when it is no longer right.
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
  const sale = saleOf(input);
  const before = await ensureAdvertisement(editionId, await accessibleAdvertiser(actor, advertiserId));
  const { requestId } = input;
  // The answer to the same save was lost.
  if (requestId && before.lastRequestId === requestId) return before;
  if (before.revision !== revision) throw stale(before, what.advertisement);
  const isChanged = isOtherSale(before, sale);
  if (isChanged) mustBeFree(before);
  const dropsInvoice = isChanged && Boolean(before.invoice);
  const after = await updateAtRevision<Advertisement>({
    model: AdvertisementModel,
    id: before.id,
    revision,
    actor,
    what: what.advertisement,
    update: {
      $set: {
        ...sale,
        ...pipelineAfter(before, sale),
        ...(dropsInvoice && { invoice: null, advSendAdress: '' }),
        soldAt: soldAt(before, sale),
        lastRequestId: requestId ?? null,
      },
      $push: pushLogLine(actor, `${saleText(sale)}${dropsInvoice ? '; factuur vervallen' : ''}`),
    },
  });
  if (dropsInvoice) await portal.files.release(before.invoice?.file);
  return after;
}

type Sale = Pick<
  Advertisement,
  'advState' | 'advPrice' | 'advFormat' | 'advColor' | 'advPaymentMethod' | 'advType' | 'advNotes'
>;

function saleOf(input: AdvertisementInput): Sale {
  const advNotes = (input.advNotes ?? '').trim();
  const { advState } = input;
  if (advState !== AdvState.verkocht) {
    const nothing = {
      advPrice: null,
      advFormat: null,
      advColor: null,
      advPaymentMethod: null,
      advType: null,
    };
    return { advState, ...nothing, advNotes };
  }
  const { advPrice, advFormat, advPaymentMethod, advType } = input;
  const category = categoryOf(advPrice);
  const errors: FieldErrors = {};
  if (!category) errors.advPrice = krantTexts.price;
  if (!advFormat || (category && !category.formats.includes(advFormat))) errors.advFormat = krantTexts.format;
  if (!category || Object.keys(errors).length > 0) throw badInput(errors);
  return {
    advState,
    advPrice: category.price,
    advFormat: advFormat ?? null,
    advColor: category.color,
    advPaymentMethod: advPaymentMethod ?? null,
    advType: advType ?? null,
    advNotes,
  };
}

/** Whether what is to be paid, and how, has changed. */
function isOtherSale(before: Advertisement, sale: Sale): boolean {
  return (['advState', 'advPrice', 'advFormat', 'advPaymentMethod'] as const).some(
    (field) => (before[field] ?? null) !== (sale[field] ?? null),
  );
}

/** @throws BAD_USER_INPUT when the sale can no longer be changed */
function mustBeFree({ bankPaidOn, paidByHand, invoice }: Advertisement): void {
  if (bankPaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidByBank);
  if (paidByHand) throw new AppError('BAD_USER_INPUT', krantTexts.paid);
  if (invoice?.sentAt) throw new AppError('BAD_USER_INPUT', krantTexts.invoiceSent);
}

const START = {
  readyForEditing: false,
  readyForPlacement: false,
  placed: false,
  placedOnPage: '',
  assigned: '',
} as const;

/** What is not sold leaves the pipeline; what was prepared in another format goes back to the editors. */
function pipelineAfter(before: Advertisement, { advState, advFormat }: Sale): Partial<Advertisement> {
  if (advState !== AdvState.verkocht) return { ...START, paidByHand: null };
  const isOther = before.advState === AdvState.verkocht && before.advFormat !== advFormat;
  return isOther ? { readyForPlacement: false } : {};
}

function soldAt(before: Advertisement, { advState }: Sale): Date | null {
  if (advState !== AdvState.verkocht) return null;
  return before.soldAt ?? new Date();
}

function saleText({ advState, advPrice, advFormat, advColor, advPaymentMethod }: Sale): string {
  if (advState === AdvState.open) return 'staat open';
  if (advState === AdvState.nietVerkocht) return 'niet verkocht';
  return ['verkocht', soldText({ advPrice, advFormat, advColor }), advPaymentMethod]
    .filter(Boolean)
    .join(', ');
}

/** What was sold, in words: 17x8,9, zwart-wit, € 100,00. */
export function soldText({
  advPrice,
  advFormat,
  advColor,
}: Pick<Advertisement, 'advPrice' | 'advFormat' | 'advColor'>): string {
  return [advFormat, advColor && colorText(advColor), formatCents(advPrice ?? 0)].filter(Boolean).join(', ');
}
