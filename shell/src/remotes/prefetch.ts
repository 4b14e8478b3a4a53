import { savesData } from 'kit/ui';

import type { AreaRoute } from './routes';
import { routeAt } from './useAreaRoutes';

const asked = new Set<string>();

/**
 * Fetches the code of a page ahead: somebody points at its link. Once for each page, and not for who saves data or has a slow
 * connection.
 */
export function prefetch(routes: readonly AreaRoute[], path: string): void {
  const route = routeAt(routes, path);
  if (!route || asked.has(route.path) || savesData() || !navigator.onLine) return;
  asked.add(route.path);
  import('./loadArea')
    .then(({ loadAhead }) => Promise.all([import('./AreaPage'), loadAhead(route.area, route.path)]))
    .catch(() => asked.delete(route.path));
}
