import { MailingAudience } from '../../identity/mailings/mailing.enums';
import { MailingModel } from '../../identity/mailings/mailing.model';
import { mailingsOfUser, startMailing } from '../../identity/mailings/mailing.service';
import { mailingOf } from '../../identity/mailings/mailing.template';
import type { SessionUser } from '../../identity/people/requestContext';
import { isAnyDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import { getRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import { clubTexts, what } from '../club.texts';
import { getEdition } from '../editions/edition.service';
import { addDetailsLink, detailsUrl } from '../members/details/details.service';
import { jointName } from '../members/households/householdNames';
import type { ClubMember } from '../members/member.model';
import { fixedAddressees, letterKey, mailedOf } from './addressees';
import { type ClubContactMoment, ClubContactMomentModel, type ClubMomentMail } from './contactMoment.model';
import { CLUB } from './letterContent';
import { letterMail } from './letterMail';
import { billedBy, exampleParts, partsOf, readAddressed, sharedOf } from './letters.service';

/** The template of the mails of contact moments. */
export const MOMENT_MAIL = 'clubMoment';
/** The same to who sends it, before it is sent. */
export const MOMENT_TEST = 'clubMomentTest';

/**
 * Sends the letters of a moment that go by mail, as a mailing that is known by the run: once its letters on paper are there.
 * Safe to repeat.
 */
export async function mailMoment(portal: PortalContext, moment: ClubContactMoment): Promise<void> {
  const { id, workId, title, parent, mailKeys = [], begunBy = '' } = moment;
  if (mailKeys.length === 0 || !workId) return;
  const addressees = fixedAddressees(moment).filter((one) => mailKeys.includes(letterKey(one)));
  const to = new Map((await mailedOf(addressees)).map(({ key, email }) => [key, email]));
  const members = await readAddressed(addressees.flatMap(({ memberIds }) => [...memberIds]));
  const actor = { id: begunBy, name: CLUB };
  const mailing = {
    ...{ id: workId, audience: MailingAudience.club, title: `${CLUB}, ${parent}`, subject: title },
    ...{ senderName: CLUB, replyTo: portal.settings.foundation.email, isNeeded: true },
    ...{ template: MOMENT_MAIL, about: id },
    recipients: addressees.map((addressee) => {
      const key = letterKey(addressee);
      const named = addressee.memberIds.flatMap((one) => members.get(one) ?? []);
      return { id: key, name: jointName(named), email: to.get(key) ?? '' };
    }),
  };
  await startMailing(portal, actor, mailing).catch((error: unknown) => {
    // This step was done before.
    if (!isAnyDuplicateKey(error)) throw error;
  });
}

/** The mail of a moment to one member or household; none when it is gone, or all of them paid what alone it asks. */
export function momentMailTemplate(settings: Settings): MailTemplate {
  return mailingOf(settings, async (mailing, { key }) => {
    const moment = await ClubContactMomentModel.findById(mailing.about).lean(leanWithId);
    if (!moment || moment.workId !== mailing.id) return null;
    const ids = fixedAddressees(moment).find((one) => letterKey(one) === key)?.memberIds ?? [];
    const members = await readAddressed(ids);
    const to = ids.flatMap((id) => members.get(id) ?? []);
    const edition = await getEdition(moment.editionId);
    const year = Number(edition.title);
    const hasPaid = ({ payments }: ClubMember) => payments.some((payment) => payment.year === year);
    if (to.length === 0 || (!moment.allMembers && to.every(hasPaid))) return null;
    const contribution = billedBy({ moment, edition });
    const links = await Promise.all(to.map(({ id }) => addDetailsLink(id, 'mail')));
    return letterMail({
      ...sharedOf(settings, moment, { edition, date: todayInAmsterdam(), contribution }),
      ...(await partsOf(settings, { moment, edition }, to, key)),
      detailsUrls: links.map((token) => (token ? detailsUrl(settings.publicUrl, token) : '')),
    });
  });
}

/** Mails a moment to oneself, as an example member would get it. @returns the address @throws NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED */
export async function testMoment(portal: PortalContext, actor: SessionUser, id: string): Promise<string> {
  const { letter } = await getRecord<ClubContactMoment>(ClubContactMomentModel, id, what.moment);
  if (letter.length === 0) throw new AppError('BAD_USER_INPUT', clubTexts.emptyLetter);
  await mailingsOfUser.count(actor.id);
  await portal.mail.enqueue({ template: MOMENT_TEST, to: actor.email, data: { momentId: id } });
  return actor.email;
}

/** That mail. */
export function momentTestTemplate(settings: Settings): MailTemplate {
  return async ({ data }) => {
    const { momentId } = data as { momentId: string };
    const moment = await ClubContactMomentModel.findById(momentId).lean(leanWithId);
    if (!moment) return null;
    const edition = await getEdition(moment.editionId);
    const { contribution } = edition;
    const mail = letterMail({
      ...sharedOf(settings, moment, { edition, date: todayInAmsterdam(), contribution }),
      ...exampleParts(settings, edition),
    });
    return { ...mail, subject: `Test: ${mail.subject}` };
  };
}

/** The mails of a moment: what became of each, and whether all it is to paid the edition. */
export async function mailsOf({ workId, parent, ...moment }: ClubContactMoment): Promise<ClubMomentMail[]> {
  const mailing = workId ? await MailingModel.findById(workId).lean(leanWithId) : null;
  if (!mailing) return [];
  const addressees = new Map(fixedAddressees(moment).map((one) => [letterKey(one), one.memberIds]));
  const members = await readAddressed([...addressees.values()].flat());
  const year = Number(parent);
  return mailing.recipients.map(({ key, name, email, delivery, reason }) => {
    const to = (addressees.get(key) ?? []).flatMap((id) => members.get(id) ?? []);
    const isPaid = to.length > 0 && to.every(({ payments }) => payments.some((one) => one.year === year));
    return { key, name, email, delivery, reason, isPaid };
  });
}
