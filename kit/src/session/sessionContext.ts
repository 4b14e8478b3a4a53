import type { ApiError } from 'kit/graphql';
import { createContext, useContext, type ReactNode } from 'react';

import type { Permission, SessionUserFragment } from '../gql/graphql';

/** The signed-in user. */
export type SessionUser = SessionUserFragment;

/**
 * What is known about who is at the screen. `failed`: the server could not be asked. `deliberately`: signed out by
 * hand, so the next to sign in may be somebody else.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'failed'; failure: ApiError }
  | { status: 'signedOut'; deliberately?: boolean }
  | { status: 'signedIn'; user: SessionUser };

/** The session and what can be done with it. */
export interface Session {
  state: SessionState;
  /** Reads the session anew: rights may have changed. */
  refresh: () => Promise<void>;
  /** @throws ApiError with the server's Dutch message */
  signIn: (email: string, password: string, code?: string) => Promise<void>;
  /** Goes on with a session that was begun otherwise than with a password. */
  takeOver: () => Promise<void>;
  signOut: () => Promise<void>;
  /**
   * Drops this page and what was typed in it, for whoever is signed in to this browser now.
   * @param userId who that is, when the other tabs have to be told: then the portal begins at its first page
   */
  leaveTo: (userId?: string) => void;
  /** Takes over what the server answered about the user. */
  update: (user: SessionUser) => void;
}

/** Given by SessionProvider. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of this page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in user; for pages, which are shown to no one else. */
export function useUser(): SessionUser {
  const { state } = useSession();
  if (state.status !== 'signedIn') throw new Error('useUser is for pages behind the sign-in');
  return state.user;
}

/** Whether the user holds this permission. The server decides; this only hides. */
export function hasPermission(user: SessionUser, permission: Permission): boolean {
  return user.permissions.general.includes(permission);
}

/** Shows its children to holders of the permission. The server decides; this only hides. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return hasPermission(useUser(), permission) ? children : null;
}
