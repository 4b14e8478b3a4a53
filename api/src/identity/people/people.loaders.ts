import DataLoader from 'dataloader';
import { Field, ID, ObjectType } from 'type-graphql';

import { WITHOUT_LOG } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { Allow, inherit } from '../../platform/schema/allow';
import { perRequest } from '../../platform/schema/perRequest';
import { chairEntry, commissionIdsOf, isChairIn } from '../catalogue/commissionPermission';
import { type Commission, CommissionModel } from './commission.model';
import { withoutEnded } from './endedRights';
import { UserModel } from './user.model';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A user as others see them.' })
export class Person {
  @Field(() => ID, { description: 'The id of the user.' })
  id: string;

  @Field()
  name: string;
}

/** Committee id → committee, or null when there is none. */
function makeCommissionLoader(): DataLoader<string, Commission | null> {
  return new DataLoader(async (ids) => {
    const found = await CommissionModel.find({ _id: { $in: ids } })
      .select(WITHOUT_LOG)
      .lean(leanWithId);
    const byId = new Map(found.map((commission) => [commission.id, commission]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Committee id → committee, or null; of this request. */
export const commissionLoader = perRequest(makeCommissionLoader);

/** Who is in a committee: chairs and plain members apart, by name. */
interface CommissionPeople {
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
