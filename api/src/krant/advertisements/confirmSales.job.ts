import { UserModel } from '../../identity/people/user.model';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, formatInAmsterdam } from '../../platform/dates/amsterdam';
import type { JobKind } from '../../platform/jobs/job.model';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { colorText } from '../adCategories';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { PaperEditionModel } from '../editions/edition.model';
import { AdvPaymentMethod, AdvState, AdvType, QuestionStatus } from '../krant.enums';
import { type Advertisement, AdvertisementModel } from './advertisement.model';
import { lostText, type LostWork } from './sale';

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

/** Asks a seller something about an advertisement; not when it is answered meanwhile. */
export function questionTemplate({ publicUrl }: Settings): MailTemplate {
  return async ({ data }) => {
    const { advertisementId, questionId, replyTo = '' } = data as Record<string, string>;
    const ad = await AdvertisementModel.findById(advertisementId).lean(leanWithId);
    const question = ad?.advContactQuestions.find(({ id }) => id === questionId);
    if (!ad || question?.status !== QuestionStatus.open) return null;
    return {
      subject: `Vraag over de advertentie van ${ad.name}`,
      replyTo: { name: question.creator, address: replyTo },
      text: [
        `${question.creator} heeft een vraag over de advertentie van ${ad.name} (${ad.advertiserUserId}):`,
        question.msg,
        'Is het in orde? Meld de vraag dan als opgelost bij je advertenties:',
        `${publicUrl}/mijn_adverteerders`,
      ].join('\n\n'),
    };
  };
}

/** What the mail about lost work of the editors needs. */
export interface TakeBackMail extends LostWork {
  advertisementId: string;
  /** Who changed the sale. */
  by: string;
}

/** Tells an editor that an advertisement lost its page or its editor by a change of the sale; not when it is mended. */
export function takeBackTemplate({ publicUrl }: Settings): MailTemplate {
  return async ({ data }) => {
    const { advertisementId, by, ...lost } = data as unknown as TakeBackMail;
    const ad = await AdvertisementModel.findById(advertisementId).lean(leanWithId);
    if (!ad) return null;
    const { advState, name, advertiserUserId: number, placedOnPage, assigned } = ad;
    const isSold = advState === AdvState.verkocht;
    const isMended = isSold && (!lost.placedOnPage || placedOnPage) && (!lost.assigned || assigned);
    if (isMended) return null;
    const states = { open: 'open', nietVerkocht: 'niet verkocht', verkocht: 'verkocht in een ander formaat' };
    return {
      subject: isSold ? `Ander formaat: ${name}` : `Verkoop teruggedraaid: ${name}`,
      text: [
        `${by} heeft de advertentie van ${name} (${number}) gewijzigd. Nu is ze ${states[advState]}.`,
        `Daarmee verviel het werk van de redactie: ${lostText(lost)}.`,
        isSold
          ? 'Geef haar een nieuwe plek bij de redactie:'
          : 'Was het een vergissing? Open de advertentie bij het overzicht: daar kun je de verkoop herstellen.',
        `${publicUrl}/krant_administratie`,
      ].join('\n\n'),
    };
  };
}
