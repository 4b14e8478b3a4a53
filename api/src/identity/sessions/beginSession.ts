import type { RequestContext, SessionUser } from '../people/requestContext';
import { withCountingRights } from './countingRights';
import { rememberDevice } from './knownDevice.service';
import { type BegunSession, endSession } from './session.service';

/** Gives the browser a session that was made for it. @returns the user, with the rights that count */
export async function beginSession(
  context: RequestContext,
  { token, user }: BegunSession,
): Promise<SessionUser> {
  // This browser has one session: nobody can come back to the one before by a copy of its cookie.
  if (context.sessionToken) await endSession(context.sessionToken);
  context.setSession(token);
  context.setDevice(await rememberDevice(context.device, user.email));
  return withCountingRights(user, context.settings);
}
