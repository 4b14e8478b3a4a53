import { useRoutes } from 'kit/router';
import { Skeleton } from 'kit/ui';
import { lazy, Suspense } from 'react';

import { Guard } from '../Guard';
import { AreaPage } from './LazyAreaPage';
import { useRemoteList } from './remoteList';
import { useAreaRoutes } from './useAreaRoutes';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound/NotFoundPage')).NotFoundPage }));

/** The page of the route table at this address, for who may see it. */
export function TablePage() {
  const hasList = useRemoteList() !== undefined;
  const routes = useAreaRoutes().filter(({ permission }) => permission !== 'visitor');
  const page = useRoutes([
    ...routes.map((route) => ({
      path: route.path,
      element: (
        <Guard key={route.path} route={route}>
          <AreaPage area={route.area} route={route.path} title={route.title} />
        </Guard>
      ),
    })),
    { path: '*', element: hasList ? <NotFoundPage /> : <Skeleton /> },
  ]);
  return <Suspense fallback={<Skeleton />}>{page}</Suspense>;
}
