import type { PortalContext } from '../portalContext';

/** What a program without a session reads, such as a calendar: `GET /feeds/<name>/<token>.<extension>`. */
export interface Feed {
  name: string;
  extension: string;
  /** Such as `text/calendar; charset=utf-8`. */
  contentType: string;
  /** The text for whoever the token belongs to; null for a token that is not known (any more). */
  read(token: string, portal: PortalContext): Promise<string | null>;
}
