import { pushLogLine } from '../../../platform/audit/logLine';
import { staleOrGone, updateAtRevision } from '../../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import { itemsOf } from '../../../platform/extensionPoint';
import { logError } from '../../../platform/log/logger';
import type { PortalContext } from '../../../platform/portalContext';
import { commissionIdsOf } from '../../catalogue/catalogue';
import type { SessionUser } from '../../people/requestContext';
import { type User, UserModel, type UserPermissions } from '../../people/user.model';
import { mustBeAllowed, mustBeMeant, mustBeTouchable } from '../../permissions/userRights';
import { SessionEnd } from '../../sessions/session.model';
import { rememberEnd } from '../../sessions/session.service';
import { keepingOne } from '../rights/lastHolder';
import { getUser } from '../user.service';
import {
  type Deactivated,
  dutySources,
  type HandOverInput,
  type NotHandedOver,
  type UserDuty,
  type UserReturn,
} from './duty';

const WHAT = 'Deze gebruiker';
const NO_RIGHTS: UserPermissions = { general: [], commissions: [] };
/** Everything by which somebody gets in; the password stays for who comes back, and lets nobody in until then. */
const WAYS_IN = {
  ...{ passwordReset: 1, emailChange: 1, invitation: 1 },
  ...{ authenticator: 1, newAuthenticator: 1, passkeys: 1 },
} as const;

/** What hangs on a person, by kind; kinds of which there is nothing are left out. @throws NOT_FOUND */
export async function dutiesOf({ extensions }: PortalContext, userId: string): Promise<UserDuty[]> {
  const user = await getUser(userId);
  const all = await Promise.all(
    itemsOf(dutySources, extensions).map(async ({ key, title, otherwise, of, handOver }) => {
      const { items, candidates } = await of(user);
      const others = candidates.filter(({ id }) => id !== user.id);
      const isHandedOver = handOver !== undefined;
      return { key, title, otherwise, isHandedOver, items, count: items.length, candidates: others };
    }),
  );
  return all.filter(({ count }) => count > 0);
}

/**
 * What was somebody's before the account was closed, and is nobody's since, by kind: what {@link reactivateUser} can give back.
 * Nothing of an account that is open. @throws NOT_FOUND
 */
export async function returnsOf({ extensions }: PortalContext, userId: string): Promise<UserReturn[]> {
  const user = await getUser(userId);
  if (!user.deactivation || user.anonymised) return [];
  const all = await Promise.all(
    itemsOf(dutySources, extensions).map(async ({ key, title, free }) => {
      const items = (await free?.(user)) ?? [];
      return { key, title, items, count: items.length };
    }),
  );
  return all.filter(({ count }) => count > 0);
}

/**
 * Closes an account: nobody gets in any more, and its rights are taken away but remembered, in one write. Then what hangs
 * on it is handed over, each kind by itself. Sent again it only hands over what is left.
 * @throws BAD_USER_INPUT for oneself, the last one and what only an Admin takes; FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function deactivateUser(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  handOver: readonly HandOverInput[],
): Promise<Deactivated> {
  if (actor.id === id) throw new AppError('BAD_USER_INPUT', texts.deactivateSelf);
  const current = await getUser(id);
  mustBeTouchable(actor, current);
  const known = itemsOf(dutySources, portal.extensions).map(({ key }) => key);
  if (handOver.some(({ key, to }) => !known.includes(key) || to === id))
    throw badInput({ handOver: texts.handOverUnknown });
  const user = current.deactivation ? current : await close(portal, actor, current, revision);
  const notHandedOver: NotHandedOver[] = [];
  for (const { key, title, handOver: give } of itemsOf(dutySources, portal.extensions)) {
    const asked = handOver.find((one) => one.key === key);
    if (!asked || !give) continue;
    try {
      await give(portal, actor, user, asked.to || null);
    } catch (error) {
      // The account is closed and the other kinds go on: what is left is told.
      if (!(error instanceof AppError)) logError(error, `duties not handed over: ${key}`);
      notHandedOver.push({ title, reason: error instanceof AppError ? error.message : texts.internal });
    }
  }
  return { user, notHandedOver };
}

async function close(
  { settings }: PortalContext,
  actor: SessionUser,
  current: User,
  revision: number,
): Promise<User> {
  const { id, email, permissions } = current;
  if (current.revision !== revision) throw await staleOrGone(UserModel, id, WHAT);
  mustBeAllowed(actor, current, { email, permissions: NO_RIGHTS }, settings);
  // Only for the text that tells why a session ended.
  const before = await UserModel.findById(id).select({ sessions: 1 }).lean();
  await keepingOne(id, current, null, () =>
    updateAtRevision<User>({
      ...{ model: UserModel, id, revision, actor, what: WHAT },
      update: {
        $set: {
          deactivation: { at: new Date(), byName: actor.name, permissions },
          permissions: NO_RIGHTS,
          ...{ sessions: [], apiTokens: [] },
        },
        $unset: { ...WAYS_IN, role: 1 },
        $push: pushLogLine(actor, 'account gedeactiveerd'),
      },
    }),
  );
  await rememberEnd(before?.sessions ?? [], SessionEnd.deactivated);
  return getUser(id);
}

/**
 * Opens a closed account again, with the rights it had; who chaired a committee comes back as its member, and an Admin
 * as none. Nothing when it is open.
 * @param wish.isConfirmed that an external account may have what is normally for members @param wish.giveBack the kinds of
 *   what nobody has since that become theirs again @throws BAD_USER_INPUT for what only an Admin gives, also of what is given
 *   back once the account is open; NOT_FOUND, CONFLICT
 */
export async function reactivateUser(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  { isConfirmed, giveBack }: { isConfirmed: boolean; giveBack: readonly string[] },
): Promise<User> {
  const { settings, extensions } = portal;
  const current = await getUser(id);
  if (!current.deactivation) return current;
  if (current.anonymised) throw new AppError('BAD_USER_INPUT', texts.anonymised);
  const { general, commissions, ends = [] } = current.deactivation.permissions;
  const members = commissionIdsOf(commissions);
  const permissions: UserPermissions = {
    general,
    commissions: members,
    ends: ends.filter(({ right }) => [...general, ...members].includes(right as never)),
  };
  mustBeAllowed(actor, current, { email: current.email, permissions }, settings);
  mustBeMeant(current, { ...current, permissions }, isConfirmed);
  await keepingOne(id, current, { permissions }, () =>
    updateAtRevision<User>({
      ...{ model: UserModel, id, revision, actor, what: WHAT },
      update: {
        $set: { permissions },
        $unset: { deactivation: 1 },
        $push: pushLogLine(actor, 'account weer geactiveerd'),
      },
    }),
  );
  for (const source of itemsOf(dutySources, extensions))
    if (giveBack.includes(source.key)) await source.giveBack?.(portal, actor, current);
  return getUser(id);
}
