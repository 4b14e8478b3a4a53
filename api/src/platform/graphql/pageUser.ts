import type { IncomingMessage } from 'node:http';

import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';

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
