import { Types } from 'mongoose';

import { pushLogLine, PORTAL } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import {
  dateInAmsterdam,
  daysAfter,
  formatCalendarDate,
  hourInAmsterdam,
} from '../../platform/dates/amsterdam';
import type { JobKind } from '../../platform/jobs/job.model';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { type PaperEdition, PaperEditionModel } from '../editions/edition.model';
import { readState } from '../editions/krantState.service';
import { AdvState } from '../krant.enums';
import { type AdProof, AdProofState } from './proof.type';
import { addProofLink, answeredBy } from './proofLink.service';

/** From this hour on, in Europe/Amsterdam, advertisers are mailed. */
const HOUR = 9;
/** So many days after a proof was sent its advertiser is reminded, as long as it is not answered. */
const STEPS = [3, 7];

/** Reminds advertisers of proofs, and ends the wait where the edition says so (docs/domain/krant.md, N84, N85). */
export const proofsJob: JobKind<PortalContext> = {
  name: 'proof reminders',
  title: 'Adverteerders aan hun proef herinneren',
  every: '5 minutes',
  run: (_job, portal) => followProofs(portal),
};

/** The same at a moment; safe to repeat, also by two at once. */
export async function followProofs(portal: PortalContext, now = new Date()): Promise<void> {
  const { activeEditionId } = await readState();
  const edition = activeEditionId ? await PaperEditionModel.findById(activeEditionId).lean(leanWithId) : null;
  if (!edition) return;
  const today = dateInAmsterdam(now);
  const ads = await AdvertisementModel.find({
    ...{ editionId: edition.id, proofState: AdProofState.waiting, advState: AdvState.verkocht },
  })
    .select({ advertiserId: 1, proofs: 1 })
    .lean(leanWithId);
  for (const ad of ads) {
    const proof = ad.proofs?.at(-1);
    if (!proof) continue;
    const last = answeredBy(proof, edition.proofDays);
    if (last && today > last) await countAsSeen(ad, proof, now);
    else if (hourInAmsterdam(now) >= HOUR) await remind(portal, ad, proof, edition, today);
  }
}

/** Not answered in time: from now on it is locked. */
async function countAsSeen(ad: Advertisement, proof: AdProof, now: Date): Promise<void> {
  await ifMatched(
    AdvertisementModel.updateOne(
      {
        ...{ _id: ad.id, proofState: AdProofState.waiting },
        proofs: { $elemMatch: { _id: proof.id, outcome: null } },
      },
      {
        $set: {
          proofState: AdProofState.seen,
          'proofs.$[one].outcome': AdProofState.seen,
          'proofs.$[one].answeredAt': now,
        },
        $push: pushLogLine(PORTAL, 'proef telt als gezien: er kwam geen antwoord'),
      },
      { arrayFilters: [{ 'one._id': new Types.ObjectId(proof.id) }] },
    ),
  );
}

async function remind(
  portal: PortalContext,
  { id: advertisementId, advertiserId }: Advertisement,
  proof: AdProof,
  { proofDays }: PaperEdition,
  today: string,
): Promise<void> {
  const sent = dateInAmsterdam(proof.sentAt);
  const before = proofDays && proofDays > 1 ? [proofDays - 1] : [];
  const steps = [...STEPS.filter((days) => !proofDays || days < proofDays), ...before].sort((a, b) => a - b);
  const step = steps.findLast((days) => today >= daysAfter(sent, days));
  if (step === undefined) return;
  const advertiser = await AdvertiserModel.findOne({ _id: advertiserId, deleted: false })
    .select({ email: 1 })
    .lean(leanWithId);
  if (!advertiser?.email) return;
  await portal.mail.enqueueOnce(`proof ${proof.id} ${step}`, {
    ...{ template: 'paperProof', to: advertiser.email },
    data: { advertisementId, proofId: proof.id, again: true },
  });
}

/** Asks an advertiser to look at a proof, by a new private link; not once it was answered or replaced. */
export function proofTemplate({ foundation, publicUrl }: Settings): MailTemplate {
  return async ({ data }) => {
    const { advertisementId, proofId, again } = data as Record<string, string>;
    const found = await roundFor(advertisementId, proofId);
    if (!found || found.ad.proofState !== AdProofState.waiting || found.ad.proofs?.at(-1)?.id !== proofId)
      return null;
    const { ad, proof, edition } = found;
    const link = await addProofLink(ad.id, publicUrl);
    if (!link) return null;
    const last = answeredBy(proof, edition.proofDays);
    return {
      subject: again
        ? `Kijk je nog naar je advertentie in de carnavalskrant ${edition.title}?`
        : `Is je advertentie in de carnavalskrant ${edition.title} zo goed?`,
      ...replyTo(foundation),
      text: [
        `Beste ${ad.name},`,
        again
          ? 'Je advertentie staat voor je klaar om na te kijken, en we hebben nog geen antwoord.'
          : 'Zo komt je advertentie in de krant. Kijk je haar even na?',
        proof.message,
        'Op deze pagina zie je haar, geef je akkoord of zeg je wat er anders moet:',
        link,
        last
          ? `Horen we vóór of op ${formatCalendarDate(last)} niets, dan gaan we ervan uit dat het zo goed is.`
          : '',
        `Met vriendelijke groet,\n${foundation.name}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    };
  };
}

/** Tells an advertiser that what was approved was opened again, and why. */
export function proofOpenedTemplate({ foundation }: Settings): MailTemplate {
  return async ({ data }) => {
    const { advertisementId, proofId } = data as Record<string, string>;
    const found = await roundFor(advertisementId, proofId);
    if (!found?.proof.reopenedAt) return null;
    const { ad, proof, edition } = found;
    return {
      subject: `We openen je advertentie in de carnavalskrant ${edition.title} weer`,
      ...replyTo(foundation),
      text: [
        `Beste ${ad.name},`,
        `De proef van je advertentie was goedgekeurd. We hebben haar weer geopend, omdat er nog iets moet veranderen:`,
        proof.reopenedWhy,
        'Je krijgt een nieuwe proef om na te kijken. Klopt dit niet? Antwoord dan op deze mail.',
        `Met vriendelijke groet,\n${foundation.name}`,
      ].join('\n\n'),
    };
  };
}

/** A round of what is sold still, in the active edition. */
async function roundFor(
  advertisementId = '',
  proofId = '',
): Promise<{ ad: Advertisement; proof: AdProof; edition: PaperEdition } | null> {
  const ad = await AdvertisementModel.findOne({ _id: advertisementId, advState: AdvState.verkocht }).lean(
    leanWithId,
  );
  const proof = ad?.proofs?.find(({ id }) => id === proofId);
  const { activeEditionId } = await readState();
  const edition =
    ad && ad.editionId === activeEditionId
      ? await PaperEditionModel.findById(ad.editionId).lean(leanWithId)
      : null;
  return ad && proof && edition ? { ad, proof, edition } : null;
}

function replyTo({ name, email }: Settings['foundation']) {
  return email ? { replyTo: { name, address: email } } : {};
}
