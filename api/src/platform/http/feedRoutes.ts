import { createHash } from 'node:crypto';

import { type RequestHandler, Router } from 'express';

import { AppError } from '../errors/appError';
import { clientAddress } from '../graphql/protect';
import { RateLimit } from '../limits/rateLimit';
import type { PortalContext } from '../portalContext';
import type { Feed } from './areaRoutes';

/** What the routes need to know of their surroundings. */
export interface FeedRouteOptions {
  feeds: readonly Feed[];
  portal: PortalContext;
  trustProxy: boolean;
}

const HOUR = 3600;
const misses = new RateLimit('feeds: wrong links', { points: 100, duration: HOUR });

/** The private addresses of the feeds. The token is the only key: a wrong one gets 404, many wrong ones 429. */
export function feedRoutes({ feeds, portal, trustProxy }: FeedRouteOptions): Router {
  const router = Router();
  for (const feed of feeds) {
    router.get(`/feeds/${feed.name}/:token.${feed.extension}`, answer(feed, portal, trustProxy));
  }
  router.use('/feeds', (_request, response) => void response.status(404).end());
  return router;
}

function answer(feed: Feed, portal: PortalContext, trustProxy: boolean): RequestHandler<{ token: string }> {
  return async (request, response) => {
    const address = clientAddress(request, trustProxy);
    const text = (await misses.isUsedUp(address)) ? null : await feed.read(request.params.token, portal);
    if (text === null) return void response.status(await missStatus(address)).end();
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

async function missStatus(address: string): Promise<number> {
  return misses.count(address).then(
    () => 404,
    (error: unknown) => {
      if (error instanceof AppError) return 429;
      throw error;
    },
  );
}
