import { createHash } from 'node:crypto';

import { type RequestHandler, Router } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { AppError } from '../errors/appError';
import { consume } from '../limits/consume';
import type { PortalContext } from '../portalContext';
import { clientAddress } from './clientAddress';
import type { Feed } from './feed';

/** What the routes need to know of their surroundings. */
export interface FeedRouteOptions {
  feeds: readonly Feed[];
  portal: PortalContext;
  trustProxy: boolean;
}

const HOUR = 3600;

/** The private addresses of the feeds. The token is the only key: a wrong one gets 404, many wrong ones 429. */
export function feedRoutes({ feeds, portal, trustProxy }: FeedRouteOptions): Router {
  const router = Router();
  const misses = new RateLimiterMemory({ points: 100, duration: HOUR });
  for (const feed of feeds) {
    router.get(`/feeds/${feed.name}/:token.${feed.extension}`, answer(feed, portal, misses, trustProxy));
  }
  router.use('/feeds', (_request, response) => void response.status(404).end());
  return router;
}

function answer(
  feed: Feed,
  portal: PortalContext,
  misses: RateLimiterMemory,
  trustProxy: boolean,
): RequestHandler<{ token: string }> {
  return async (request, response) => {
    const address = clientAddress(request, trustProxy);
    const text = (await isBlocked(misses, address)) ? null : await feed.read(request.params.token, portal);
    if (text === null) return void response.status(await missStatus(misses, address)).end();
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    response.set({
      'content-type': feed.contentType,
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      etag,
    });
    if (request.fresh) return void response.status(304).end();
    response.send(text);
  };
}

async function isBlocked(misses: RateLimiterMemory, address: string): Promise<boolean> {
  return ((await misses.get(address))?.remainingPoints ?? 1) <= 0;
}

async function missStatus(misses: RateLimiterMemory, address: string): Promise<number> {
  return consume(misses, address).then(
    () => 404,
    (error: unknown) => {
      if (error instanceof AppError) return 429;
      throw error;
    },
  );
}
