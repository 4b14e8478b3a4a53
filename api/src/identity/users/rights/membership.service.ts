import { pushLogLine } from '../../../platform/audit/logLine';
import { updateAtRevision } from '../../../platform/database/updateAtRevision';
import { badInput, AppError } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { Settings } from '../../../platform/settings/settings';
import { chairEntry } from '../../catalogue/catalogue';
import { isActiveCommission } from '../../commissions/commission.service';
import { withoutEnded } from '../../people/people.loaders';
import type { SessionUser } from '../../people/requestContext';
import { type User, UserModel } from '../../people/user.model';
import { mustBeAllowed, mustBeOpen } from '../../permissions/userRights';
import { getUser } from '../user.service';
import { keepingOne } from './lastHolder';
import {
  checkedEnds,
  type MembershipArgs,
  MembershipOutcome,
  type MembershipResult,
  type RightEndArgs,
  type RightEndOfSeveral,
} from './membership.type';

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
  return changeEachUser(userIds, (user) => write(settings, actor, user, change));
}

async function write(
  settings: Settings,
  actor: SessionUser,
  user: User,
  { commissionId, isMember }: Change,
): Promise<MembershipOutcome> {
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

/**
 * Gives one right of several users the same last day, or takes the end away: each an edit of its own, with all its
 * checks. Doing so again changes nothing. @returns what became of each; who does not hold the right is refused
 */
export function setRightEnd(
  settings: Settings,
  actor: SessionUser,
  { userIds, ...end }: RightEndArgs,
): Promise<MembershipResult[]> {
  return changeEachUser(userIds, (user) => writeEnd(settings, actor, user, end));
}

async function writeEnd(
  settings: Settings,
  actor: SessionUser,
  user: User,
  { right, lastDay }: RightEndOfSeveral,
): Promise<MembershipOutcome> {
  const { id, email, revision, role } = user;
  const held = withoutEnded(user.permissions);
  const before = held.ends ?? [];
  if (![...held.general, ...held.commissions].includes(right)) throw badInput({ right: texts.rightNotHeld });
  if (before.find((end) => end.right === right)?.lastDay === (lastDay ?? undefined))
    return MembershipOutcome.unchanged;
  const others = before.filter((end) => end.right !== right);
  const ends = checkedEnds(held, lastDay ? [...others, { right, lastDay }] : others, before);
  const permissions = { ...held, ends };
  mustBeAllowed(actor, user, { email, permissions }, settings);
  await keepingOne(id, user, { role, permissions }, () =>
    updateAtRevision<User>({
      model: UserModel,
      id,
      revision,
      actor,
      what: 'Deze gebruiker',
      update: {
        $set: { 'permissions.ends': ends },
        $push: pushLogLine(actor, 'einddatums gewijzigd'),
      },
    }),
  );
  return MembershipOutcome.changed;
}

/** How often somebody else may be first at the same account. */
const ATTEMPTS = 5;

/**
 * The same change for several users, each an edit of its own: who is refused does not keep the others from it.
 * @param change of one account as it is now; its refusals (AppError) become the result of that user
 * @returns what became of each, in the order asked, each user once
 */
async function changeEachUser(
  userIds: readonly string[],
  change: (user: User) => Promise<MembershipOutcome>,
): Promise<MembershipResult[]> {
  const results: MembershipResult[] = [];
  for (const userId of new Set(userIds)) results.push(await changeOne(userId, change));
  return results;
}

async function changeOne(
  userId: string,
  change: (user: User) => Promise<MembershipOutcome>,
): Promise<MembershipResult> {
  let name = '';
  for (let attempt = 1; ; attempt += 1) {
    try {
      const user = await getUser(userId);
      ({ name } = user);
      mustBeOpen(user);
      return { userId, name, outcome: await change(user), reason: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Somebody edited it in between: what is asked here fits the newer one as well.
      if (error.extensions.code === 'CONFLICT' && attempt < ATTEMPTS) continue;
      return { userId, name, outcome: MembershipOutcome.refused, reason: error.message };
    }
  }
}
