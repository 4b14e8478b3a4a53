import { commissionLoader } from '../../identity/commissions/commission.loader';
import { CommissionModel } from '../../identity/commissions/commission.model';
import { membersLoader, personLoader } from '../../identity/users/user.loader';
import { UserModel } from '../../identity/users/user.model';
import { changeLogLoader } from '../audit/changeLog.loader';

/** Batched reads of one request. */
export interface Loaders {
  userLog: ReturnType<typeof userLogLoader>;
  commissionLog: ReturnType<typeof commissionLogLoader>;
  commission: ReturnType<typeof commissionLoader>;
  members: ReturnType<typeof membersLoader>;
  person: ReturnType<typeof personLoader>;
}

const userLogLoader = () => changeLogLoader(UserModel);
const commissionLogLoader = () => changeLogLoader(CommissionModel);

/** Fresh loaders for one request; each is made when it is first asked for. */
export function createLoaders(): Loaders {
  return lazily({
    userLog: userLogLoader,
    commissionLog: commissionLogLoader,
    commission: commissionLoader,
    members: membersLoader,
    person: personLoader,
  });
}

function lazily<T extends Record<string, () => unknown>>(makers: T): { [K in keyof T]: ReturnType<T[K]> } {
  const made: Record<string, unknown> = {};
  return new Proxy(makers, {
    get: (target, key: string) => (made[key] ??= target[key]?.()),
  }) as unknown as { [K in keyof T]: ReturnType<T[K]> };
}
