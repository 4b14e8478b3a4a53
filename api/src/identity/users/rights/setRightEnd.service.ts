import { pushLogLine } from '../../../platform/audit/logLine';
import { updateAtRevision } from '../../../platform/database/updateAtRevision';
import { badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { Settings } from '../../../platform/settings/settings';
import { withoutEnded } from '../../people/endedRights';
import type { SessionUser } from '../../people/requestContext';
import { type User, UserModel } from '../../people/user.model';
import { mustBeAllowed } from '../../permissions/userRights';
import { keepingOne } from './lastHolder';
import {
  MembershipOutcome,
  type MembershipResult,
  type RightEndArgs,
  type RightEndOfSeveral,
} from './membership.type';
import { checkedEnds } from './rightEnds';
import { changeEachUser } from './severalUsers';

/**
 * Gives one right of several users the same last day, or takes the end away: each an edit of its own, with all its
 * checks. Doing so again changes nothing. @returns what became of each; who does not hold the right is refused
 */
export function setRightEnd(
  settings: Settings,
  actor: SessionUser,
  { userIds, ...end }: RightEndArgs,
): Promise<MembershipResult[]> {
  return changeEachUser(userIds, (user) => write(settings, actor, user, end));
}

async function write(
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
