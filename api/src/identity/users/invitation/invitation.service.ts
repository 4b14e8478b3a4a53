import DataLoader from 'dataloader';
import { isValidObjectId } from 'mongoose';

import { pushLogLine } from '../../../platform/audit/logLine';
import { type Columns, leanWithId } from '../../../platform/database/reading/leanFind';
import { ifMatched } from '../../../platform/database/updateAtRevision';
import { AppError, notFound } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { Moving } from '../../../platform/moving/moving';
import type { OldField } from '../../../platform/moving/oldField';
import type { PortalContext } from '../../../platform/portalContext';
import { mailsIn, type NewMail } from '../../../platform/records/pendingMails';
import { type MaybePromise, perRequest } from '../../../platform/schema/allow';
import { counted } from '../../../platform/text/inDutch';
import { searchable } from '../../../platform/text/plainText';
import { Permission } from '../../catalogue/permission.enum';
import { WaitingKind } from '../../home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../home/homeSources';
import type { RequestContext, SessionUser } from '../../people/requestContext';
import { type Invitation, PUBLIC_PART, type User, UserModel } from '../../people/user.model';
import { passes } from '../../permissions/allow';
import { mustBeOpen, mustBeTouchable } from '../../permissions/userRights';
import { hashToken, newToken } from '../../sessions/session.model';
import { type InvitationOfUser, InvitationState } from './invitation.type';

const LIFETIME = 7 * 24 * 3_600_000;
/** Of who has no password yet, and an account that is not closed. */
export const NO_PASSWORD = { passwordHash: { $exists: false }, deactivation: { $exists: false } } as const;

/** An invitation of now, as it is stored; its link is made with its mail. */
export function newInvitation(): Invitation {
  return { expiresAt: new Date(Date.now() + LIFETIME), withdrawn: false };
}

/** The mail with the link. */
export function invitationMail({ id, email }: Pick<User, 'id' | 'email'>): NewMail {
  return { template: 'invitation', to: email, data: { userId: id } };
}

/**
 * Invites somebody who has no password yet, again if need be: an older link stops working at once.
 * @throws BAD_USER_INPUT when there is a password, FORBIDDEN for an Admin's, NOT_FOUND
 */
export async function sendInvitation(portal: PortalContext, actor: SessionUser, id: string): Promise<User> {
  const user = await changeInvitation(actor, id, (email) => ({
    $set: { invitation: newInvitation() },
    $push: {
      ...pushLogLine(actor, 'uitnodiging verstuurd'),
      ...mailsIn(invitationMail({ id, email })),
    },
  }));
  await portal.mail.sendFrom(UserModel, id);
  return user;
}

/**
 * Takes an invitation back: no link that was mailed works any more. Nothing when that was done already.
 * @throws BAD_USER_INPUT when there is a password, FORBIDDEN for an Admin's, NOT_FOUND
 */
export async function revokeInvitation(actor: SessionUser, id: string): Promise<User> {
  return changeInvitation(
    actor,
    id,
    () => ({
      $set: { invitation: { expiresAt: new Date(), withdrawn: true } },
      $unset: { passwordReset: 1 },
      $push: pushLogLine(actor, 'uitnodiging ingetrokken'),
    }),
    { 'invitation.withdrawn': { $ne: true } },
  );
}

/**
 * The secret of the link of an invitation, valid for 7 days from now; an earlier one stops working.
 * @returns null when it was taken back, used, or the address is another one by now
 */
export async function createInvitationToken(
  userId: string,
  email: string,
): Promise<{ token: string; name: string } | null> {
  const token = newToken();
  const user = await UserModel.findOneAndUpdate(
    { ...NO_PASSWORD, _id: userId, email, 'invitation.withdrawn': false },
    {
      $set: {
        'invitation.tokenHash': hashToken(token),
        'invitation.expiresAt': new Date(Date.now() + LIFETIME),
      },
    },
  ).lean(leanWithId);
  return user ? { token, name: user.name } : null;
}

/** The column that the database computes of an account: who has to choose a password yet. The password's hash is not read for it. */
export const AWAITS_PASSWORD = 'awaitsPassword';
const awaitsPassword = {
  $and: ['$passwordHash', '$deactivation'].map((column) => ({ $eq: [{ $type: column }, 'missing'] })),
};

/** The same columns, with how to compute that one where it is asked for. */
export function withAwaitsPassword(columns: Columns | undefined): Columns | undefined {
  return columns?.[AWAITS_PASSWORD] ? { ...columns, [AWAITS_PASSWORD]: awaitsPassword } : columns;
}

/** How it stands with somebody's invitation, or null for who has a password. */
export function invitationOf(
  user: User & { [AWAITS_PASSWORD]?: boolean },
  context: RequestContext,
): MaybePromise<InvitationOfUser | null> {
  const { [AWAITS_PASSWORD]: isAwaited, invitation } = user;
  // An account that was read as a whole, such as after a change.
  if (isAwaited === undefined) return invitationLoader(context).load(user.id);
  return isAwaited ? stateOf(invitation) : null;
}

