import { ApolloProvider, createClient } from 'kit/graphql';
import { createBrowserRouter, RouterProvider } from 'kit/router';
import { SessionProvider, useSession } from 'kit/session';
import { GlobalStyle, SnackbarProvider } from 'kit/ui';
import { useLayoutEffect, useState, useEffect, useRef } from 'react';

import { earlyFetch } from './earlyQuestions';
import { remotes } from './remotes/remoteList';
import { routeObjects } from './routeObjects';

/** The portal: look, client, session and router around the pages. */
export function App() {
  const [client] = useState(() => createClient({ fetch: earlyFetch }));
  const [router] = useState(() => createBrowserRouter(routeObjects()));
  return (
    <ApolloProvider client={client}>
      <GlobalStyle />
      <SnackbarProvider>
        <SessionProvider>
          <RemotesOfUser />
          <FirstFrame />
          <RouterProvider router={router} />
        </SessionProvider>
      </SnackbarProvider>
    </ApolloProvider>
  );
}

/** Takes away what index.html shows until it is known who is signed in. */
function FirstFrame() {
  const isKnown = useSession().state.status !== 'loading';
  useLayoutEffect(() => {
    if (isKnown) document.getElementById('frame')?.remove();
  }, [isKnown]);
  return null;
}

/** Has the list of remotes follow who is signed in. */
function RemotesOfUser() {
  const { state } = useSession();
  const nobody = state.status === 'signedOut' ? null : undefined;
  useRemotesOf(state.status === 'signedIn' ? state.user.id : nobody);
  return null;
}

/**
 * Reads the list of remotes anew when somebody signs in on this page: they may get other versions. Who had a session when
 * the page began was known by the first request already.
 * @param userId who is signed in; null: nobody; undefined: not known yet
 */
function useRemotesOf(userId: string | null | undefined): void {
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    const known = before.current;
    if (userId !== undefined) before.current = userId;
    if (known === undefined || userId === undefined || known === userId) return;
    remotes.refresh().catch(() => undefined);
  }, [userId]);
}
