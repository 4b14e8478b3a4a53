import type { WithSources } from '../../finance/claims/receivable';
import { linkLineOf } from '../../finance/paymentLinks/receivableLink.service';
import type { SessionUser } from '../../identity/people/requestContext';
import { PORTAL, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp } from '../../platform/database/updateAtRevision';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { bytesOf } from '../../platform/files/files.service';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext, PortalJob } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { LINES } from '../../platform/text/inputFields';
import { incompleteIds, missingOf } from '../advertisements/adParts.service';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { type PaperEdition, PaperEditionModel } from '../editions/edition.model';
import { getEdition } from '../editions/edition.service';
import { krantTexts } from '../krant.texts';
import { makeInvoice, mustHaveFoundation, toBePaid } from './invoice.service';
import { KIND } from './invoiceReceivables';

/** The work that makes invoices, and that which sends them; of one edition, whose id is the subject. */
export const GENERATE = 'paperFacs';
export const SEND = 'sendPaperFacs';

const withoutInvoice = (editionId: string) => ({ ...toBePaid(editionId), invoice: null });
const unsent = (editionId: string) => ({
  ...toBePaid(editionId),
  invoice: { $ne: null },
  'invoice.sentAt': null,
});

/**
 * Begins to make the invoices that are not there. Those whose advertiser lacks something are left out. While it runs,
 * asking again changes nothing. @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function generateInvoices(
  portal: PortalContext,
  actor: SessionUser,
  editionId: string,
): Promise<PaperEdition> {
  mustHaveFoundation(portal.settings);
  await getEdition(editionId);
  const lacking = await incompleteIds();
  const toMake = { ...withoutInvoice(editionId), advertiserId: { $nin: lacking } };
  if (!(await AdvertisementModel.exists(toMake))) {
    const message = (await AdvertisementModel.exists(withoutInvoice(editionId)))
      ? krantTexts.incomplete
      : krantTexts.nothingToMake;
    throw new AppError('BAD_USER_INPUT', message);
  }
  return begin(portal, actor, GENERATE, editionId, {
    field: 'generationId',
    log: 'facturen aanmaken begonnen',
  });
}

/**
 * Begins to mail the invoices that were not mailed yet, one by one, with a message. While it runs, asking again changes
 * nothing: the first message goes along.
 * @throws BAD_USER_INPUT while an invoice is still to be made; NOT_FOUND
 */
export async function sendInvoices(
  portal: PortalContext,
  actor: SessionUser,
  editionId: string,
  message: string,
): Promise<PaperEdition> {
  const text = message.trim();
  if (text.length > LINES) throw badInput({ message: texts.tooLong });
  await getEdition(editionId);
  if (await AdvertisementModel.exists(withoutInvoice(editionId))) {
    throw new AppError('BAD_USER_INPUT', krantTexts.notAllMade);
  }
  if (!(await AdvertisementModel.exists(unsent(editionId)))) {
    throw new AppError('BAD_USER_INPUT', krantTexts.nothingToSend);
  }
  return begin(portal, actor, SEND, editionId, {
    field: 'sendingId',
    log: 'facturen versturen begonnen',
    also: { sendingMessage: text },
  });
}

async function begin(
  portal: PortalContext,
  actor: SessionUser,
  kind: string,
  editionId: string,
  { field, log, also }: { field: 'generationId' | 'sendingId'; log: string; also?: object },
): Promise<PaperEdition> {
  const job = await portal.jobs.add(kind, editionId);
  // Of two who press at once, the first one's counts.
  await ifMatched(
    PaperEditionModel.updateOne(
      { _id: editionId, [field]: { $ne: job.id } },
      { $set: { [field]: job.id, ...also }, $push: pushLogLine(actor, log) },
    ),
  );
  await portal.jobs.begin(job);
  return getEdition(editionId);
}

/** Makes invoices, one a step; each becomes its advertisement's by one write, so none is made twice. */
export const generateJob: PortalJob = {
  name: GENERATE,
  title: 'Facturen van de krant maken',
  async run({ subject, progress }, portal) {
    const ids = await idsOf(withoutInvoice(subject));
    for (const [at, id] of ids.entries()) {
      const ad = await AdvertisementModel.findOne({ ...withoutInvoice(subject), _id: id }).lean(leanWithId);
      const advertiser = ad && (await AdvertiserModel.findById(ad.advertiserId).lean(leanWithId));
      if (ad && advertiser && missingOf(advertiser).length === 0) {
        await makeInvoice(portal, { ad, advertiser });
      }
      await progress(at + 1, ids.length);
    }
  },
};

/** Mails invoices, one a step. The outbox takes each only once, also when a crash comes before it is noted. */
export const sendJob: PortalJob = {
  name: SEND,
  title: 'Facturen van de krant versturen',
  async run({ subject, progress }, portal) {
    const { sendingMessage } = await getEdition(subject);
    const ids = await idsOf(unsent(subject));
    for (const [at, id] of ids.entries()) {
      await sendOne(portal, subject, id, sendingMessage ?? '');
      await progress(at + 1, ids.length);
    }
  },
};

async function sendOne(portal: PortalContext, editionId: string, id: string, message: string): Promise<void> {
  const which = { ...unsent(editionId), _id: id };
  const ad = await AdvertisementModel.findOne(which).lean(leanWithId);
  if (!ad?.invoice) return;
  const fileId = ad.invoice.file.id;
  await portal.mail.enqueueOnce(`paperFac ${fileId}`, {
    template: 'paperFac',
    to: ad.advSendAdress,
    data: { advertisementId: id, fileId, message },
  });
  await ifMatched(
    AdvertisementModel.updateOne(
      { ...which, 'invoice.file.id': fileId },
      {
        $set: { 'invoice.sentAt': new Date(), ...stamp(PORTAL) },
        $inc: { revision: 1 },
        $push: pushLogLine(PORTAL, 'factuur verstuurd'),
      },
    ),
  );
}

async function idsOf(which: object): Promise<string[]> {
  const found = await AdvertisementModel.find(which)
    .select({ _id: 1 })
    .sort({ sortName: 1 })
    .lean(leanWithId);
  return found.map(({ id }) => id);
}

/** The mail with the invoice of an advertisement; not when it was withdrawn meanwhile. */
export function krantInvoiceTemplate(settings: Settings, portal: WithSources): MailTemplate {
  const { foundation } = settings;
  return async ({ data }) => {
    const { advertisementId, fileId, message } = data as Record<string, string>;
    const ad = await AdvertisementModel.findById(advertisementId).lean(leanWithId);
    if (!ad?.invoice || ad.invoice.file.id !== fileId) return null;
    const { number, reference, amount, dueDate, file } = ad.invoice;
    const online = await linkLineOf(settings, portal, KIND, ad.id);
    // One that was made anew asks for the reference of the first.
    const known = reference === number ? number : `${number} (kenmerk ${reference})`;
    return {
      subject: `Factuur ${known}: advertentie in de carnavalskrant`,
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
      text: [
        `Beste ${ad.name},`,
        ...(message ? [message] : []),
        `Hierbij sturen we factuur ${number} voor je advertentie: ${formatCents(amount)}.`,
        `Wil je dit bedrag vóór ${formatCalendarDate(dueDate)} overmaken? Hoe dat kan, staat op de factuur.`,
        ...(online ? [online] : []),
        `Met vriendelijke groet,\n${foundation.name}`,
      ].join('\n\n'),
      attachments: [{ filename: file.name, content: await bytesOf(file), contentType: 'application/pdf' }],
    };
  };
}
