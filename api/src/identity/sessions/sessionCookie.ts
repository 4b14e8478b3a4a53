import { DEVICE_LIFETIME, SESSION_LIFETIME } from './sessionTimes';

/** The cookies of the portal: of the session, and by which a browser is known. */
export type CookieKind = 'session' | 'device';

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
export function readCookie(header: string | undefined, kind: CookieKind, secure: boolean): string | null {
  const name = `${cookieName(kind, secure)}=`;
  const pair = header?.split(/; */).find((part) => part.startsWith(name));
  return pair ? pair.slice(name.length, name.length + MAX_TOKEN) : null;
}

/** The Set-Cookie header that gives the browser a token, or takes it away with null. */
export function cookieText(token: string | null, kind: CookieKind, secure: boolean): string {
  const maxAge = token ? LIFETIMES[kind] / 1000 : 0;
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
  return `${cookieName(kind, secure)}=${token ?? ''}; ${flags}`;
}