/** By the id of a user, of this request. */
const invitationLoader = perRequest(
  () =>
    new DataLoader<string, InvitationOfUser | null>(async (ids) => {
      const users = await UserModel.find({ ...NO_PASSWORD, _id: { $in: ids } })
        .select({ invitation: 1 })
        .lean(leanWithId);
      const byId = new Map(users.map(({ id, invitation }) => [id, stateOf(invitation)]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

function stateOf(invitation: Invitation | undefined): InvitationOfUser {
  if (!invitation) return { state: InvitationState.none, expiresAt: null };
  if (invitation.withdrawn) return { state: InvitationState.withdrawn, expiresAt: null };
  const { expiresAt } = invitation;
  return { state: expiresAt > new Date() ? InvitationState.sent : InvitationState.expired, expiresAt };
}

/** Changes the invitation of somebody without a password who fits the condition; of somebody else nothing. */
async function changeInvitation(
  actor: SessionUser,
  id: string,
  update: (email: string) => Record<string, unknown>,
  condition: Record<string, unknown> = {},
): Promise<User> {
  if (!isValidObjectId(id)) throw notFound('Deze gebruiker');
  const account = await UserModel.findById(id)
    .select({ email: 1, role: 1, deactivation: 1 })
    .lean(leanWithId);
  if (account) mustBeTouchable(actor, account);
  if (account) mustBeOpen(account);
  if (account) {
    const same = { _id: id, email: account.email };
    await ifMatched(UserModel.updateOne({ ...NO_PASSWORD, ...condition, ...same }, update(account.email)));
  }
  const user = await UserModel.findOne({ ...NO_PASSWORD, _id: id })
    .select(PUBLIC_PART)
    .lean(leanWithId);
  if (user) return user;
  if (await UserModel.exists({ _id: id })) throw new AppError('BAD_USER_INPUT', texts.hasPassword);
  throw notFound('Deze gebruiker');
}

const NEVER_IN = { passwordHash: { $exists: false }, deactivation: { $exists: false } } as const;

/**
 * Invites those who came from the old system and have no password and no invitation yet; safe to repeat: nobody gets two
 * mails. @returns how many mails were put in the outbox now
 */
export async function inviteMoved(
  portal: Pick<PortalContext, 'mail'>,
  userIds: readonly string[],
): Promise<number> {
  const ours = { ...NEVER_IN, _id: { $in: userIds } };
  const { modifiedCount } = await UserModel.updateMany(
    { ...ours, invitation: { $exists: false } },
    { $set: { invitation: newInvitation() } },
  );
  // Those of a run that was cut off before its mails too.
  const waiting = await UserModel.find({
    ...ours,
    'invitation.withdrawn': false,
    'invitation.tokenHash': { $exists: false },
  }).lean(leanWithId);
  for (const user of waiting) await portal.mail.enqueueOnce(`moved in ${user.id}`, invitationMail(user));
  return modifiedCount;
}

type Person = Readonly<{ _id: unknown; name?: string; email?: string }>;

/**
 * The account of the person whom the old system names by name; a correction names them by e-mail address. Nobody, or two
 * of one name, is asked. @returns null when there is none
 */
export function personIn(field: OldField, moving: Moving): string | null {
  if (field.isMissing) return null;
  const named = peopleCalled(field.text(), moving);
  const [one, ...others] = named;
  if (one && others.length === 0) return String(one._id);
  field.fault(
    one
      ? `${named.length} gebruikers heten zo: vul het e-mailadres in (${named.map(({ email }) => email).join(', ')}), of -`
      : 'geen gebruiker heet zo: vul het e-mailadres van een gebruiker in, of -',
  );
  return null;
}

/** The same of who once made or wrote something: without doubts, undefined when it is not certain who that was. */
export function makerCalled(nameOrMail: string, moving: Moving): string | undefined {
  const [one, ...others] = peopleCalled(nameOrMail, moving);
  return one && others.length === 0 ? String(one._id) : undefined;
}

function peopleCalled(nameOrMail: string, moving: Moving): readonly Person[] {
  const asked = searchable(nameOrMail);
  if (asked === '') return [];
  return (moving.of(UserModel) as readonly Person[]).filter(
    ({ _id, name = '', email }) => email === asked || searchable(name) === asked || String(_id) === asked,
  );
}

const DAY = 24 * 3_600_000;
/** Days before it ends that an invitation is told, and after. */
const BEFORE = 2;
const AFTER = 30;

/** Invitations that were not used and end, or ended, for who keeps the accounts: invite again, or withdraw. */
export const invitationsWaiting: HomeSource<Waiting> = {
  key: 'invitations',
  async of(context) {
    if (!(await passes(context, Permission.secGebruikers))) return [];
    const expiresAt = { $gte: new Date(Date.now() - AFTER * DAY), $lt: new Date(Date.now() + BEFORE * DAY) };
    const count = await UserModel.countDocuments({
      ...{ ...NO_PASSWORD, 'invitation.expiresAt': expiresAt, 'invitation.withdrawn': false },
    });
    if (count === 0) return [];
    return [
      {
        ...{ id: 'invitations', kind: WaitingKind.member, count, urgency: Urgency.sometime },
        title: `${counted(count, 'uitnodiging', 'uitnodigingen')} niet gebruikt`,
        detail: 'Verlopen, of binnen twee dagen',
        ...{ link: '/gebruikers', actionLabel: 'Bekijken' },
      },
    ];
  },
};
