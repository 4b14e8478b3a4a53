import {
  fromDevice,
  interruptedSession,
  pageSession,
  type RepeatedQuestion,
  repeatedSaves,
  toApiError,
  useApolloClient,
} from 'kit/graphql';
import {
  lazy,
  type ReactNode,
  Suspense,
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
  KitSignOutDocument,
  type SessionUserFragment,
  SessionUserFragmentDoc,
} from '../gql/graphql';
import { keepSession, keptSession, signOutLater } from './keptSession';
import { SessionContext, type SessionState } from './sessionContext';

/** What a tab tells the others of this browser about who is signed in. */
type Told = { type: 'signedIn' | 'signedOut'; userId: string };

const CHANNEL = 'carnaval-session';

/** Tells the other tabs. Without BroadcastChannel they find out at their next request. */
function tellTabs(told: Told): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(told);
  channel.close();
}

/** Hears the other tabs. @returns how to stop */
function hearTabs(hear: (told: Told) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  return () => channel.close();
}

const RepeatedSaveDialog = lazy(() => import('./RepeatedSaveDialog'));
const SignInAgainDialog = lazy(() => import('./SignInAgainDialog'));

/** Knows who is signed in, for the shell and every remote, and keeps the tabs of this browser of one mind. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  /** As the latest answer left it, for answers and tabs that come before the next render. */
  const latest = useRef(state);
  const show = useCallback((next: SessionState, isNew = true) => {
    latest.current = next;
    const user = next.status === 'signedIn' ? next.user : null;
    pageSession.madeFor(user?.id, !user?.viewedBy);
    if (isNew && next.status !== 'failed') keepSession(user);
    setState(next);
  }, []);
  const interruption = useSyncExternalStore(interruptedSession.subscribe, interruptedSession.current);
  const [repeated, setRepeated] = useState<RepeatedQuestion>();

  /** Counts what was asked and done, so that an answer that comes late does not undo a sign-in or a sign-out. */
  const turn = useRef(0);

  const refresh = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    if (signOutLater.isNoted()) {
      const tell = client.mutate({ mutation: KitSignOutDocument });
      await tell.then(signOutLater.forget, () => undefined);
    }
    const wasAway = pageSession.isPast();
    return client.query({ query: KitSessionDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (mine !== turn.current) return;
        fromDevice.over(client);
        const user = getFragmentData(SessionUserFragmentDoc, data?.me ?? null);
        // Signed in a moment ago and not any more: ask again, keep the page.
        if (!user && latest.current.status === 'signedIn')
          void interruptedSession.wait({ kind: 'ended', wasAway }).catch(() => undefined);
        else show(known(user));
      },
      (error: unknown) => {
        if (mine !== turn.current || latest.current.status === 'signedIn') return;
        const failure = toApiError(error);
        const kept = failure.code === 'NETWORK' ? keptSession() : undefined;
        if (kept) fromDevice.shown(kept.savedAt);
        show(kept ? { status: 'signedIn', user: kept.user } : { status: 'failed', failure }, false);
      },
    );
  }, [client, show]);

  /** Nothing of who was here stays on the screen or in memory. */
  const empty = useCallback(async () => {
    turn.current += 1;
    interruptedSession.givenUp();
    setRepeated(undefined);
    fromDevice.forget();
    show({ status: 'signedOut', deliberately: true });
    await client.clearStore();
  }, [client, show]);

  const signIn = useCallback(
    async (email: string, password: string, code?: string) => {
      // Only the sign-in pages need it.
      const { KitSignInDocument } = await import('../gql/lazy/graphql');
      const { data } = await client
        .mutate({ mutation: KitSignInDocument, variables: { email, password, ...(code && { code }) } })
        .catch((error: unknown) => {
          throw toApiError(error);
        });
      turn.current += 1;
      const user = data?.signIn ?? null;
      show(known(user));
      interruptedSession.renewed();
      if (user) tellTabs({ type: 'signedIn', userId: user.id });
    },
    [client, show],
  );

  const takeOver = useCallback(async () => {
    await refresh();
    const now = latest.current;
    if (now.status !== 'signedIn') return;
    interruptedSession.renewed();
    tellTabs({ type: 'signedIn', userId: now.user.id });
  }, [refresh]);

  const signOut = useCallback(async () => {
    // Also when the server cannot be reached: the next one at this computer must not find the last one's pages.
    await client.mutate({ mutation: KitSignOutDocument }).catch(signOutLater.note);
    const before = latest.current;
    if (before.status === 'signedIn') tellTabs({ type: 'signedOut', userId: before.user.id });
    await empty();
  }, [client, empty]);

  const leaveTo = useCallback(
    (userId?: string) => {
      if (userId !== undefined) tellTabs({ type: 'signedIn', userId });
      // Emptied first: edits of who was here do not keep the page.
      void empty().finally(() =>
        userId === undefined ? window.location.reload() : window.location.assign('/'),
      );
    },
    [empty],
  );

  const update = useCallback((user: SessionUserFragment) => show(known(user)), [show]);

  useEffect(() => void (repeatedSaves.show = setRepeated), []);
  useEffect(() => void refresh(), [refresh]);

  useEffect(
    () =>
      hearTabs(({ type, userId }) => {
        const here = latest.current;
        if (here.status !== 'signedIn') {
          if (type === 'signedIn') void refresh();
        } else if (type === 'signedOut') {
          if (here.user.id === userId) void empty();
        } else if (here.user.id === userId) interruptedSession.renewed();
        else leaveTo();
      }),
    [refresh, empty, leaveTo],
  );

  const session = useMemo(
    () => ({ state, refresh, signIn, takeOver, signOut, leaveTo, update }),
    [state, refresh, signIn, takeOver, signOut, leaveTo, update],
  );
  return (
    <SessionContext value={session}>
      {children}
      {repeated && (
        <Suspense>
          <RepeatedSaveDialog
            about={repeated.about}
            answer={(answer) => {
              setRepeated(undefined);
              repeated.answer(answer);
            }}
          />
        </Suspense>
      )}
      {interruption && state.status === 'signedIn' && (
        <Suspense>
          <SignInAgainDialog user={state.user} interruption={interruption} />
        </Suspense>
      )}
    </SessionContext>
  );
}

function known(user: SessionUserFragment | null): SessionState {
  return user ? { status: 'signedIn', user } : { status: 'signedOut' };
}
