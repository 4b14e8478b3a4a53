import { extensionPoint } from '../extensionPoint';
import type { PortalContext } from '../portalContext';

/** The header in which a page for who has no account sends the secret of its private link, when it asks for a file. */
export const LINK_HEADER = 'x-private-link';

/** Who reads a file by a private link, in the place of the rule of its folder. */
export interface FileLink {
  /** Whether this link works, and the file is behind it. @param token the secret of the link */
  opens: (portal: PortalContext, token: string, fileId: string) => Promise<boolean>;
}

/** Where areas say which files their private links open. */
export const fileLinks = extensionPoint<FileLink>('file links');
