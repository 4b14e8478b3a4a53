import { type RouteObject, useRoutes } from 'kit/router';
import { ErrorState, PageTitle, Skeleton } from 'kit/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

import { Guard } from './Guard';
import { PortalLayout } from './layout/PortalLayout';
import { SignedOutLayout } from './layout/SignedOutLayout';
import { AreaPage } from './remotes/LazyAreaPage';
import { useRemoteList } from './remotes/remoteList';
import type { AreaRoute } from './remotes/routes';
import { useAreaRoutes } from './remotes/useAreaRoutes';
import { NOT_FOUND } from './routeTitles';

const NotFoundPage = lazy(async () => ({ default: (await import('./notFound/NotFoundPage')).NotFoundPage }));

/** The page of the route table at this address, for who may see it. */
function TablePage() {
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

/** The pages of private links, of a member of the club and of a volunteer: for who has no account. Defined by the build. */
declare const VISITOR_PAGES: readonly Pick<AreaRoute, 'path' | 'title' | 'area'>[];

/** The router's routes; what a signed-in person sees of the areas follows the route table. `handle` has the title of the top bar. */
export function routeObjects(): RouteObject[] {
  return [
    {
      element: <SignedOutLayout />,
      errorElement: <PageFailed />,
      children: [
        {
          path: '/login',
          handle: { title: 'Inloggen' },
          element: page(async () => (await import('./login/LoginPage')).LoginPage, '/login', {
            title: 'Inloggen',
            height: 354,
          }),
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
        ...VISITOR_PAGES.map(({ path, title, area }) => ({
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
          element: page(async () => (await import('./profile/ProfilePage')).ProfilePage, '/', {
            title: 'Wat wacht er op je',
          }),
        },
        {
          path: '/geen_toegang',
          handle: { title: 'Geen toegang' },
          element: page(async () => (await import('./noAccess/NoAccessPage')).NoAccessPage),
        },
        {
          path: '*',
          handle: { title: NOT_FOUND },
          element: <TablePage />,
        },
      ],
    },
  ];
}

/**
 * A page of the shell, whose code comes when it is opened.
 * @param path when it is the address that is open, its code is fetched now, beside the session
 * @param coming its heading, and the height of what comes, in px
 */
function page(
  load: () => Promise<ComponentType>,
  path?: string,
  coming?: { title: string; height?: number },
): ReactNode {
  let loaded: { default: ComponentType } | undefined;
  const fetchPage = async () => (loaded = { default: await load() });
  if (path === window.location.pathname) fetchPage().catch(() => undefined);
  // What is there is shown at once: after its placeholder React would let it wait.
  const Page = lazy(() => (loaded ? atOnce(loaded) : fetchPage()));
  return (
    <Suspense
      fallback={
        <>
          {coming && <PageTitle>{coming.title}</PageTitle>}
          {coming?.height ? <Skeleton rows={1} height={coming.height} /> : <Skeleton />}
        </>
      }
    >
      <Page />
    </Suspense>
  );
}

/** A promise that tells what it has without a turn of its own. */
function atOnce<Value>(value: Value): Promise<Value> {
  return { then: (tell: (value: Value) => void) => tell(value) } as unknown as Promise<Value>;
}

/** A fault in the shell itself: the last thing that can still be shown. */
function PageFailed() {
  return (
    <ErrorState
      title="Er ging iets mis op deze pagina"
      text="Wat je had opgeslagen is bewaard."
      onRetry={() => window.location.reload()}
    />
  );
}
