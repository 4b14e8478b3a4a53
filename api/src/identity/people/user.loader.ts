import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import { chairEntry, commissionIdsOf, isChairIn } from '../catalogue/commissionPermission';
import { withoutEnded } from './endedRights';
import type { Person } from './person.type';
import { UserModel } from './user.model';

/** Who is in a committee: chairs and plain members apart, by name. */
export interface CommissionPeople {
  preces: Person[];
  members: Person[];
}

/** Committee id → its people, derived from the users' committee permissions: the one source of truth. */
function makeMembersLoader(): DataLoader<string, CommissionPeople> {
  return new DataLoader(async (commissionIds) => {
    const entries = commissionIds.flatMap((id) => [id, chairEntry(id)]);
    const users = await UserModel.find({ 'permissions.commissions': { $in: entries } })
      .select({ name: 1, permissions: 1 })
      .sort({ name: 1 })
      .collation({ locale: 'nl' })
      .lean(leanWithId);
    const people = new Map(commissionIds.map((id) => [id, { preces: [], members: [] } as CommissionPeople]));
    for (const user of users) {
      const { commissions } = withoutEnded(user.permissions);
      for (const id of commissionIdsOf(commissions)) {
        people.get(id)?.[isChairIn(commissions, id) ? 'preces' : 'members'].push(user);
      }
    }
    return commissionIds.map((id) => people.get(id) ?? new Error(`No people were read for committee ${id}.`));
  });
}

/** User id → who that is, or null for somebody who is gone. */
function makePersonLoader(): DataLoader<string, Person | null> {
  return new DataLoader(async (ids) => {
    const users = await UserModel.find({ _id: { $in: ids } })
      .select({ name: 1 })
      .lean(leanWithId);
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Committee id → its people; of this request. */
export const membersLoader = perRequest(makeMembersLoader);

/** User id → who that is, or null; of this request. */
export const personLoader = perRequest(makePersonLoader);
