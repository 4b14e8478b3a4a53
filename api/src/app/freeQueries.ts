import type { IncomingMessage } from 'node:http';

import { Role } from '../identity/catalogue/permission.enum';
import type { RequestContext } from '../identity/people/requestContext';
import { AppError, unauthenticated, StartupError } from '../platform/errors/appError';
import { texts } from '../platform/errors/texts';
import type { KnownDocuments } from '../platform/graphql/knownDocuments';
import { IDE_HEADER } from '../platform/http/graphiqlPage';
import { logger } from '../platform/log/logger';
import type { Config } from '../platform/settings/config';

/** Who may send other texts than the portal's own documents (FREE_QUERIES). */
export type FreeQueries = Config['FREE_QUERIES'];

type Asker = Pick<RequestContext, 'user' | 'tokenName' | 'pageUser'>;

/** Refuses a text that is none of the portal's own. @throws UNKNOWN_DOCUMENT, or UNAUTHENTICATED for the page of an ended session */
export function mustAskFreely(setting: FreeQueries, asker: Asker, request: IncomingMessage): void {
  if (mayAskFreely(setting, asker, request)) return;
  // Its person signs in again and goes on, which a reloaded page could not.
  if (!asker.user && asker.pageUser !== undefined) throw unauthenticated();
  throw new AppError('UNKNOWN_DOCUMENT', texts.unknownDocument);
}

function mayAskFreely(
  setting: FreeQueries,
  { user, tokenName }: Asker,
  { headers }: IncomingMessage,
): boolean {
  if (setting === 'all') return true;
  if (!user) return false;
  if (setting === 'signed-in' || tokenName !== undefined) return true;
  // Everybody can send the header of the IDE: it opens nothing to who is no Admin.
  return user.role === Role.Admin && headers[IDE_HEADER] !== undefined;
}

/**
 * The setting that this portal can keep. A remote of another address brings documents that are not known here, so its
 * people, who are signed in, must be able to send them.
 * @param elsewhere the origins of remotes beside our own @throws StartupError when nobody could sign in
 */
export function freeQueriesOf(
  asked: FreeQueries,
  known: KnownDocuments,
  elsewhere: readonly string[],
): FreeQueries {
  if (asked === 'all') return asked;
  if (known.size === 0)
    throw new StartupError(
      `FREE_QUERIES=${asked} needs the documents of the built portal: run "npm run build" first.`,
    );
  const settled = heldNow(asked, elsewhere.length > 0);
  if (settled === asked) return asked;
  logger.warn(
    { remotes: elsewhere },
    'FREE_QUERIES counts as signed-in: remotes on other addresses send texts. Their pages for strangers need FREE_QUERIES=all',
  );
  return settled;
}

/** The setting that holds while the list of remotes is as it is now. @param namesElsewhere whether it names other addresses */
export function heldNow(asked: FreeQueries, namesElsewhere: boolean): FreeQueries {
  return asked === 'tokens' && namesElsewhere ? 'signed-in' : asked;
}
