import { extensionPoint } from '../extensionPoint';
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

/**
 * What another service calls when something changed there, such as a payment: `POST /hooks/<name>/<token>`. What it says
 * is not believed and not even read: the call only makes us ask that service.
 */
export interface Hook {
  name: string;
  /** The page of the portal for a person who opens that address; its secret goes along behind a #. */
  page?: string;
  /** @returns false for a token that is not known @throws to be called again later */
  handle(token: string, portal: PortalContext): Promise<boolean>;
}

/** The header in which a page for who has no account sends the secret of its private link, when it asks for a file. */
export const LINK_HEADER = 'x-private-link';

/** Who reads a file by a private link, in the place of the rule of its folder. */
interface FileLink {
  /** Whether this link works, and the file is behind it. @param token the secret of the link */
  opens: (portal: PortalContext, token: string, fileId: string) => Promise<boolean>;
}

/** Where areas say which files their private links open. */
export const fileLinks = extensionPoint<FileLink>('file links');
