import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { getAdvertisement } from '../advertisements/advertisement.service';
import type { WithdrawnKrantInvoice } from '../advertisements/krantInvoice';
import { getEdition } from '../editions/edition.service';
import { krantTexts, what } from '../krant.texts';
import { drawInvoice } from './invoiceDrawing';
import { creditNumberOf } from './invoiceNumber';

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
