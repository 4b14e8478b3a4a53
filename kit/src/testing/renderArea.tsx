import type { MockLink } from '@apollo/client/testing';
import { render } from '@testing-library/react';
import { LeaveGuard, SessionProvider, type SessionUser } from 'kit/session';
import { SnackbarProvider } from 'kit/ui';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router';

import { MockedApi } from './MockedApi';
import { sessionMock } from './sessionMock';
import { SignedIn } from './SignedIn';
import { testUser } from './testUser';

interface RenderOptions {
  /** The address that is open. */
  path?: string;
  /** The route pattern of the page under test. */
  route?: string;
  /** The answers of the API, in the order in which they are given. */
  mocks?: readonly MockLink.MockedResponse[];
  /** Who is signed in. */
  user?: SessionUser;
}

let opened = 0;

/**
 * Renders a page as the shell would show it, for a signed-in user, with the answers of `mocks`.
 * Any other address shows its path as text, so a test can see where a link or a save led.
 */
export function renderArea(page: ReactNode, options: RenderOptions = {}) {
  const { path = '/', route = path, mocks = [], user = testUser() } = options;
  const router = createMemoryRouter(
    [
      {
        path: route,
        element: (
          <>
            <LeaveGuard />
            {page}
          </>
        ),
      },
      { path: '*', element: <WhereAmI /> },
    ],
    // A key of its own, as each page load has: what useAddressValues writes ahead is known by it.
    { initialEntries: [{ ...parsePath(path), key: `test-${(opened += 1)}` }] },
  );
  const view = render(
    <MockedApi mocks={[sessionMock(user), ...mocks]}>
      <SnackbarProvider>
        <SessionProvider>
          <SignedIn>
            <RouterProvider router={router} />
          </SignedIn>
        </SessionProvider>
      </SnackbarProvider>
    </MockedApi>,
  );
  return { ...view, router };
}

function WhereAmI() {
  return <p>Pagina {useLocation().pathname}</p>;
}
