import { commissionLoader } from '../commissions/commission.loader';
import { changeLogLoader, membersLoader } from '../users/user.loader';

/** Batched reads of one request. */
export interface Loaders {
  changeLog: ReturnType<typeof changeLogLoader>;
  commission: ReturnType<typeof commissionLoader>;
  members: ReturnType<typeof membersLoader>;
}

/** Fresh loaders for one request; each is made when it is first asked for. */
export function createLoaders(): Loaders {
  return lazily({ changeLog: changeLogLoader, commission: commissionLoader, members: membersLoader });
}

function lazily<T extends Record<string, () => unknown>>(makers: T): { [K in keyof T]: ReturnType<T[K]> } {
  const made: Record<string, unknown> = {};
  return new Proxy(makers, {
    get: (target, key: string) => (made[key] ??= target[key]?.()),
  }) as unknown as { [K in keyof T]: ReturnType<T[K]> };
}
