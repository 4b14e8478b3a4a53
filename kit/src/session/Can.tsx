import type { ReactNode } from 'react';

import type { Permission } from '../gql/graphql';
import { holds, useUser } from './sessionContext';

/** Shows its children to holders of the permission. The server decides; this only hides. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return holds(useUser(), permission) ? children : null;
}
