import { type PrintingPortal, printInvoice } from '../../finance/invoices/document/invoiceDocument.service';
import type { SessionUser } from '../../identity/people/requestContext';
import { PORTAL, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stale, stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import { storeFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { colorText } from '../adCategories';
import { incompleteIds, isPaid, missingOf } from '../advertisements/adParts.service';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { getAdvertisement } from '../advertisements/advertisement.service';
import type { KrantInvoice, WithdrawnKrantInvoice } from '../advertisements/krantInvoice';
import { getAdvertiser } from '../advertisers/access.service';
import { type Advertiser, AdvertiserModel } from '../advertisers/advertiser.model';
import { printedOf, readPrinted } from '../advertisers/advertiserFields';
import type { PaperEdition } from '../editions/edition.model';
import { fixTitle, getEdition, pathOf } from '../editions/edition.service';
import type { PaperInvoicing } from '../editions/figures.type';
import { AdvPaymentMethod, AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';

const DAYS_TO_PAY = 30;

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
  if (ad.advState !== AdvState.verkocht) throw new AppError('BAD_USER_INPUT', krantTexts.notSold);
  if (ad.advPaymentMethod !== AdvPaymentMethod.factuur) {
    throw new AppError('BAD_USER_INPUT', krantTexts.noMethod);
  }
  const advertiser = await getAdvertiser(ad.advertiserId);
  if (missingOf(advertiser).length > 0) throw new AppError('BAD_USER_INPUT', krantTexts.incomplete);
  const after = await makeInvoice(portal, { ad, advertiser }, actor);
  if (after) return after;
  const current = await getAdvertisement(ad.id);
  if (current.invoice) return current;
  throw stale(current, what.advertisement);
}

/**
 * Draws and stores the invoice of an advertisement as it was read; it becomes the advertisement's by one write, which
 * also takes its number for ever.
 * @returns null when the advertisement changed meanwhile, or has its invoice: then the file is dropped
 */
export async function makeInvoice(
  portal: PortalContext,
  { ad, advertiser }: { ad: Advertisement; advertiser: Advertiser },
  actor: { id: string; name: string } = PORTAL,
): Promise<Advertisement | null> {
  const edition = await fixTitle(ad.editionId);
  const number = await freeNumber(edition, ad.advertiserUserId);
  const date = todayInAmsterdam();
  const drawn = {
    number,
    // What an earlier invoice asked to mention goes on: who pays by that one has paid.
    reference: ad.invoiceNumbers?.[0] ?? number,
    date,
    dueDate: daysAfter(date, DAYS_TO_PAY),
    amount: ad.advPrice ?? 0,
    printed: printedOf(advertiser),
  };
  const file = await drawInvoice(portal, edition, ad, drawn);
  const after = await keep(ad, { ...drawn, file }, advertiser.email, actor);
  if (!after || after === 'taken') await portal.files.release(file);
  if (after === 'taken') return makeInvoice(portal, { ad, advertiser }, actor);
  // The advertiser was changed while it was drawn.
  const now = await AdvertiserModel.findById(advertiser.id).lean(leanWithId);
  if (!after || !now || printedOf(now) === drawn.printed) return after;
  await lapseIfOther(portal, now);
  return null;
}

/** @returns null when the advertisement changed, 'taken' when the number went to another one since it was looked up */
async function keep(
  { id, revision }: Advertisement,
  invoice: KrantInvoice,
  advSendAdress: string,
  actor: { id: string; name: string },
): Promise<Advertisement | 'taken' | null> {
  try {
    return await AdvertisementModel.findOneAndUpdate(
      { _id: id, revision, invoice: null },
      {
        $set: { invoice, advSendAdress, ...stamp(actor) },
        $inc: { revision: 1 },
        $push: {
          invoiceNumbers: invoice.number,
          ...pushLogLine(actor, 'factuur aangemaakt'),
        },
      },
      { returnDocument: 'after', lean: leanWithId },
    );
  } catch (error) {
    if (isDuplicateKey(error, 'invoiceNumbers')) return 'taken';
    throw error;
  }
}

/** Notes whether an advertisement is paid: the answer to 'Betaald?'. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function setPaid(actor: SessionUser, id: string, paid: boolean): Promise<Advertisement> {
  const ad = await getAdvertisement(id);
  if (ad.advState !== AdvState.verkocht) throw new AppError('BAD_USER_INPUT', krantTexts.notSold);
  if (ad.advPaymentMethod === AdvPaymentMethod.gratis) throw new AppError('BAD_USER_INPUT', krantTexts.free);
  if (ad.bankPaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidByBank);
  if (ad.onlinePaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidOnline);
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

/**
 * The number for the next invoice of an advertisement: {title}_{number}, and when that was given before, also to another
 * who had this number, {title}_B{number}, {title}_C{number}. The letter comes first: who mentions one number does not
 * mention the other with it (docs/domain/krant.md, N59).
 */
export async function freeNumber({ title }: Pick<PaperEdition, 'title'>, number: number): Promise<string> {
  for (let at = 0; ; at += 1) {
    const candidate = `${title}_${letterOf(at)}${number}`;
    if (!(await AdvertisementModel.exists({ invoiceNumbers: candidate }))) return candidate;
  }
}

/** The number of what takes an invoice back. No title has a low line: it is never that of an invoice. */
export function creditNumberOf(invoiceNumber: string): string {
  return `${invoiceNumber}_C`;
}

/** Nothing, B to Z, then ZB and on. */
function letterOf(at: number): string {
  const LAST = 25;
  return at > LAST ? `Z${letterOf(at - LAST)}` : at === 0 ? '' : String.fromCharCode(65 + at);
}

/**
 * Takes an invoice back, so that a right one can be made; not when it is paid. It stays, with a credit note.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function withdrawInvoice(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<Advertisement> {
  const ad = await getAdvertisement(id);
  const { invoice, revision, bankPaidOn, onlinePaidOn, paidByHand } = ad;
  if (!invoice) throw new AppError('BAD_USER_INPUT', krantTexts.noInvoice);
  if (bankPaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidByBank);
  if (onlinePaidOn) throw new AppError('BAD_USER_INPUT', krantTexts.paidOnline);
  if (paidByHand) throw new AppError('BAD_USER_INPUT', krantTexts.paid);
  const number = creditNumberOf(invoice.number);
  const date = todayInAmsterdam();
  const file = await drawInvoice(portal, await getEdition(ad.editionId), ad, {
    number,
    date,
    dueDate: date,
    amount: -invoice.amount,
    printed: invoice.printed,
    creditOf: invoice.number,
  });
  const withdrawn: WithdrawnKrantInvoice = { ...invoice, creditNote: { file, number, date } };
  return updateAtRevision<Advertisement>({
    model: AdvertisementModel,
    id,
    revision,
    actor,
    what: what.advertisement,
    update: {
      $set: { invoice: null, advSendAdress: '' },
      $push: {
        withdrawnInvoices: withdrawn,
        ...pushLogLine(actor, `factuur ${invoice.number} ingetrokken met creditnota ${number}`),
      },
    },
  }).catch(async (error: unknown) => {
    await portal.files.release(file);
    throw error;
  });
}

/** Where the invoices of an edition are. */
function invoicesFolder(editionTitle: string): string {
  return `facturen/krant/${pathOf(editionTitle)}`;
}

/** What is drawn: an invoice, or with an amount below zero what takes the invoice `creditOf` back. */
type Drawn = Omit<KrantInvoice, 'file' | 'reference' | 'sentAt'> & { reference?: string; creditOf?: string };

/** Draws and stores an invoice of an advertisement, or its credit note. */
export async function drawInvoice(
  portal: PrintingPortal,
  edition: Pick<PaperEdition, 'title'>,
  ad: Pick<Advertisement, 'advFormat' | 'advColor'>,
  { printed, creditOf, ...drawn }: Drawn,
): Promise<StoredFile> {
  const { name: nameClient, adres, postalCode, city } = readPrinted(printed);
  const name = `${drawn.number} - ${nameClient}.pdf`;
  const bytes = await printInvoice(portal, name, {
    ...drawn,
    creditOfNumber: creditOf,
    nameClient,
    addressClient: adres,
    postalCodeClient: `${postalCode} ${city}`.trim(),
    title: `Advertentie in de carnavalskrant, editie ${edition.title}`,
    description: [ad.advFormat && `${ad.advFormat} cm`, ad.advColor && colorText(ad.advColor)]
      .filter(Boolean)
      .join(', '),
  });
  return storeFile(invoicesFolder(edition.title), { name, type: 'pdf', bytes });
}

/** How far the invoices of an edition are. */
export async function invoicingOf(editionId: string): Promise<PaperInvoicing> {
  const lacking = await incompleteIds();
  const isUnpaid = {
    $and: [
      { $ne: ['$paidByHand', true] },
      { $ne: [{ $type: '$bankPaidOn' }, 'string'] },
      { $ne: [{ $type: '$onlinePaidOn' }, 'string'] },
    ],
  };
  const count = (...conditions: object[]) => ({ $sum: { $cond: [{ $and: conditions }, 1, 0] } });
  const made = { $eq: [{ $type: '$invoice' }, 'object'] };
  const sent = { $eq: [{ $type: '$invoice.sentAt' }, 'date'] };
  const [counted] = await AdvertisementModel.aggregate<PaperInvoicing>([
    {
      $match: { editionId, advState: AdvState.verkocht, advPaymentMethod: AdvPaymentMethod.factuur },
    },
    {
      $group: {
        _id: null,
        toMake: count(isUnpaid, { $not: [made] }),
        incomplete: count(isUnpaid, { $not: [made] }, { $in: ['$advertiserId', lacking] }),
        toSend: count(isUnpaid, made, { $not: [sent] }),
        sent: count(sent),
      },
    },
  ]);
  return counted ?? { toMake: 0, incomplete: 0, toSend: 0, sent: 0 };
}

/**
 * Drops the invoices, of whatever edition, that say something else than the advertiser now, or would go elsewhere: they
 * are made anew. What was mailed or is paid stays. Safe to repeat.
 */
export async function lapseIfOther(portal: PortalContext, advertiser: Advertiser): Promise<void> {
  const other = {
    advertiserId: advertiser.id,
    invoice: { $ne: null },
    'invoice.printed': { $ne: printedOf(advertiser) },
    'invoice.sentAt': null,
    ...isPaid(false),
  };
  for (;;) {
    const before = await AdvertisementModel.findOneAndUpdate(
      other,
      {
        $set: { invoice: null, advSendAdress: '', ...stamp(PORTAL) },
        $inc: { revision: 1 },
        $push: pushLogLine(PORTAL, 'factuur vervallen: de gegevens van de adverteerder zijn gewijzigd'),
      },
      { returnDocument: 'before', lean: leanWithId },
    );
    if (!before) return;
    await portal.files.release(before.invoice?.file);
  }
}
