import type { RouteObject } from 'kit/router';
import { Navigate } from 'kit/router';
import { Skeleton } from 'kit/ui';
import { lazy, type ReactNode, Suspense } from 'react';

import { AreaPage } from './AreaPage';
import { Guard } from './Guard';
import { PageFailed } from './layout/PageFailed';
import { PortalLayout } from './layout/PortalLayout';
import { SignedOutLayout } from './layout/SignedOutLayout';
import { areaRoutes } from './routes';

const LoginPage = lazy(async () => ({ default: (await import('./login/LoginPage')).LoginPage }));
const ChoosePasswordPage = lazy(async () => ({
  default: (await import('./login/ChoosePasswordPage')).ChoosePasswordPage,
}));
const ProfilePage = lazy(async () => ({ default: (await import('./profile/ProfilePage')).ProfilePage }));
const NoAccessPage = lazy(async () => ({ default: (await import('./noAccess/NoAccessPage')).NoAccessPage }));

/** The router's routes, made of the route table. `handle.title` is the title of the top bar. */
export function routeObjects(): RouteObject[] {
  return [
    {
      element: <SignedOutLayout />,
      errorElement: <PageFailed />,
      children: [
        { path: '/login', handle: { title: 'Inloggen' }, element: whenLoaded(<LoginPage />) },
        {
          path: '/wachtwoord_instellen',
          handle: { title: 'Nieuw wachtwoord' },
          element: whenLoaded(<ChoosePasswordPage />),
        },
      ],
    },
    {
      element: <PortalLayout />,
      errorElement: <PageFailed />,
      children: [
        { path: '/', handle: { title: 'Persoonlijke pagina' }, element: whenLoaded(<ProfilePage />) },
        { path: '/geen_toegang', handle: { title: 'Geen toegang' }, element: whenLoaded(<NoAccessPage />) },
        ...areaRoutes.map((route) => ({
          path: route.path,
          handle: { title: route.title },
          element: (
            <Guard permission={route.permission}>
              <AreaPage area={route.area} route={route.path} />
            </Guard>
          ),
        })),
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ];
}

function whenLoaded(page: ReactNode) {
  return <Suspense fallback={<Skeleton />}>{page}</Suspense>;
}
