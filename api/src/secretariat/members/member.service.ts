import { isChairIn } from '../../identity/catalogue/commissionPermission';
import { belongsToday, withoutEnded } from '../../identity/people/endedRights';
import { UserModel } from '../../identity/people/user.model';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { CommissionMember, Member } from './member.type';

/** Who is a member; external accounts are none. */
export const MEMBERS = { isExternal: { $ne: true }, deactivation: { $exists: false } } as const;

/** The members by name. */
export async function listMembers(): Promise<Member[]> {
  return UserModel.find(MEMBERS)
    .select({ name: 1, email: 1, phoneNumber: 1, adres: 1 })
    .sort({ name: 1 })
    .collation({ locale: 'nl' })
    .lean(leanWithId);
}

/** Those of a committee: its chairs first, then by name. */
export async function listCommissionMembers(commissionId: string): Promise<CommissionMember[]> {
  const users = await UserModel.find(belongsToday(commissionId))
    .select({ name: 1, email: 1, phoneNumber: 1, permissions: 1 })
    .sort({ name: 1 })
    .collation({ locale: 'nl' })
    .lean(leanWithId);
  const members = users.map(({ id, name, email, phoneNumber, permissions }) => {
    return {
      id,
      name,
      email,
      phoneNumber,
      isChair: isChairIn(withoutEnded(permissions).commissions, commissionId),
    };
  });
  return [...members.filter(({ isChair }) => isChair), ...members.filter(({ isChair }) => !isChair)];
}

/** Whether this user is in the committee. */
export async function isInCommission(userId: string, commissionId: string): Promise<boolean> {
  return (await UserModel.exists({ _id: userId, ...belongsToday(commissionId) })) !== null;
}
