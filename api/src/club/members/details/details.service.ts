import type { Mailing } from '../../../identity/mailings/mailing.model';
import { startMailing } from '../../../identity/mailings/mailing.service';
import { MailingAudience } from '../../../identity/mailings/mailingAudiences';
import type { SessionUser } from '../../../identity/people/requestContext';
import { DAY, linkGone, newLink, openedBy, visitorUrl, withLink } from '../../../identity/tokens/privateLink';
import { pushLogLine } from '../../../platform/audit/logLine';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { changedFields, logNames, pickTexts } from '../../../platform/database/recordFields';
import { updateAtRevision } from '../../../platform/database/updateAtRevision';
import { AppError } from '../../../platform/errors/appError';
import type { MailTemplate } from '../../../platform/mail/mailJob';
import type { PortalContext } from '../../../platform/portalContext';
import { getRecordAt } from '../../../platform/records/records';
import type { Settings } from '../../../platform/settings/settings';
import { ClubDelivery } from '../../club.enums';
import { clubTexts, what } from '../../club.texts';
import { mayAskAgain, readState } from '../../editions/clubState.service';
import type { ClubDetailsInput } from '../member.input';
import { type ClubContact, type ClubMember, ClubMemberModel } from '../member.model';
import { getMember, THERE } from '../member.service';
import { nameOf } from '../memberFacts';
import { contactFields } from '../memberFields';
import { searchFields, storedContact } from '../memberRules';
import type { ClubDetails, NewClubDetailsLink } from './details.type';

/** The page on which a member sees and corrects the details, without an account. */
export function detailsUrl(publicUrl: string, token: string): string {
  return visitorUrl(publicUrl, 'gegevens', token);
}

/** How long a link works: on paper somebody may come back to it a year later. */
const LIFETIME = { hand: 60 * DAY, mail: 60 * DAY, letter: 365 * DAY } as const;

/**
 * The token of a new link for a letter or a mail, beside those that were sent before; null for who is not there any
 * more. @param which more that must hold, such as the address
 */
export async function addDetailsLink(
  id: string,
  medium: 'letter' | 'mail',
  which: object = {},
): Promise<string | null> {
  const { token, link } = newLink(medium, LIFETIME[medium]);
  const { matchedCount } = await ClubMemberModel.updateOne(
    { ...which, _id: id, erased: false },
    withLink(link) as never,
    { updatePipeline: true },
  );
  return matchedCount > 0 ? token : null;
}

/** What a private link opens. @throws NOT_FOUND */
export async function readDetails(token: string): Promise<ClubDetails> {
  const [member, { approveDetails }] = await Promise.all([memberOf(token), readState()]);
  return detailsOf(member, approveDetails);
}

/**
 * A correction by the member: stored at once, or when the setting says so as a proposal that waits for approval.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when somebody else changed the details
 */
export async function correctDetails(
  token: string,
  revision: number,
  input: ClubDetailsInput,
  delivery?: ClubDelivery | null,
): Promise<ClubDetails> {
  const contact = storedContact(input);
  const [member, { approveDetails }] = await Promise.all([memberOf(token), readState()]);
  // How they like to be written to is theirs to say.
  const chosen = delivery && delivery !== member.delivery ? { delivery } : {};
  const line = (text: string) =>
    [text, ...(chosen.delivery ? [DELIVERY_LINES[chosen.delivery]] : [])].join('; ');
  const actor = { id: member.id, name: nameOf(member) };
  const after = await updateAtRevision<ClubMember>({
    model: ClubMemberModel,
    id: member.id,
    revision,
    actor,
    what: 'Je lidmaatschap',
    update: approveDetails
      ? {
          $set: { proposal: { ...contact, proposedAt: new Date() }, ...chosen },
          $push: pushLogLine(actor, line('wijziging voorgesteld')),
        }
      : {
          $set: {
            ...contact,
            ...searchFields(member.id, { ...member, ...contact }, member.formerIds),
            ...chosen,
          },
          // What they proposed before is overtaken.
          $unset: { proposal: 1 },
          $push: pushLogLine(actor, line(changedFields<ClubContact>(LOG_NAMES, member, contact))),
        },
  });
  return detailsOf(after, approveDetails);
}

/** Accepts what a member proposed. @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT when nothing waits */
export async function approveDetails(actor: SessionUser, id: string, revision: number): Promise<ClubMember> {
  const member = await withProposal(id, revision);
  const contact = pickTexts(contactFields, member.proposal);
  return updateAtRevision<ClubMember>({
    model: ClubMemberModel,
    id,
    revision,
    actor,
    what: what.member,
    update: {
      $set: { ...contact, ...searchFields(id, { ...member, ...contact }, member.formerIds) },
      $unset: { proposal: 1 },
      $push: pushLogLine(
        actor,
        `wijziging van lid goedgekeurd, ${changedFields<ClubContact>(LOG_NAMES, member, contact)}`,
      ),
    },
  });
}

/** Leaves everything as it was. @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT when nothing waits */
export async function rejectDetails(actor: SessionUser, id: string, revision: number): Promise<ClubMember> {
  await withProposal(id, revision);
  return updateAtRevision<ClubMember>({
    model: ClubMemberModel,
    id,
    revision,
    actor,
    what: what.member,
    update: { $unset: { proposal: 1 }, $push: pushLogLine(actor, 'wijziging van lid afgewezen') },
  });
}

