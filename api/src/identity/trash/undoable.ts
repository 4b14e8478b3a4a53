import type { Deletion } from '../../platform/audit/auditScope';
import { itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { trashSources } from './trashSource';

/** What `restoreRecord` takes to put something back. */
export interface Undoable {
  entity: string;
  id: string;
}

/**
 * What an operation deleted, for whoever wants it back at once (P176).
 * @param deletions all that it put in the trash; what it took along with that comes back by the same restoring
 */
export function undoableOf(
  portal: PortalContext,
  operation: string,
  deletions: readonly Deletion[],
): Undoable | undefined {
  const source = itemsOf(trashSources, portal.extensions).find(({ operations }) =>
    operations.includes(operation),
  );
  const own = deletions.find(
    ({ model, entity }) => model === source?.model && (!source?.isPart || entity === source.entity),
  );
  return source && own && { entity: source.entity, id: own.id };
}
