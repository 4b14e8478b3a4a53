import type { IncomingMessage, ServerResponse } from 'node:http';

import { pageUserOf } from '../../platform/http/pageUser';
import type { Settings } from '../../platform/settings/settings';
import { withSleepingRights } from '../secondFactor/sleepingRights';
import type { RequestContext } from './requestContext';
import { findSession } from './session.service';
import { readSessionCookie, writeSessionCookie } from './sessionCookie';

/** Who sends this request, by its session cookie, and from whose page; a session that slides on gets its new cookie in the response. */
export async function sessionOf(
  request: IncomingMessage,
  response: ServerResponse,
  secureCookie: boolean,
  settings: Settings,
): Promise<Pick<RequestContext, 'user' | 'pageUser' | 'sessionToken' | 'userAgent' | 'setSession'>> {
  const sessionToken = readSessionCookie(request.headers.cookie, secureCookie);
  const session = sessionToken ? await findSession(sessionToken) : null;
  const setSession = (token: string | null) =>
    response.setHeader('set-cookie', writeSessionCookie(token, secureCookie));
  if (session?.renewed) setSession(sessionToken);
  return {
    user: session ? withSleepingRights(session.user, settings) : null,
    pageUser: pageUserOf(request),
    sessionToken,
    userAgent: request.headers['user-agent'] ?? '',
    setSession,
  };
}
