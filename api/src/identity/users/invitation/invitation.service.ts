import DataLoader from 'dataloader';
import { isValidObjectId } from 'mongoose';

import { pushLogLine } from '../../../platform/audit/logLine';
import { ifMatched } from '../../../platform/database/matched';
import type { Columns } from '../../../platform/database/reading/columns';
import { leanWithId } from '../../../platform/database/reading/leanWithId';
import { AppError, notFound } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { PortalContext } from '../../../platform/portalContext';
import { mailsIn, type NewMail } from '../../../platform/records/pendingMails';
import { type MaybePromise, perRequest } from '../../../platform/schema/perRequest';
import type { RequestContext, SessionUser } from '../../people/requestContext';
import { type Invitation, PUBLIC_PART, type User, UserModel } from '../../people/user.model';
import { mustBeOpen, mustBeTouchable } from '../../permissions/userRights';
import { hashToken, newToken } from '../../sessions/token';
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
