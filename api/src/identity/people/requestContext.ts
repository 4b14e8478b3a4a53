import type { AnsweredRequest } from '../../platform/graphql/createApollo';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import type { User } from './user.model';

/** Who asks, read with the session at every request: rights are never baked into a token. */
export type SessionUser = Omit<
  User,
  'passwordHash' | 'sessions' | 'passwordReset' | 'apiTokens' | 'changeLog' | 'newAuthenticator'
> & {
  /** Their rights sleep until a second step is set up; then `role` and `permissions` say nothing (P107). */
  secondFactorMissing?: boolean;
  /** With less than the account holds, such as by a token: its id alone gives no right. */
  isLimited?: boolean;
};

/** What every resolver and rule gets beside its arguments. */
export interface RequestContext {
  /** The signed-in user, or null. */
  user: SessionUser | null;
  /** The token of the request's session cookie, valid or not. */
  sessionToken: string | null;
  /** The name of the API token that asks instead of a session. */
  tokenName?: string;
  /** The Admin who looks at the portal as `user`, and can change nothing meanwhile. */
  viewedBy?: { id: string; name: string };
  /** The token by which the browser is known, valid or not; null: it has none. */
  device: string | null;
  /** The id of the user for whom the asking page was made, when a page asks. */
  pageUser: string | undefined;
  /** The address the request came from, for rate limits. */
  ip: string;
  /** What the browser calls itself. */
  userAgent: string;
  /** What an operator finds this request by in the log. */
  requestId: string;
  /** What the answer says besides: see {@link AnsweredRequest}. */
  answerExtensions?: AnsweredRequest['answerExtensions'];
  /** Counts what an operation of a visitor costs; absent with a session. @throws RATE_LIMITED */
  charge?: (cost: number) => Promise<void>;
  portal: PortalContext;
  settings: Settings;
  /** Gives the browser a new session cookie, or takes it away with null. */
  setSession(token: string | null): void;
  /** Makes the browser known by this token. */
  setDevice(token: string): void;
}

/** The signed-in user of a resolver behind a rule that requires one. */
export function actorOf(context: RequestContext): SessionUser {
  if (!context.user) throw new Error('A resolver that needs a user ran without one: its rule is missing.');
  return context.user;
}