/** Makes a new private link, shown this once; all earlier ones stop working. @throws NOT_FOUND, BAD_USER_INPUT */
export async function renewDetailsLink(
  actor: SessionUser,
  id: string,
  publicUrl: string,
): Promise<NewClubDetailsLink> {
  const { token, link } = newLink('hand', LIFETIME.hand);
  const member = await replaceLinks(id, {
    $set: { links: [link] },
    $push: pushLogLine(actor, 'privélink vernieuwd'),
  });
  return { url: detailsUrl(publicUrl, token), member };
}

/** Takes all private links of a member away. @throws NOT_FOUND, BAD_USER_INPUT */
export async function revokeDetailsLink(actor: SessionUser, id: string): Promise<ClubMember> {
  return replaceLinks(id, { $set: { links: [] }, $push: pushLogLine(actor, 'privélink ingetrokken') });
}

/**
 * Mails the private link to one member, or to all who are active and have an address, as a mailing.
 * @returns null when there is nobody @throws NOT_FOUND, BAD_USER_INPUT, CONFLICT when all were asked within the last hour
 */
export async function sendDetailsLinks(
  portal: PortalContext,
  actor: SessionUser,
  memberId: string | null | undefined,
): Promise<Mailing | null> {
  if (memberId) {
    const member = await getMember(memberId);
    if (!member.email || member.erased) throw new AppError('BAD_USER_INPUT', clubTexts.noAddress);
    return mailLinks(portal, actor, [member]);
  }
  const members = await ClubMemberModel.find({ ...THERE, active: true, email: { $ne: '' } })
    .select({ firstName: 1, lastName: 1, email: 1 })
    .sort({ _id: 1 })
    .lean(leanWithId);
  if (members.length === 0) return null;
  await mayAskAgain();
  return mailLinks(portal, actor, members);
}

function mailLinks(
  portal: PortalContext,
  actor: SessionUser,
  members: readonly Pick<ClubMember, 'id' | 'firstName' | 'lastName' | 'email'>[],
): Promise<Mailing> {
  const { name, email } = portal.settings.foundation;
  return startMailing(portal, actor, {
    ...{ audience: MailingAudience.club, title: 'Club van 111', subject: DETAILS_SUBJECT },
    ...{ senderName: name, replyTo: email, isNeeded: true, template: DETAILS_MAILING },
    recipients: members.map((member) => ({ id: member.id, name: nameOf(member), email: member.email })),
  });
}

/** The template of mailings with the private link. */
export const DETAILS_MAILING = 'clubDetailsMailing';
/** What those mails are called. */
export const DETAILS_SUBJECT = 'Kloppen je gegevens bij de Club van 111?';

const LOG_NAMES = logNames(contactFields);
const DELIVERY_LINES: Readonly<Record<ClubDelivery, string>> = {
  post: 'krijgt liever post',
  email: 'krijgt liever e-mail',
};

async function replaceLinks(id: string, update: object): Promise<ClubMember> {
  const after = await ClubMemberModel.findOneAndUpdate({ _id: id, erased: false }, update, {
    returnDocument: 'after',
    lean: leanWithId,
  });
  if (after) return after;
  await getMember(id);
  throw new AppError('BAD_USER_INPUT', clubTexts.erased);
}

/** The member whose details a private link opens. */
export const memberFilter = ({ token }: { token: string }) => ({ ...openedBy(token), ...THERE });

/** The details that a correction begins with: those that wait for approval, or those of the member. */
export const shownTo = ({ proposal, ...member }: ClubMember) => proposal ?? member;

async function memberOf(token: string): Promise<ClubMember> {
  const member = await ClubMemberModel.findOne(memberFilter({ token })).lean(leanWithId);
  if (!member) throw linkGone();
  return member;
}

async function withProposal(id: string, revision: number) {
  const member = await getRecordAt<ClubMember>(ClubMemberModel, id, revision, what.member);
  const { proposal } = member;
  if (!proposal) throw new AppError('BAD_USER_INPUT', clubTexts.noProposal);
  return { ...member, proposal };
}

function detailsOf(member: ClubMember, approval: boolean): ClubDetails {
  const { firstName, lastName, delivery = ClubDelivery.post, proposal, revision } = member;
  const contact = pickTexts(contactFields, proposal ?? member);
  return { firstName, lastName, delivery, ...contact, waiting: Boolean(proposal), approval, revision };
}

/** Asks a member to check the details; looks again, when it is sent, whether the address is still theirs. */
export function detailsTemplate({ publicUrl, foundation }: Settings): MailTemplate {
  return async ({ to, data }) => {
    const { memberId } = data as { memberId: string };
    const member = await ClubMemberModel.findOne({ _id: memberId, email: to }).lean(leanWithId);
    const token = member && (await addDetailsLink(memberId, 'mail', { email: to }));
    if (!token) return null;
    return {
      subject: DETAILS_SUBJECT,
      text: [
        `Beste ${member.firstName || member.lastName},`,
        'We willen je goed kunnen bereiken. Op deze pagina zie je wat we van je weten en kun je het verbeteren:',
        detailsUrl(publicUrl, token),
        'De link is alleen voor jou: stuur deze mail niet door. Hij werkt 60 dagen.',
        `Groeten van ${foundation.name || 'de Club van 111'}`,
      ].join('\n\n'),
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
    };
  };
}
