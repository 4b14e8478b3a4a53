import { Navigate, Outlet, useLocation } from 'kit/router';
import { LayersInHistory, useSession } from 'kit/session';
import styled from 'styled-components';

import { Brand } from './Brand';

/** Around the pages for who is not signed in: no top bar, no menu, no footer. */
export function SignedOutLayout() {
  const { state } = useSession();
  const location = useLocation();
  // The frame of index.html is there.
  if (state.status === 'loading') return null;
  if (state.status === 'signedIn' && location.pathname === '/login') {
    return <Navigate to={cameFrom(location.state)} replace />;
  }
  return (
    <Page>
      <LayersInHistory />
      <Box>
        <Head>
          <Brand />
        </Head>
        <Outlet />
      </Box>
    </Page>
  );
}

/** The page that sent the visitor to the login. */
function cameFrom(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : '/';
}

const Page = styled.main`
  min-height: 100dvh;
  display: grid;
  place-items: center;
  padding: var(--s4);
  background:
    radial-gradient(circle at 12% 18%, var(--yellow-soft) 0 90px, transparent 91px),
    radial-gradient(circle at 88% 78%, var(--red-soft) 0 140px, transparent 141px), var(--page);
  border-top: 5px solid;
  border-image: linear-gradient(90deg, var(--yellow) 0 33%, #e8453c 0 66%, var(--rail) 0) 1;
`;

const Box = styled.div`
  width: 100%;
  max-width: 420px;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  box-shadow: var(--shadow);
  overflow: hidden;
  > :not(:first-child) {
    padding: var(--s5);
  }
`;

const Head = styled.div`
  background: var(--rail);
  padding: var(--s4) var(--s5);
`;
