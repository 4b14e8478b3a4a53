import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type RequestHandler, Router } from 'express';

import { inHtml } from '../text/plainText';

/** Where private links led that were mailed or printed before, and where they lead now. */
const FORMER = { diensten: 'diensten', clubgegevens: 'gegevens' } as const;

const NAME = /\{\{foundation\}\}/g;

/**
 * The pages below `/publiek` for who has no account (docs/architecture/decisions/0034), and the former addresses of private links.
 * @param shell where the shell was built @param foundation its name, which stands above them
 */
export function visitorPages(shell: string, foundation = ''): RequestHandler {
  const router = Router();
  const name = inHtml(foundation || 'Carnaval');
  router.get(['/publiek', '/publiek/{*page}'], async (request, response, next) => {
    if (/\.[a-z0-9]+$/i.test(request.path)) return next();
    const page = await readFile(join(shell, 'publiek', 'page.html'), 'utf8');
    response
      .set({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .type('html')
      .send(page.replace(NAME, () => name));
  });
  for (const [former, page] of Object.entries(FORMER)) {
    router.get(`/${former}/:token`, (request, response) => {
      response
        .set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`/publiek/${page}#${encodeURIComponent(request.params.token)}`);
    });
  }
  return router;
}
