import { SESSION_LIFETIME } from './sessionTimes';

/** The `__Host-` prefix binds the cookie to this host, but needs https. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-carnaval' : 'carnaval';
}

/** The session token of a Cookie header, or null. */
export function readSessionCookie(header: string | undefined, secure: boolean): string | null {
  const name = `${cookieName(secure)}=`;
  const pair = header?.split(/; */).find((part) => part.startsWith(name));
  return pair ? pair.slice(name.length) : null;
}

/** The Set-Cookie header that gives the browser a session, or takes it away with null. */
export function writeSessionCookie(token: string | null, secure: boolean): string {
  const maxAge = token ? SESSION_LIFETIME / 1000 : 0;
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
  return `${cookieName(secure)}=${token ?? ''}; ${flags}`;
}
