import type { IncomingMessage, ServerResponse } from 'node:http';

import type { RequestHandler } from 'express';
import helmet from 'helmet';

import type { RemoteList } from '../remotes/remoteList';
import type { Identify } from './portalFiles';

type Answer = ServerResponse & { locals?: { elsewhere?: string[] } };

/**
 * The headers of every page, with the content security policy: scripts come from the portal and from where the list of
 * remotes says at this moment, and from the machine of an Admin who tries a remote there, for that Admin alone.
 * @param remotes absent: the API alone
 */
export function pagePolicy(remotes: RemoteList | undefined, identify: Identify): RequestHandler[] {
  const elsewhere = (_request: IncomingMessage, response: ServerResponse) =>
    ((response as Answer).locals?.elsewhere ?? []).join(' ');
  return [
    async (request, response, next) => {
      if (remotes) {
        const asker = remotes.hasOverrides ? await identify(request, response) : null;
        (response as Answer).locals!.elsewhere = await remotes.origins(asker);
      }
      next();
    },
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'", elsewhere],
          scriptSrc: ["'self'", elsewhere],
          // styled-components writes style elements.
          styleSrc: ["'self'", "'unsafe-inline'", elsewhere],
          baseUri: ["'none'"],
          imgSrc: ["'self'", 'data:', 'blob:', elsewhere],
          fontSrc: ["'self'", 'data:', elsewhere],
          upgradeInsecureRequests: null,
          // No string becomes a page or a script but by these: webpack's loader in the shell and in each remote, the
          // loader of remotes, the service worker, rich text, and what is pasted in its editor. Twice, when a remote that failed is tried
          // again: its loader is then run anew.
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: [
            'shell',
            () => (remotes?.areaNames ?? []).map((area) => `mf-${area}`).join(' '),
            'remotes',
            'worker',
            'richtext',
            'ProseMirrorClipboard',
            "'allow-duplicates'",
          ],
        },
      },
      crossOriginResourcePolicy: false,
    }),
  ];
}
