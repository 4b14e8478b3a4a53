import { Navigate, useParams } from 'kit/router';
import { hasPermission, type Permission, type SessionUser, useUser } from 'kit/session';
import type { ReactNode } from 'react';

import { type AreaRoute, deleters } from './remotes/routes';

/** Whether the user may see a page of the route table. `id` is the committee of the path, if it has one. */
export function maySee(
  user: SessionUser,
  { permission, alsoFor }: Pick<AreaRoute, 'permission' | 'alsoFor'>,
  id?: string,
): boolean {
  // An id that the catalogue does not have is held by nobody.
  const holds = (id: string) => hasPermission(user, id as Permission);
  if (alsoFor && holds(alsoFor)) return true;
  if (permission === 'everybody') return true;
  if (permission === 'admin') return user.role === 'Admin';
  if (permission === 'deleter') {
    const mayDelete = deleters.some((one) => hasPermission(user, one));
    return mayDelete || user.isDB || user.role === 'Admin' || user.commissions.length > 0;
  }
  if (permission !== 'commission') return holds(permission);
  return user.commissions.some((commission) => commission.id === id);
}

/** Sends who lacks the right to the no-access page. The server decides by itself. */
export function Guard({ route, children }: { route: AreaRoute; children: ReactNode }) {
  const user = useUser();
  const { id } = useParams();
  // Their rights sleep; the personal page says what to do.
  if (user.secondFactorMissing) return <Navigate to="/" replace />;
  return maySee(user, route, id) ? children : <Navigate to="/geen_toegang" replace />;
}
