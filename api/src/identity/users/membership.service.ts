import { pushLogLine } from '../../platform/audit/logLine';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { Settings } from '../../platform/settings/settings';
import { isActiveCommission } from '../commissions/commission.service';
import { chairEntry } from '../permissions/commissionPermission';
import { withoutEnded } from '../permissions/endedRights';
import type { SessionUser } from '../sessions/requestContext';
import { type MembershipArgs, MembershipOutcome, type MembershipResult } from './membership.type';
import { type User, UserModel } from './user.model';
import { getUser } from './user.service';
import { mustBeAllowed, mustBeOpen } from './userRights';

/** How often somebody else may be first at the same account. */
const ATTEMPTS = 5;

type Change = Pick<MembershipArgs, 'commissionId' | 'isMember'>;

/**
 * Takes several users into a committee, or out of it: each an edit of its own, with all its checks. Doing so again
 * changes nothing. @returns what became of each @throws BAD_USER_INPUT for a committee that is not there
 */
export async function changeMembership(
  settings: Settings,
  actor: SessionUser,
  { userIds, ...change }: MembershipArgs,
): Promise<MembershipResult[]> {
  if (!(await isActiveCommission(change.commissionId)))
    throw badInput({ commissionId: texts.unknownCommission });
  const results: MembershipResult[] = [];
  for (const userId of new Set(userIds)) results.push(await changeOne(settings, actor, userId, change));
  return results;
}

async function changeOne(
  settings: Settings,
  actor: SessionUser,
  userId: string,
  change: Change,
): Promise<MembershipResult> {
  let name = '';
  for (let attempt = 1; ; attempt += 1) {
    try {
      const user = await getUser(userId);
      ({ name } = user);
      const outcome = await write(settings, actor, user, change);
      return { userId, name, outcome, reason: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Somebody edited it in between: what is asked here fits the newer one as well.
      if (error.extensions.code === 'CONFLICT' && attempt < ATTEMPTS) continue;
      return { userId, name, outcome: MembershipOutcome.refused, reason: error.message };
    }
  }
}

async function write(
  settings: Settings,
  actor: SessionUser,
  user: User,
  { commissionId, isMember }: Change,
): Promise<MembershipOutcome> {
  mustBeOpen(user);
  const { id, email, revision, permissions } = user;
  const entries = [commissionId, chairEntry(commissionId)];
  const isThere = withoutEnded(permissions).commissions.some((entry) => entries.includes(entry));
  if (isThere === isMember) return MembershipOutcome.unchanged;
  const others = permissions.commissions.filter((entry) => !entries.includes(entry));
  const commissions = isMember ? [...others, commissionId] : others;
  // An end of before is none of a new membership.
  const ends = permissions.ends?.filter(({ right }) => !entries.includes(right));
  mustBeAllowed(actor, user, { email, permissions: { ...permissions, commissions, ends } }, settings);
  await updateAtRevision<User>({
    model: UserModel,
    id,
    revision,
    actor,
    what: 'Deze gebruiker',
    update: {
      $set: { 'permissions.commissions': commissions, ...(ends && { 'permissions.ends': ends }) },
      $push: pushLogLine(actor, 'commissies gewijzigd'),
    },
  });
  return MembershipOutcome.changed;
}
