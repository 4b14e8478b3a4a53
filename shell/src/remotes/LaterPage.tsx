import { useRoutes } from 'kit/router';
import { Skeleton } from 'kit/ui';
import { lazy, Suspense } from 'react';

import { Guard } from '../Guard';
import { AreaPage } from './LazyAreaPage';
import { useRemoteList } from './remoteList';
import { type AreaRoute, builtRoutes } from './routes';
import { useAreaRoutes } from './useAreaRoutes';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound/NotFoundPage')).NotFoundPage }));

/** An address that the shell did not know when it was built: a page that a remote got since, or none. */
export function LaterPage() {
  const hasList = useRemoteList() !== undefined;
  const built = new Set(builtRoutes.map(({ path }) => path));
  const later = useAreaRoutes().filter(
    ({ path, permission }) => !built.has(path) && permission !== 'visitor',
  );
  const page = useRoutes([
    ...later.map((route) => ({ path: route.path, element: <RoutePage route={route} /> })),
    { path: '*', element: hasList ? <NotFoundPage /> : <Skeleton /> },
  ]);
  return <Suspense fallback={<Skeleton />}>{page}</Suspense>;
}

/** A page of the route table, for who may see it. */
export function RoutePage({ route }: { route: AreaRoute }) {
  const now = useAreaRoutes().find(({ path }) => path === route.path) ?? route;
  return (
    <Guard route={now}>
      <AreaPage area={now.area} route={now.path} title={now.title} />
    </Guard>
  );
}
