import { UserModel } from '../../identity/people/user.model';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { dateInAmsterdam, formatCalendarDate, hourInAmsterdam } from '../../platform/dates/amsterdam';
import type { JobKind } from '../../platform/jobs/job.model';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { colorText } from '../adCategories';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { DPI, MM_PER_INCH, sizeOf } from './artworkFindings';
import { askedAbout, askedNow, WITHOUT_MATERIAL } from './material.service';

/** From this hour on, in Europe/Amsterdam, advertisers are mailed. */
const HOUR = 9;

/** Asks advertisers for what is to be printed, in steps (docs/domain/krant.md, N79). */
export const materialRemindersJob: JobKind<PortalContext> = {
  name: 'material reminders',
  title: 'Adverteerders om materiaal vragen',
  every: '5 minutes',
  run: (_job, portal) => remindOfMaterial(portal),
};

/** Mails each advertiser whose material is missing once in each step; safe to repeat, also after a restart. */
export async function remindOfMaterial(portal: PortalContext, now = new Date()): Promise<void> {
  if (hourInAmsterdam(now) < HOUR) return;
  const today = dateInAmsterdam(now);
  const asking = await askedNow(today);
  if (!asking) return;
  const { edition, step } = asking;
  const ads = await askedAbout(asking, today);
  const advertisers = await AdvertiserModel.find({
    ...{ _id: { $in: ads.map(({ advertiserId }) => advertiserId) }, deleted: false, email: { $ne: '' } },
  })
    .select({ email: 1 })
    .lean(leanWithId);
  for (const { id: advertisementId, advertiserId } of ads) {
    const to = advertisers.find(({ id }) => id === advertiserId)?.email;
    if (!to) continue;
    await portal.mail.enqueueOnce(`material ${edition.id} ${edition.materialBy} ${advertisementId} ${step}`, {
      ...{ template: 'paperMaterial', to, data: { advertisementId, materialBy: edition.materialBy } },
    });
  }
}

/** Asks an advertiser for what is to be printed; not when it came meanwhile, or is asked for by another day. */
export function materialTemplate({ foundation }: Settings): MailTemplate {
  return async ({ data }) => {
    const { advertisementId, materialBy = '' } = data as Record<string, string>;
    const asking = await askedNow(dateInAmsterdam(new Date()));
    const ad =
      asking &&
      (await AdvertisementModel.findOne({ _id: advertisementId, ...WITHOUT_MATERIAL }).lean(leanWithId));
    if (!ad || ad.editionId !== asking.edition.id || asking.edition.materialBy !== materialBy) return null;
    const seller = ad.contactId
      ? await UserModel.findById(ad.contactId).select({ name: 1 }).lean(leanWithId)
      : null;
    const isLate = dateInAmsterdam(new Date()) > materialBy;
    const day = formatCalendarDate(materialBy);
    return {
      subject: isLate ? 'We missen je advertentie nog' : `Lever je advertentie aan vóór of op ${day}`,
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
      text: [
        `Beste ${ad.name},`,
        isLate
          ? `Je advertentie voor de carnavalskrant ${asking.edition.title} moest er op ${day} zijn, en we hebben nog niets.`
          : `Voor je advertentie in de carnavalskrant ${asking.edition.title} hebben we nog niets om af te drukken. We hebben het graag uiterlijk op ${day}.`,
        `Het formaat is ${[`${ad.advFormat} cm (breed x hoog)`, ad.advColor && colorText(ad.advColor)].filter(Boolean).join(', ')}. ${neededOf(ad.advFormat)}`,
        seller
          ? `Stuur het als antwoord op deze mail, of geef het aan ${seller.name}.`
          : 'Stuur het als antwoord op deze mail.',
        `Met vriendelijke groet,\n${foundation.name}`,
      ].join('\n\n'),
    };
  };
}

/** What the printer can use, in words. */
function neededOf(format: string | null | undefined): string {
  const size = sizeOf(format);
  if (!size) return 'Een pdf is het best.';
  const [wide, high] = [size.width, size.height].map((mm) => Math.ceil((mm / MM_PER_INCH) * DPI));
  return `Een pdf op dat formaat is het best; een afbeelding mag ook, van minstens ${wide} bij ${high} pixels.`;
}
