import '@fontsource/bricolage-grotesque/700.css';
import '@fontsource-variable/figtree/wght.css';

import { ApolloProvider } from 'kit/graphql';
import { createClient } from 'kit/graphql';
import { createBrowserRouter, Link, Outlet, RouterProvider, useMatches } from 'kit/router';
import { type AreaProps, LeaveGuard, SessionProvider, useSession } from 'kit/session';
import { Card, ErrorState, GlobalStyle, Skeleton, SnackbarProvider } from 'kit/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

const SignInForm = lazy(() => import('./HarnessSignIn'));

/** A page as the area declares it. */
export interface HarnessRoute {
  path: string;
  /** 'visitor': also for who is not signed in. */
  permission: string;
}

interface HarnessProps {
  area: string;
  /** Those of its remote.json. */
  routes: readonly HarnessRoute[];
  Area: ComponentType<AreaProps>;
}

/** One area alone, for the team that works on it: sign-in, links to its pages, and the page; no shell. */
export function AreaHarness({ area, routes, Area }: HarnessProps) {
  const [client] = useState(() => createClient());
  const [router] = useState(() =>
    createBrowserRouter([
      {
        element: <Frame area={area} routes={routes} />,
        children: [
          { path: '/', element: <p>Kies een pagina.</p> },
          ...routes.map(({ path, permission }) => ({
            path,
            handle: { permission },
            element: <Area route={path} />,
          })),
        ],
      },
    ]),
  );
  return (
    <ApolloProvider client={client}>
      <GlobalStyle />
      <SnackbarProvider>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </SnackbarProvider>
    </ApolloProvider>
  );
}

function Frame({ area, routes }: Pick<HarnessProps, 'area' | 'routes'>) {
  const { state } = useSession();
  const isForAll = useMatches().some(
    ({ handle }) => (handle as Partial<HarnessRoute> | undefined)?.permission === 'visitor',
  );
  if (state.status === 'loading') return <Skeleton />;
  if (state.status === 'failed') return <ErrorState title="De API antwoordt niet" failure={state.failure} />;
  return (
    <Page>
      <LeaveGuard />
      <h2>{area}</h2>
      <nav>
        {routes.map(({ path }) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </nav>
      {state.status === 'signedIn' || isForAll ? (
        <Outlet />
      ) : (
        <Card title="Inloggen">
          <Suspense>
            <SignInForm />
          </Suspense>
        </Card>
      )}
    </Page>
  );
}

const Page = styled.main`
  max-width: 1180px;
  margin: 0 auto;
  padding: var(--s5);
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s4);
    margin: var(--s3) 0 var(--s5);
  }
`;
