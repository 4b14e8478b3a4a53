import type { IncomingMessage, ServerResponse } from 'node:http';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { pageUserOf } from '../../platform/graphql/protect';
import type { Settings } from '../../platform/settings/settings';
import { Role } from '../catalogue/permission.enum';
import type { RequestContext, SessionUser } from '../people/requestContext';
import { PUBLIC_PART, UserModel } from '../people/user.model';
import { DEVICE_LIFETIME, SESSION_LIFETIME } from '../sessions/session.model';
import { findSession } from '../sessions/session.service';
import { withCountingRights } from '../sessions/sleepingRights';
import { findTokenHolder } from './apiToken.service';

/** The cookies of the portal: of the session, and by which a browser is known. */
type CookieKind = 'session' | 'device';

const NAMES: Readonly<Record<CookieKind, string>> = { session: 'carnaval', device: 'carnaval-device' };
const LIFETIMES: Readonly<Record<CookieKind, number>> = {
  session: SESSION_LIFETIME,
  device: DEVICE_LIFETIME,
};
/** A token is much shorter. */
const MAX_TOKEN = 200;

/** The `__Host-` prefix binds the cookie to this host, but needs https. */
function cookieName(kind: CookieKind, secure: boolean): string {
  return secure ? `__Host-${NAMES[kind]}` : NAMES[kind];
}

/** The token in a Cookie header, or null. */
function readCookie(header: string | undefined, kind: CookieKind, secure: boolean): string | null {
  const name = `${cookieName(kind, secure)}=`;
  const pair = header?.split(/; */).find((part) => part.startsWith(name));
  return pair ? pair.slice(name.length, name.length + MAX_TOKEN) : null;
}

/** The Set-Cookie header that gives the browser a token, or takes it away with null. */
function cookieText(token: string | null, kind: CookieKind, secure: boolean): string {
  const maxAge = token ? LIFETIMES[kind] / 1000 : 0;
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
  return `${cookieName(kind, secure)}=${token ?? ''}; ${flags}`;
}

/** What a request says of who sends it. */
export type RequestSession = Pick<
  RequestContext,
  | 'user'
  | 'viewedBy'
  | 'tokenName'
  | 'pageUser'
  | 'sessionToken'
  | 'device'
  | 'userAgent'
  | 'setSession'
  | 'setDevice'
>;

const BEARER = /^Bearer +(\S{1,200})$/i;

/**
 * Who sends this request, by its API token or else its session cookie, and from whose page; a session that slides on
 * gets its new cookie in the response. A token that does not count is nobody, whatever the cookie says.
 */
export async function sessionOf(
  request: IncomingMessage,
  response: ServerResponse,
  secureCookie: boolean,
  settings: Settings,
): Promise<RequestSession> {
  const cookies = new Map<CookieKind, string>();
  const setCookie = (kind: CookieKind, token: string | null) => {
    cookies.set(kind, cookieText(token, kind, secureCookie));
    response.setHeader('set-cookie', [...cookies.values()]);
  };
  const setSession = (token: string | null) => setCookie('session', token);
  const asked = {
    pageUser: pageUserOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    device: readCookie(request.headers.cookie, 'device', secureCookie),
    setSession,
    setDevice: (token: string) => setCookie('device', token),
  };
  if (isTokenRequest(request)) {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const holder = token ? await findTokenHolder(token, settings) : null;
    return { ...asked, user: holder?.user ?? null, tokenName: holder?.tokenName ?? '', sessionToken: null };
  }
  const sessionToken = readCookie(request.headers.cookie, 'session', secureCookie);
  const session = sessionToken ? await findSession(sessionToken) : null;
  if (session?.renewed) setSession(sessionToken);
  if (!session) return { ...asked, user: null, sessionToken };
  const user = withCountingRights(session.user, settings);
  const viewed = session.viewing === undefined ? null : await viewedUser(user, session.viewing);
  if (!viewed) return { ...asked, user, sessionToken };
  const viewedBy = { id: user.id, name: user.name };
  return { ...asked, user: withCountingRights(viewed, settings), viewedBy, sessionToken };
}

/** As whom an Admin looks at the portal; null when the account is gone, or the Admin is none any more. */
async function viewedUser(viewer: SessionUser, id: string): Promise<SessionUser | null> {
  if (viewer.role !== Role.Admin) return null;
  return UserModel.findById(id).select(PUBLIC_PART).lean(leanWithId);
}

/** Whether a program asks with a token, right or wrong. Other ways to say who one is are for what stands before us. */
function isTokenRequest(request: IncomingMessage): boolean {
  return /^Bearer /i.test(request.headers.authorization ?? '');
}
