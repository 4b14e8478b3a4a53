import { AppError } from '../../../platform/errors/appError';
import type { User } from '../../people/user.model';
import { mustBeOpen } from '../../permissions/userRights';
import { getUser } from '../user.service';
import { MembershipOutcome, type MembershipResult } from './membership.type';

/** How often somebody else may be first at the same account. */
const ATTEMPTS = 5;

/**
 * The same change for several users, each an edit of its own: who is refused does not keep the others from it.
 * @param change of one account as it is now; its refusals (AppError) become the result of that user
 * @returns what became of each, in the order asked, each user once
 */
export async function changeEachUser(
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
