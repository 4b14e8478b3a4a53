import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';

import { StartupError } from '../errors/appError';

/** Its pages: the list of stories, and the frame that shows one. */
const PAGES = ['index.html', 'iframe.html'];

/**
 * Serves the gallery of kit under `/kit` (docs/architecture/decisions/0024): components with made-up contents, and nothing
 * of the portal. Without it `/kit` is not there.
 * @param root the folder of the repository @throws StartupError when it was not built
 */
export function galleryFiles(root: string): RequestHandler {
  const folder = join(root, 'kit/gallery/dist');
  if (!PAGES.every((page) => existsSync(join(folder, page))))
    throw new StartupError('KIT_GALLERY is on, but the gallery was not built: npm start does that.');
  const policy = policyOf(PAGES.map((page) => readFileSync(join(folder, page), 'utf8')));
  const serve = sirv(folder, { etag: true }) as RequestHandler;
  const router = Router({ strict: true });
  router.get('/kit', (_request, response) => response.redirect('/kit/'));
  router.use(
    '/kit/',
    (_request, response, next) => {
      response.setHeader('content-security-policy', policy);
      response.setHeader('cache-control', 'no-cache');
      next();
    },
    serve,
    (_request, response) => {
      response.status(404).type('text').send('Not found');
    },
  );
  return router;
}

/** In the place of that of the portal's pages, for this path alone: Storybook begins with scripts in its pages. */
function policyOf(pages: readonly string[]): string {
  const inPages = pages.flatMap((page) => [...page.matchAll(/<script(?:\s[^>]*)?>([\s\S]+?)<\/script>/g)]);
  const hashes = inPages.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Files of stories are addresses with their contents.
    "connect-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return directives.join('; ');
}
