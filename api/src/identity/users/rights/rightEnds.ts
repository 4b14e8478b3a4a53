import { todayInAmsterdam } from '../../../platform/dates/amsterdam';
import { badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import { isGroup } from '../../catalogue/catalogue';
import type { UserPermissions, RightEnd } from '../../people/user.model';
import type { RightEndInput } from '../user.input';

/**
 * The ends of rights as they are stored: in the order of the input, and announced once.
 * @param rights what the account is given
 * @param asked all that end; left out: those of before that are still held
 * @throws BAD_USER_INPUT for a right that is not given, a group, two ends of one, a day that is past
 */
export function checkedEnds(
  { general, commissions }: Pick<UserPermissions, 'general' | 'commissions'>,
  asked: readonly RightEndInput[] | null | undefined,
  before: readonly RightEnd[] = [],
): RightEnd[] {
  const held = new Set<string>([...general, ...commissions]);
  const wanted = asked ?? before.filter(({ right }) => held.has(right));
  const refuse = (message: string) => badInput({ 'permissions.ends': message });
  if (wanted.some(({ right }) => !held.has(right))) throw refuse(texts.endOfRightNotHeld);
  if (wanted.some(({ right }) => isGroup(right))) throw refuse(texts.endOfGroup);
  if (new Set(wanted.map(({ right }) => right)).size < wanted.length) throw refuse(texts.endTwice);
  const today = todayInAmsterdam();
  return wanted.map(({ right, lastDay }) => {
    const same = before.find((one) => one.right === right && one.lastDay === lastDay);
    // What ended already and is still there goes with the next sweep.
    if (!same && lastDay < today) throw refuse(texts.endPast);
    return same ?? { right, lastDay };
  });
}
