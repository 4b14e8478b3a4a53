import { ApolloProvider, createClient } from 'kit/graphql';
import { createBrowserRouter, RouterProvider } from 'kit/router';
import { SessionProvider } from 'kit/session';
import { GlobalStyle, SnackbarProvider } from 'kit/ui';
import { useState } from 'react';

import { routeObjects } from './routeObjects';

/** The portal: look, client, session and router around the pages. */
export function App() {
  const [client] = useState(() => createClient());
  const [router] = useState(() => createBrowserRouter(routeObjects()));
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
