import type { RouteObject } from 'kit/router';
import { Skeleton } from 'kit/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

import { PageFailed } from './layout/PageFailed';
import { PortalLayout } from './layout/PortalLayout';
import { SignedOutLayout } from './layout/SignedOutLayout';
import { LaterPage, RoutePage } from './remotes/LaterPage';
import { AreaPage } from './remotes/LazyAreaPage';
import { builtRoutes } from './remotes/routes';

/** The pages of private links, of a member of the club and of a volunteer: for who has no account. */
const ownPages = builtRoutes.filter(({ permission }) => permission === 'visitor');
const portalPages = builtRoutes.filter(({ permission }) => permission !== 'visitor');

/** The router's routes, made of the route table. `handle` has the title of the top bar. */
export function routeObjects(): RouteObject[] {
  return [
    {
      element: <SignedOutLayout />,
      errorElement: <PageFailed />,
      children: [
        {
          path: '/login',
          handle: { title: 'Inloggen' },
          element: page(
            async () => (await import('./login/LoginPage')).LoginPage,
            window.location.pathname === '/login',
          ),
        },
        {
          path: '/wachtwoord_instellen',
          handle: { title: 'Nieuw wachtwoord' },
          element: page(async () => (await import('./login/ChoosePasswordPage')).ChoosePasswordPage),
        },
        {
          path: '/email_bevestigen',
          handle: { title: 'E-mail bevestigen' },
          element: page(async () => (await import('./login/ConfirmEmailPage')).ConfirmEmailPage),
        },
        {
          path: '/afmelden',
          handle: { title: 'Geen mail meer' },
          element: page(async () => (await import('./login/EndMailPage')).EndMailPage),
        },
        ...ownPages.map(({ path, title, area }) => ({
          path,
          handle: { title },
          element: <AreaPage area={area} route={path} title={title} />,
        })),
      ],
    },
    {
      element: <PortalLayout />,
      errorElement: <PageFailed />,
      children: [
        {
          path: '/',
          handle: { title: 'Persoonlijke pagina' },
          element: page(
            async () => (await import('./profile/ProfilePage')).ProfilePage,
            window.location.pathname === '/',
          ),
        },
        {
          path: '/geen_toegang',
          handle: { title: 'Geen toegang' },
          element: page(async () => (await import('./noAccess/NoAccessPage')).NoAccessPage),
        },
        ...portalPages.map((route) => ({
          path: route.path,
          handle: { title: route.title },
          element: <RoutePage route={route} />,
        })),
        {
          path: '*',
          handle: { title: 'Pagina niet gevonden' },
          element: <LaterPage />,
        },
      ],
    },
  ];
}

/** A page of the shell, whose code comes when it is opened. @param atOnce it is fetched now, beside the session */
function page(load: () => Promise<ComponentType>, atOnce = false): ReactNode {
  if (atOnce) load().catch(() => undefined);
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<Skeleton />}>
      <Page />
    </Suspense>
  );
}
