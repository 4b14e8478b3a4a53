import { MockedProvider, type MockedProviderProps } from '@apollo/client/testing/react';
import { render } from '@testing-library/react';
import { createCache } from 'kit/graphql';
import { SessionProvider, type SessionUser } from 'kit/session';
import { sessionMock } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { routeObjects } from '../routeObjects';

interface PortalOptions {
  /** Null: nobody is signed in. */
  user?: SessionUser | null;
  mocks?: MockedProviderProps['mocks'];
}

/** Renders the whole portal at an address, with its real routes, guards and layout. */
export function renderPortal(path: string, { user = null, mocks = [] }: PortalOptions = {}) {
  const router = createMemoryRouter(routeObjects(), { initialEntries: [path] });
  const view = render(
    <MockedProvider mocks={[...mocks, sessionMock(user)]} cache={createCache()}>
      <SnackbarProvider>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </SnackbarProvider>
    </MockedProvider>,
  );
  return { ...view, router };
}
