import DataLoader from 'dataloader';
import { Field, ID } from 'type-graphql';

import { WITHOUT_LOG } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { perRequest } from '../../platform/schema/allow';
import { AnswerType } from '../../platform/schema/answerType';
import {
  chairEntry,
  commissionIdOf,
  commissionIdsOf,
  isChairIn,
  parentOf,
  type PermissionId,
} from '../catalogue/catalogue';
import { type Commission, CommissionModel } from './commission.model';
import { UserModel, type UserPermissions } from './user.model';

@AnswerType('A user as others see them.')
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

/**
 * The rights without those whose last day is past, also while they still stand in the account. A group goes with the
 * last of its permissions, a chair with the membership. The ends of what is left stay.
 */
export function withoutEnded(permissions: UserPermissions, day?: string): UserPermissions {
  const { general, commissions, ends = [] } = permissions;
  // At every request, and few have any.
  if (ends.length === 0) return permissions;
  const today = day ?? todayInAmsterdam();
  const ended = new Set(ends.filter(({ lastDay }) => lastDay < today).map(({ right }) => right));
  if (ended.size === 0) return permissions;
  const left = general.filter((id) => !ended.has(id));
  const hasChild = (ids: readonly PermissionId[], group: PermissionId) =>
    ids.some((id) => parentOf.get(id) === group);
  return {
    general: left.filter((id) => hasChild(left, id) || !hasChild(general, id)),
    commissions: commissions.filter((entry) => !ended.has(entry) && !ended.has(commissionIdOf(entry))),
    ends: ends.filter(({ right }) => !ended.has(right) && !ended.has(commissionIdOf(right))),
  };
}

/** The filter of who holds a general permission today. */
export function holdsToday(...anyOf: readonly PermissionId[]): object {
  return { $or: anyOf.map((id) => ({ 'permissions.general': id, ...notEnded([id]) })) };
}

/** The filter of who is in a committee today, its chair too. */
export function belongsToday(commissionId: string): object {
  return { 'permissions.commissions': commissionId, ...notEnded([commissionId]) };
}

function notEnded(rights: readonly string[]): object {
  const past = { $elemMatch: { right: { $in: rights }, lastDay: { $lt: todayInAmsterdam() } } };
  return { 'permissions.ends': { $not: past } };
}
