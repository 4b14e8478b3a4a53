import { Navigate, useParams } from 'kit/router';
import { hasPermission, type SessionUser, useUser } from 'kit/session';
import type { ReactNode } from 'react';

import type { AreaRoute } from './routes';

/** Whether the user may see a page of the route table. `id` is the committee of the path, if it has one. */
export function maySee(user: SessionUser, permission: AreaRoute['permission'], id?: string): boolean {
  if (permission === 'admin') return user.role === 'Admin';
  if (permission !== 'commission') return hasPermission(user, permission);
  return user.commissions.some((commission) => commission.id === id);
}

/** Sends who lacks the right to the no-access page. The server decides by itself. */
export function Guard({
  permission,
  children,
}: {
  permission: AreaRoute['permission'];
  children: ReactNode;
}) {
  const user = useUser();
  const { id } = useParams();
  return maySee(user, permission, id) ? children : <Navigate to="/geen_toegang" replace />;
}
