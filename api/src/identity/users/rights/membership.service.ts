import { pushLogLine } from '../../../platform/audit/logLine';
import { updateAtRevision } from '../../../platform/database/updateAtRevision';
import { badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { Settings } from '../../../platform/settings/settings';
import { chairEntry } from '../../catalogue/commissionPermission';
import { isActiveCommission } from '../../commissions/commission.service';
import { withoutEnded } from '../../people/endedRights';
import type { SessionUser } from '../../people/requestContext';
import { type User, UserModel } from '../../people/user.model';
import { mustBeAllowed } from '../../permissions/userRights';
import { type MembershipArgs, MembershipOutcome, type MembershipResult } from './membership.type';
import { changeEachUser } from './severalUsers';

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
