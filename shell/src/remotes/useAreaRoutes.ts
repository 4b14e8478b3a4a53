import { matchPath } from 'kit/router';
import { useMemo } from 'react';

import { useRemoteList } from './remoteList';
import { type AreaRoute, builtRoutes, routesOf } from './routes';

/** The route table as the remotes say it now; until the list is there as it was when the shell was built. */
export function useAreaRoutes(): readonly AreaRoute[] {
  const list = useRemoteList();
  return useMemo(() => (list ? routesOf(list.areas) : builtRoutes), [list]);
}

/** The page of the table that an address shows. */
export function routeAt(routes: readonly AreaRoute[], pathname: string): AreaRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
