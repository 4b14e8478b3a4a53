import { createHash, timingSafeEqual } from 'node:crypto';

import type { Request, RequestHandler } from 'express';

import type { Metrics } from '../metrics/metrics';

/** What a proxy adds: then the other end of the socket says nothing of who asks. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/**
 * The numbers of this process for Prometheus: to who has the token, and without one to this machine only.
 * @param token METRICS_TOKEN
 */
export function metricsRoute(metrics: Metrics, token?: string): RequestHandler {
  return async (request, response) => {
    response.set('cache-control', 'no-store');
    if (token === undefined ? !isLocal(request) : !hasToken(request, token)) {
      response.status(token === undefined ? 403 : 401).end();
      return;
    }
    response.set('content-type', metrics.contentType).send(await metrics.read());
  };
}

function isLocal(request: Request): boolean {
  if (FORWARDED.some((header) => header in request.headers)) return false;
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function hasToken(request: Request, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return timingSafeEqual(hash(given), hash(token));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
