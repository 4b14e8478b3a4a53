import { expiredSession, toApiError, useApolloClient } from 'kit/graphql';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { getFragmentData } from '../gql/fragment-masking';
import {
  KitSessionDocument,
  KitSignInDocument,
  KitSignOutDocument,
  type SessionUserFragment,
  SessionUserFragmentDoc,
} from '../gql/graphql';
import { SessionContext, type SessionState } from './sessionContext';
import { SignInAgain } from './SignInAgain';

/** Knows who is signed in, for the shell and every remote. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  /** The status as the latest answer left it, for answers that come before the next render. */
  const status = useRef(state.status);
  const show = useCallback((next: SessionState) => {
    status.current = next.status;
    setState(next);
  }, []);
  const expired = useSyncExternalStore(expiredSession.subscribe, expiredSession.isExpired);

  /** Counts what was asked and done, so that an answer that comes late does not undo a sign-in or a sign-out. */
  const turn = useRef(0);

  const refresh = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    return client.query({ query: KitSessionDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (mine !== turn.current) return;
        const user = getFragmentData(SessionUserFragmentDoc, data?.me ?? null);
        // Signed in a moment ago and not any more: ask again, keep the page.
        if (!user && status.current === 'signedIn') void expiredSession.wait().catch(() => undefined);
        else show(known(user));
      },
      (error: unknown) => {
        if (mine !== turn.current || status.current === 'signedIn') return;
        show({ status: 'failed', message: toApiError(error).message });
      },
    );
  }, [client, show]);

  const signIn = useCallback(
    async (email: string, password: string) => {
      const { data } = await client
        .mutate({ mutation: KitSignInDocument, variables: { email, password } })
        .catch((error: unknown) => {
          throw toApiError(error);
        });
      turn.current += 1;
      show(known(getFragmentData(SessionUserFragmentDoc, data?.signIn ?? null)));
      expiredSession.renewed();
    },
    [client, show],
  );

  const signOut = useCallback(async () => {
    // Also when the server cannot be reached: the next one at this computer must not find the last one's pages.
    await client.mutate({ mutation: KitSignOutDocument }).catch(() => undefined);
    turn.current += 1;
    expiredSession.givenUp();
    show({ status: 'signedOut', deliberately: true });
    await client.clearStore();
  }, [client, show]);

  const update = useCallback((user: SessionUserFragment) => show(known(user)), [show]);

  useEffect(() => void refresh(), [refresh]);

  const session = useMemo(
    () => ({ state, refresh, signIn, signOut, update }),
    [state, refresh, signIn, signOut, update],
  );
  return (
    <SessionContext value={session}>
      {children}
      {expired && state.status === 'signedIn' && <SignInAgain user={state.user} />}
    </SessionContext>
  );
}

function known(user: SessionUserFragment | null): SessionState {
  return user ? { status: 'signedIn', user } : { status: 'signedOut' };
}
