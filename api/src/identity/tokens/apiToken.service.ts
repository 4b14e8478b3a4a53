import { randomUUID } from 'node:crypto';

import { isValidObjectId } from 'mongoose';

import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { findOneAtOnce } from '../../platform/database/reading/readAtOnce';
import { ifMatched } from '../../platform/database/updateAtRevision';
import {
  daysAfter,
  isCalendarDate,
  startOfDayInAmsterdam,
  todayInAmsterdam,
} from '../../platform/dates/amsterdam';
import { badInput, type FieldErrors, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { belongsTo, withGroups } from '../catalogue/catalogue';
import type { ApiToken, CreatedApiToken } from '../people/apiToken.model';
import type { SessionUser } from '../people/requestContext';
import { PUBLIC_PART, type User, UserModel } from '../people/user.model';
import { told } from '../sessions/accountNotice.template';
import { checkCurrentPassword } from '../sessions/password/ownPassword.service';
import { hashToken, newToken } from '../sessions/session.model';
import { withCountingRights } from '../sessions/sleepingRights';
import type { CreateApiTokenInput } from './apiToken.input';

/** By which scanners of published code know a leaked one. */
const PREFIX = 'carnaval_';
const MOST = 10;
const YEAR = 366;
/** Not every request is worth a write. */
const NOTE_USE_AFTER = 5 * 60_000;

/** Whose token it is, with no more rights than the token has. */
export interface TokenHolder {
  user: SessionUser;
  tokenName: string;
}

/** Who asks with this token; null when there is none such, or not any more. In one command, two when its use is noted. */
export async function findTokenHolder(token: string, settings: Settings): Promise<TokenHolder | null> {
  const now = new Date();
  const live = { $elemMatch: { tokenHash: hashToken(token), expiresAt: { $gt: now } } };
  const { apiTokens: _all, ...publicPart } = PUBLIC_PART;
  const found = await findOneAtOnce<User>(
    UserModel as never,
    { apiTokens: live, deactivation: { $exists: false } },
    { ...publicPart, apiTokens: live },
  );
  const apiToken = found?.apiTokens[0];
  if (!found || !apiToken) return null;
  if (now.getTime() - (apiToken.usedAt?.getTime() ?? 0) > NOTE_USE_AFTER) {
    await ifMatched(UserModel.updateOne({ apiTokens: live }, { $set: { 'apiTokens.$.usedAt': now } }));
  }
  const { apiTokens: _found, ...owner } = leanWithId.transform(found);
  const user = withCountingRights(owner, settings);
  return { user: { ...user, ...rightsOf(user, apiToken), isLimited: true }, tokenName: apiToken.name };
}

/** What the owner holds now and the token may use; never the role Admin. */
function rightsOf(
  { permissions }: Pick<User, 'permissions'>,
  { permissions: general, commissions }: ApiToken,
) {
  const held = general.filter((id) => permissions.general.includes(id));
  const entries = permissions.commissions.filter((entry) => commissions.some((id) => belongsTo([entry], id)));
  return { role: undefined, permissions: { general: withGroups(held), commissions: entries } };
}

/** Somebody's tokens, newest first, those that have ended too. @throws NOT_FOUND when the account is not there */
export async function listApiTokens(userId: string): Promise<ApiToken[]> {
  const user = isValidObjectId(userId)
    ? await UserModel.findById(userId).select({ apiTokens: 1 }).lean()
    : null;
  if (!user) throw notFound('Deze gebruiker');
  return newestFirst(user.apiTokens);
}

/**
 * Makes a token for somebody's programs; its owner is told by mail.
 * @returns the token, which is not stored
 * @throws BAD_USER_INPUT at the field; a name that is in use is refused, so that one asked for twice is there once
 */
export async function createApiToken(
  { portal, ip }: { portal: PortalContext; ip: string },
  actor: SessionUser,
  { name, permissions, commissions = [], lastDay, currentPassword }: CreateApiTokenInput,
): Promise<CreatedApiToken> {
  const errors: FieldErrors = {
    ...(permissions.some((id) => !actor.permissions.general.includes(id)) && {
      permissions: texts.tokenRightNotHeld,
    }),
    ...(commissions.some((id) => !belongsTo(actor.permissions.commissions, id)) && {
      commissions: texts.tokenRightNotHeld,
    }),
    ...(!isWithinAYear(lastDay) && { lastDay: texts.tokenLastDay }),
  };
  if (Object.keys(errors).length > 0) throw badInput(errors);
  const passwordHash = await checkCurrentPassword(actor, currentPassword, ip);
  const token = PREFIX + newToken();
  const apiToken: ApiToken = {
    ...{ id: randomUUID(), name, permissions, commissions },
    tokenHash: hashToken(token),
    createdAt: new Date(),
    expiresAt: startOfDayInAmsterdam(daysAfter(lastDay, 1)),
  };
  const after = await UserModel.findOneAndUpdate(
    {
      ...{ _id: actor.id, passwordHash, 'apiTokens.name': { $ne: name } },
      [`apiTokens.${MOST - 1}`]: { $exists: false },
    },
    { $push: { apiTokens: apiToken, ...told(actor, `API-token '${name}' gemaakt`, 'tokenCreated') } },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw await whyNot(actor.id, name);
  await portal.mail.sendFrom(UserModel, actor.id);
  return { token, apiTokens: newestFirst(after.apiTokens) };
}

/**
 * Ends a token at once; nothing when it is gone already. The change log says so.
 * @returns those that are left
 * @throws NOT_FOUND when the account is not there
 */
export async function revokeApiToken(actor: SessionUser, userId: string, id: string): Promise<ApiToken[]> {
  if (!isValidObjectId(userId)) throw notFound('Deze gebruiker');
  const token = (await listApiTokens(userId)).find((one) => one.id === id);
  await ifMatched(
    UserModel.updateOne(
      { _id: userId, 'apiTokens.id': id },
      {
        $pull: { apiTokens: { id } },
        $push: pushLogLine(actor, `API-token '${token?.name ?? ''}' ingetrokken`),
      },
    ),
  );
  return listApiTokens(userId);
}

async function whyNot(userId: string, name: string) {
  const tokens = await listApiTokens(userId);
  if (tokens.some((token) => token.name === name)) return badInput({ name: texts.tokenNameTaken });
  if (tokens.length >= MOST) return badInput({ name: texts.tokensFull(MOST) });
  return badInput({ currentPassword: texts.passwordNotCurrent });
}

function isWithinAYear(day: string): boolean {
  const today = todayInAmsterdam();
  return isCalendarDate(day) && day >= today && day <= daysAfter(today, YEAR);
}

const newestFirst = (tokens: readonly ApiToken[]): ApiToken[] =>
  [...tokens].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
