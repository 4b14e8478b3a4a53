import { invoiceMarks } from '../../finance/invoices/invoiceLayout';
import type { SessionUser } from '../../identity/sessions/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/leanWithId';
import { stale, stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import { storeFile } from '../../platform/files/files.service';
import { drawPdf } from '../../platform/pdf/sheetPdf';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { colorText } from '../adCategories';
import { isPaid, missingOf } from '../advertisements/adList.service';
import {
  type Advertisement,
  AdvertisementModel,
  type KrantInvoice,
} from '../advertisements/advertisement.model';
import { getAdvertisement } from '../advertisements/advertisement.service';
import { getAdvertiser } from '../advertisers/access.service';
import { type Advertiser, AdvertiserModel } from '../advertisers/advertiser.model';
import { printedOf } from '../advertisers/copies';
import type { PaperEdition } from '../editions/edition.model';
import { getEdition, pathOf } from '../editions/edition.service';
import { mustBeActive } from '../editions/krantState.service';
import { AdvPaymentMethod, AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { lapseIfOther } from './lapse.service';
import { PORTAL } from './portalActor';

const DAYS_TO_PAY = 30;

/** Where the invoices of an edition are. */
export function invoicesFolder(editionTitle: string): string {
  return `facturen/krant/${pathOf(editionTitle)}`;
}

/** What the payer is asked to mention (docs/domain/krant.md, N42). */
export function referenceOf({ title }: Pick<PaperEdition, 'title'>, number: number): string {
  return `${title}_${number}`;
}

/** Sold advertisements that are paid by invoice and are not paid yet. */
export const toBePaid = (editionId: string) => ({
  editionId,
  advState: AdvState.verkocht,
  advPaymentMethod: AdvPaymentMethod.factuur,
  ...isPaid(false),
});

/** Makes the invoice of one advertisement now. One that has it stays as it is. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function addInvoice(
  portal: PortalContext,
  actor: SessionUser,
  advertisementId: string,
): Promise<Advertisement> {
  mustHaveFoundation(portal.settings);
  const ad = await getAdvertisement(advertisementId);
  if (ad.invoice) return ad;
  await mustBeActive(ad.editionId);
  if (ad.advState !== AdvState.verkocht) throw new AppError('BAD_USER_INPUT', krantTexts.notSold);
  if (ad.advPaymentMethod !== AdvPaymentMethod.factuur) {
    throw new AppError('BAD_USER_INPUT', krantTexts.noMethod);
  }
  const advertiser = await getAdvertiser(ad.advertiserId);
  if (missingOf(advertiser).length > 0) throw new AppError('BAD_USER_INPUT', krantTexts.incomplete);
  const edition = await getEdition(ad.editionId);
  const after = await makeInvoice(portal, { ad, advertiser, edition }, actor);
  if (after) return after;
  const current = await getAdvertisement(ad.id);
  if (current.invoice) return current;
  throw stale(current, what.advertisement);
}

/**
 * Draws and stores the invoice of an advertisement as it was read; it becomes the advertisement's by one write.
 * @returns null when the advertisement changed meanwhile, or has its invoice: then the file is dropped
 */
export async function makeInvoice(
  portal: PortalContext,
  { ad, advertiser, edition }: { ad: Advertisement; advertiser: Advertiser; edition: PaperEdition },
  actor: { id: string; name: string } = PORTAL,
): Promise<Advertisement | null> {
  const reference = referenceOf(edition, ad.advertiserUserId);
  const date = todayInAmsterdam();
  const dueDate = daysAfter(date, DAYS_TO_PAY);
  const amount = ad.advPrice ?? 0;
  const marks = await invoiceMarks(
    {
      number: reference,
      date,
      dueDate,
      nameClient: advertiser.name,
      addressClient: advertiser.adres,
      postalCodeClient: `${advertiser.postalCode} ${advertiser.city}`.trim(),
      title: `Advertentie in de carnavalskrant, editie ${edition.title}`,
      description: [ad.advFormat && `${ad.advFormat} cm`, ad.advColor && colorText(ad.advColor)]
        .filter(Boolean)
        .join(', '),
      amount,
    },
    portal.settings.foundation,
  );
  const name = `${reference} - ${advertiser.name}.pdf`;
  const bytes = await drawPdf(name, marks);
  const file = await storeFile(invoicesFolder(edition.title), { name, type: 'pdf', bytes });
  const printed = printedOf(advertiser);
  const invoice: KrantInvoice = { file, reference, amount, date, dueDate, printed };
  const after = await AdvertisementModel.findOneAndUpdate(
    { _id: ad.id, revision: ad.revision, invoice: null },
    {
      $set: { invoice, advSendAdress: advertiser.email, ...stamp(actor) },
      $inc: { revision: 1 },
      $push: pushLogLine(actor, 'factuur aangemaakt'),
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (!after) await portal.files.release(file);
  // The advertiser was changed while it was drawn.
  const now = await AdvertiserModel.findById(advertiser.id).lean(leanWithId);
  if (!after || !now || printedOf(now) === printed) return after;
  await lapseIfOther(portal, now, edition.id);
  return null;
}

/** Takes an invoice back, so that a right one can be made; not when it is paid. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function withdrawInvoice(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<Advertisement> {
  const { invoice, revision, bankPaidOn, paidByHand } = await getAdvertisement(id);
  if (!invoice) throw new AppError('BAD_USER_INPUT', krantTexts.noInvoice);
  if (bankPaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidByBank);
  if (paidByHand) throw new AppError('BAD_USER_INPUT', krantTexts.paid);
  const after = await updateAtRevision<Advertisement>({
    model: AdvertisementModel,
    id,
    revision,
    actor,
    what: what.advertisement,
    update: {
      $set: { invoice: null, advSendAdress: '' },
      $push: pushLogLine(actor, `factuur ${invoice.reference} ingetrokken`),
    },
  });
  await portal.files.release(invoice.file);
  return after;
}

/** Notes whether an advertisement is paid: the answer to 'Betaald?'. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function setPaid(actor: SessionUser, id: string, paid: boolean): Promise<Advertisement> {
  const ad = await getAdvertisement(id);
  if (ad.advState !== AdvState.verkocht) throw new AppError('BAD_USER_INPUT', krantTexts.notSold);
  if (ad.advPaymentMethod === AdvPaymentMethod.gratis) throw new AppError('BAD_USER_INPUT', krantTexts.free);
  if (ad.bankPaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidByBank);
  if (ad.paidByHand === paid) return ad;
  return updateAtRevision<Advertisement>({
    model: AdvertisementModel,
    id,
    revision: ad.revision,
    actor,
    what: what.advertisement,
    update: { $set: { paidByHand: paid }, $push: pushLogLine(actor, paid ? 'betaald' : 'niet betaald') },
  }).catch(async (error: unknown) => {
    // Two gave the same answer at once.
    const current = await getAdvertisement(id);
    if (current.paidByHand === paid) return current;
    throw error;
  });
}

/** @throws BAD_USER_INPUT while an invoice could not say whom to pay */
export function mustHaveFoundation({ foundation }: Settings): void {
  if (!foundation.name || !foundation.accounts[0]) {
    throw new AppError('BAD_USER_INPUT', krantTexts.noFoundation);
  }
}
