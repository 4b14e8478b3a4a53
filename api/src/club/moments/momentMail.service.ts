import encodeQR from 'qr';

import { MailingModel } from '../../identity/mailings/mailing.model';
import { mailingsOfUser, startMailing } from '../../identity/mailings/mailing.service';
import { mailingOf } from '../../identity/mailings/mailing.template';
import { MailingAudience } from '../../identity/mailings/mailingAudiences';
import type { SessionUser } from '../../identity/people/requestContext';
import { isAnyDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import type { MailContent, MailTemplate } from '../../platform/mail/mailJob';
import { modulesPng } from '../../platform/pictures/png';
import type { PortalContext } from '../../platform/portalContext';
import { getRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import { inHtml } from '../../platform/text/plainText';
import { clubTexts, what } from '../club.texts';
import { getEdition } from '../editions/edition.service';
import { addDetailsLink, detailsUrl } from '../members/details/details.service';
import { jointName, jointSalutation } from '../members/households/householdNames';
import type { ClubMember } from '../members/member.model';
import { nameOf } from '../members/memberFacts';
import { fixedAddressees, letterKey, mailedOf } from './addressees';
import { type ClubContactMoment, ClubContactMomentModel, type ClubMomentMail } from './contactMoment.model';
import { cardsOf, CLUB, type LetterContent, paymentOf, sumOf, withFields } from './letterContent';
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

/** Of the picture with the code to pay by. */
const CODE_ID = 'betaalcode';

/** A line of a mail, or several that belong together. */
type Part = string | { lines: readonly string[]; heading?: string; link?: string };

/** A letter of the club as a mail: the same text, the payment as link and code (docs/domain/club.md, C100). */
function letterMail(content: LetterContent): MailContent {
  const { foundation, moment, members, year, detailsUrls } = content;
  const amount = sumOf(content);
  const payment = paymentOf(content);
  const cards = cardsOf(content);
  const cardPart: Part[] = cards ? [{ heading: cards.heading, lines: [cards.text] }] : [];
  const hasModule = moment.letter.some(({ type }) => type === 'paymentModule');
  const filled = (text: string) => withFields(text, members, year, amount).trim();
  const parts: Part[] = [
    jointSalutation(members),
    ...moment.letter.flatMap(({ type, text }): Part[] => {
      if (type !== 'paymentModule') return paragraphsOf(filled(text));
      const link = payment.how.find(({ isLink }) => isLink)?.text;
      const how = payment.how.filter(({ isLink }) => !isLink).map((one) => one.text);
      const lines = [...payment.shares, ...paragraphsOf(filled(text)), ...how];
      return [{ heading: payment.heading, lines, link }, ...cardPart];
    }),
    ...(hasModule ? [] : cardPart),
    { lines: ['Met carnavaleske groet,', `${CLUB}, ${foundation.name}`] },
    ...members.flatMap((member, at): Part[] => {
      const url = detailsUrls[at];
      if (!url) return [];
      const heading =
        members.length > 1 ? `${nameOf(member)}, kloppen je gegevens nog?` : 'Kloppen je gegevens nog?';
      const line = `Bekijk en verbeter je adres, e-mail en telefoon, en of je liever post of e-mail krijgt. Je lidnummer is ${member.id}.`;
      return [{ heading, lines: [line], link: url }];
    }),
    'De links in deze mail zijn alleen voor jou: stuur hem niet door.',
  ];
  const code = hasModule ? payment.code : undefined;
  return {
    subject: moment.title,
    senderName: CLUB,
    ...(foundation.email && { replyTo: { name: CLUB, address: foundation.email } }),
    text: parts.map(asText).join('\n\n'),
    html: parts
      .map((part) => asHtml(part, part === codePart(parts, payment.heading) ? code?.description : undefined))
      .join(''),
    ...(code && {
      attachments: [
        {
          filename: 'betaalcode.png',
          content: modulesPng(encodeQR(code.text, 'raw', { ecc: 'medium', border: 2 }), 4),
          contentType: 'image/png',
          cid: CODE_ID,
        },
      ],
    }),
  };
}

/** The part below which the code stands. */
function codePart(parts: readonly Part[], heading: string): Part | undefined {
  return parts.find((part) => typeof part !== 'string' && part.heading === heading);
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim());
}

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  return [part.heading, ...part.lines, part.link].filter(Boolean).join('\n');
}

/** @param code what the picture with the code is, when it stands below this part */
function asHtml(part: Part, code?: string): string {
  const lines = (text: string) => inHtml(text).replaceAll('\n', '<br>');
  if (typeof part === 'string') return `<p>${lines(part)}</p>`;
  const { heading, link } = part;
  return [
    heading && `<p><strong>${lines(heading)}</strong></p>`,
    ...part.lines.map((line) => `<p>${lines(line)}</p>`),
    link && `<p><a href="${inHtml(link)}">${inHtml(link)}</a></p>`,
    code && `<p><img src="cid:${CODE_ID}" alt="${inHtml(code)}" width="160" height="160"></p>`,
  ]
    .filter(Boolean)
    .join('');
}
