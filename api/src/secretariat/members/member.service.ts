import { isChairIn } from '../../identity/catalogue/catalogue';
import { Permission } from '../../identity/catalogue/permission.enum';
import type { Mailing } from '../../identity/mailings/mailing.model';
import { mailingsOfUser, startMailing } from '../../identity/mailings/mailing.service';
import { MailingAudience } from '../../identity/mailings/mailingAudiences';
import { belongsToday, withoutEnded } from '../../identity/people/people.loaders';
import type { SessionUser } from '../../identity/people/requestContext';
import { type User, UserModel } from '../../identity/people/user.model';
import { passes } from '../../identity/permissions/allow';
import { personId } from '../../identity/search/identity.search';
import { searchedIn, SearchKind, type SearchSource } from '../../identity/search/searchSources';
import { getUser } from '../../identity/users/user.service';
import { findByWords } from '../../platform/database/reading/findByWords';
import { leanWithId } from '../../platform/database/reading/leanFind';
import type { PortalContext } from '../../platform/portalContext';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { inHtml, oneLine } from '../../platform/text/plainText';
import { calledBy, findInOwn, ownCommitteeIds } from '../ownCommittees';
import type { CommissionMember, InternalMailInput, Member } from './member.type';

/** Who is a member; external accounts are none. */
export const MEMBERS = { isExternal: { $ne: true }, deactivation: { $exists: false } } as const;

/** The members by name. */
export async function listMembers(): Promise<Member[]> {
  return UserModel.find(MEMBERS)
    .select({ name: 1, email: 1, phoneNumber: 1, adres: 1 })
    .sort({ name: 1 })
    .collation({ locale: 'nl' })
    .lean(leanWithId);
}

/** Those of a committee: its chairs first, then by name. */
export async function listCommissionMembers(commissionId: string): Promise<CommissionMember[]> {
  const users = await UserModel.find(belongsToday(commissionId))
    .select({ name: 1, email: 1, phoneNumber: 1, permissions: 1 })
    .sort({ name: 1 })
    .collation({ locale: 'nl' })
    .lean(leanWithId);
  const members = users.map(({ id, name, email, phoneNumber, permissions }) => {
    return {
      id,
      name,
      email,
      phoneNumber,
      isChair: isChairIn(withoutEnded(permissions).commissions, commissionId),
    };
  });
  return [...members.filter(({ isChair }) => isChair), ...members.filter(({ isChair }) => !isChair)];
}

/** Whether this user is in the committee. */
export async function isInCommission(userId: string, commissionId: string): Promise<boolean> {
  return (await UserModel.exists({ _id: userId, ...belongsToday(commissionId) })) !== null;
}

/** Sends a message to one user, as a mailing to them alone; a reply goes to whoever sent it. @throws NOT_FOUND, RATE_LIMITED */
export async function sendInternalMail(
  portal: PortalContext,
  actor: SessionUser,
  mail: InternalMailInput,
): Promise<Mailing> {
  const { id, name, email } = await getUser(mail.userId);
  await mailingsOfUser.count(actor.id);
  const senderName = oneLine(actor.name);
  return startMailing(portal, actor, {
    ...{ audience: MailingAudience.members, title: name, isNeeded: true },
    subject: oneLine(mail.subject),
    html: `<p>${inHtml(`Bericht van ${senderName} via de backoffice`)}</p>${cleanHtml(mail.html)}`,
    ...{ senderName, replyTo: actor.email },
    recipients: [{ id, name, email }],
  });
}

/** Members of the foundation, for who sees their list. */
export const membersFound: SearchSource = {
  key: 'members',
  kind: SearchKind.person,
  allowed: (context) => passes(context, Permission.secComlist, Permission.secLedlist),
  async find(_context, text, most) {
    const found = await findByWords<User>(
      {
        ...{ model: UserModel, there: MEMBERS, most },
        fields: ['name', 'email', 'phoneNumber', 'adres'],
      },
      text,
      'email',
    );
    return found.map(({ id, name, email, phoneNumber: phone, adres }) => ({
      ...{ id: personId(id), title: name, detail: adres || email, phone, email },
      link: searchedIn('/ledenlijst', name),
    }));
  },
};

/** Who is in a committee together with who asks. */
export const committeeMembersFound: SearchSource = {
  key: 'members of committees',
  kind: SearchKind.person,
  allowed: (context) => Promise.resolve(ownCommitteeIds(context).length > 0),
  async find(context, text, most) {
    const [own, found] = await findInOwn(context, (ids) =>
      findByWords<User>(
        {
          ...{ model: UserModel, there: { 'permissions.commissions': { $in: ids } }, most },
          fields: ['name', 'email', 'phoneNumber', 'permissions'],
        },
        text,
        'email',
      ),
    );
    return found.flatMap(({ id, name, email, phoneNumber: phone, permissions }) => {
      const { commissions } = withoutEnded(permissions);
      const shared = [...own.values()].find((commission) => commissions.includes(commission.id));
      if (!shared) return [];
      const role = isChairIn(commissions, shared.id) ? 'Voorzitter' : 'Lid';
      return {
        ...{ id: personId(id), title: name, detail: `${role} ${calledBy(shared)}`, phone, email },
        link: `/commissies/${shared.id}?tab=leden`,
      };
    });
  },
};
