import type { ReactNode } from 'react';

import type { Permission } from '../gql/graphql';
import { hasPermission, useUser } from './sessionContext';

/** Shows its children to holders of the permission. The server decides; this only hides. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return hasPermission(useUser(), permission) ? children : null;
}
