import type { MockLink } from '@apollo/client/testing';
import { render } from '@testing-library/react';
import { SessionProvider, type SessionUser } from 'kit/session';
import { answer, MockedApi, sessionMock } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { ShellHomeDocument, ShellUnreadDocument } from '../gql/graphql';
import { builtRemotes } from '../remotes/builtRemotes';
import { remotes } from '../remotes/remoteList';
import { routeObjects } from '../routeObjects';

interface PortalOptions {
  /** Null: nobody is signed in. */
  user?: SessionUser | null;
  mocks?: readonly MockLink.MockedResponse[];
}

const nothingWaits = answer(
  ShellHomeDocument,
  {},
  { waiting: [], upcomingDates: [], homeFigures: [], daysToCarnival: 11 },
);

const nothingUnread = answer(ShellUnreadDocument, {}, { unreadNotifications: 0 });

/** Renders the whole portal at an address, with its real routes, guards and layout. */
export function renderPortal(path: string, { user = null, mocks = [] }: PortalOptions = {}) {
  // There is no server that has a list.
  remotes.assume(builtRemotes);
  const router = createMemoryRouter(routeObjects(), { initialEntries: [path] });
  const view = render(
    <MockedApi mocks={[...mocks, nothingWaits, nothingUnread, sessionMock(user)]}>
      <SnackbarProvider>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </SnackbarProvider>
    </MockedApi>,
  );
  return { ...view, router };
}
