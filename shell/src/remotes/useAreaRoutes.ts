import { matchPath } from 'kit/router';
import { useMemo } from 'react';

import { useBuiltRemotes, useRemoteList } from './remoteList';
import { type AreaRoute, routesOf } from './routes';

/** The route table as the remotes say it now; as long as nobody says anything it is empty. */
export function useAreaRoutes(): readonly AreaRoute[] {
  const list = useRemoteList();
  const built = useBuiltRemotes();
  return useMemo(() => routesOf(list?.areas ?? {}, built), [list, built]);
}

/** Whether it is known which pages there are: by the list of remotes, or as it was when the shell was built. */
export function useKnowsRoutes(): boolean {
  const hasList = useRemoteList() !== undefined;
  return useBuiltRemotes() !== undefined || hasList;
}

/** The page of the table that an address shows. */
export function routeAt(routes: readonly AreaRoute[], pathname: string): AreaRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
