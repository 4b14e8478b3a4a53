import type { IncomingMessage, ServerResponse } from 'node:http';

import cors from 'cors';

/**
 * Lets pages of the public website ask in the visitor's browser: GraphQL and uploads, never with a session.
 * @param origins such as https://www.example.nl; none: no other site may
 * @returns whether the request has been answered
 */
export function crossOrigin(origins: readonly string[]) {
  const handle = cors({
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', 'apollo-require-preflight', 'x-file-name', 'range'],
    exposedHeaders: ['etag', 'content-range', 'content-disposition'],
    maxAge: 24 * 3600,
  });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (origins.length === 0 || !/^\/(graphql|files)\b/.test(request.url ?? '')) return false;
    let goesOn = false;
    // Only an answer to a preflight does not go on.
    handle(request, response, () => {
      goesOn = true;
    });
    return !goesOn;
  };
}
