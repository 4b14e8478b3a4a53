import type { IncomingMessage } from 'node:http';

import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';

/** The address a request came from. @param trustProxy take it from X-Forwarded-For, set by a proxy of our own */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last entry is the one our own proxy wrote; those before it are the client's claims.
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return last || request.socket.remoteAddress || 'unknown';
}

/** The header in which a page of the portal names, by id, the user it was made for. */
const HEADER = 'x-portal-user';

/** The id of the user for whom the asking page was made; undefined for who is not a page, such as an integrator. */
export function pageUserOf(request: IncomingMessage): string | undefined {
  return request.headers[HEADER]?.toString();
}

/**
 * Refuses to act in the name of another than the page shows: somebody else signed in to the same browser since.
 * Without a session nothing is refused here: what needs one says so itself.
 * @throws SESSION_CHANGED, with the name of who is signed in now as `signedInAs`
 */
export function mustBePageUser(
  user: { id: string; name: string } | null,
  pageUser: string | undefined,
): void {
  if (!user || pageUser === undefined || pageUser === user.id) return;
  throw new AppError('SESSION_CHANGED', texts.sessionChanged(user.name), { signedInAs: user.name });
}
