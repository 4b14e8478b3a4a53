import { Router } from 'express';

import { logError } from '../log/logError';
import type { PortalContext } from '../portalContext';
import type { Hook } from './hook';

/** What the routes need to know of their surroundings. */
export interface HookRouteOptions {
  hooks: readonly Hook[];
  portal: PortalContext;
}

/** The addresses that other services call. 503 makes them call again. */
export function hookRoutes({ hooks, portal }: HookRouteOptions): Router {
  const router = Router();
  for (const hook of hooks) {
    const { page } = hook;
    if (page !== undefined) {
      router.get(`/hooks/${hook.name}/:token`, (request, response) => {
        response
          .set('referrer-policy', 'no-referrer')
          .redirect(`${page}#${encodeURIComponent(request.params.token)}`);
      });
    }
    router.post(`/hooks/${hook.name}/:token`, async (request, response) => {
      try {
        const isKnown = await hook.handle(request.params.token, portal);
        response.status(isKnown ? 200 : 404).end();
      } catch (error) {
        logError(error, 'hook failed', { hook: hook.name });
        response.status(503).set('retry-after', '60').end();
      }
    });
  }
  router.use('/hooks', (_request, response) => void response.status(404).end());
  return router;
}
