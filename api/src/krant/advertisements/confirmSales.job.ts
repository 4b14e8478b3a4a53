import { UserModel } from '../../identity/people/user.model';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { formatCalendarDate, formatInAmsterdam } from '../../platform/dates/amsterdam';
import type { JobKind } from '../../platform/jobs/jobKind';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { colorText } from '../adCategories';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { PaperEditionModel } from '../editions/edition.model';
import { AdvPaymentMethod, AdvState, AdvType } from '../krant.enums';
import { type Advertisement, AdvertisementModel } from './advertisement.model';

/** So long a sale can be undone or mended before it is confirmed, in ms. */
const WAIT = 120_000;
/** In one go of the job. */
const MOST = 100;

/** Confirms to advertisers what was agreed (docs/domain/krant.md, N80). */
export const confirmSalesJob: JobKind<PortalContext> = {
  name: 'sale confirmations',
  title: 'Verkoop bevestigen aan adverteerders',
  every: '1 minute',
  run: (_job, portal) => confirmSales(portal),
};

/** Mails each sale once that was saved two minutes ago or more; safe to repeat, also by two at once. */
export async function confirmSales(portal: PortalContext, now = new Date()): Promise<void> {
  const ads = await AdvertisementModel.find({ toConfirm: { $lte: new Date(now.getTime() - WAIT) } })
    .select({ advertiserId: 1, toConfirm: 1 })
    .sort({ toConfirm: 1 })
    .limit(MOST)
    .lean(leanWithId);
  for (const { id: advertisementId, advertiserId, toConfirm } of ads) {
    const advertiser = await AdvertiserModel.findOne({ _id: advertiserId, deleted: false })
      .select({ email: 1 })
      .lean(leanWithId);
    if (advertiser?.email && toConfirm)
      await portal.mail.enqueueOnce(`sale ${advertisementId} ${toConfirm.getTime()}`, {
        ...{ template: 'paperSold', to: advertiser.email, data: { advertisementId } },
      });
    // Sold otherwise at this moment, it is confirmed once more.
    await ifMatched(
      AdvertisementModel.updateOne({ _id: advertisementId, toConfirm }, { $unset: { toConfirm: 1 } }),
    );
  }
}

const payments: Readonly<Record<AdvPaymentMethod, string>> = {
  [AdvPaymentMethod.factuur]: 'Je krijgt een factuur.',
  [AdvPaymentMethod.contant]: 'Je betaalt contant.',
  [AdvPaymentMethod.gratis]: 'De advertentie is gratis.',
};

/** Confirms a sale: what is agreed when it is sent; not when it is no longer sold. */
export function soldTemplate({ foundation }: Settings): MailTemplate {
  return async ({ data }) => {
    const { advertisementId } = data as Record<string, string>;
    const ad = await AdvertisementModel.findById(advertisementId).lean(leanWithId);
    if (ad?.advState !== AdvState.verkocht) return null;
    const edition = await PaperEditionModel.findById(ad.editionId).lean(leanWithId);
    if (!edition) return null;
    const { title, materialBy, conditions } = edition;
    const seller = ad.contactId
      ? await UserModel.findById(ad.contactId).select({ name: 1 }).lean(leanWithId)
      : null;
    return {
      subject: `Je advertentie in de carnavalskrant ${title}`,
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
      text: [
        `Beste ${ad.name},`,
        `Bedankt voor je advertentie in de carnavalskrant ${title}. Dit is afgesproken${seller ? ` met ${seller.name}` : ''}:`,
        agreedOf(ad).join('\n'),
        ad.signature ? `Ondertekend door ${ad.signature.name} op ${formatInAmsterdam(ad.signature.at)}.` : '',
        materialOf(ad, materialBy),
        conditions ?? '',
        'Klopt er iets niet? Antwoord dan op deze mail.',
        `Met vriendelijke groet,\n${foundation.name}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    };
  };
}

function agreedOf({ advFormat, advColor, advPrice, advPaymentMethod: method }: Advertisement): string[] {
  const isFree = method === AdvPaymentMethod.gratis;
  return [
    `Formaat: ${advFormat} cm (breed x hoog)${advColor ? `, ${colorText(advColor)}` : ''}`,
    ...(isFree ? [] : [`Prijs: ${formatCents(advPrice ?? 0)}`]),
    ...(method ? [payments[method]] : []),
  ];
}

function materialOf({ advType }: Advertisement, materialBy: string | null | undefined): string {
  if (advType === AdvType.idem) return 'We drukken dezelfde advertentie als vorig jaar.';
  return materialBy ? `We krijgen je advertentie graag uiterlijk op ${formatCalendarDate(materialBy)}.` : '';
}
