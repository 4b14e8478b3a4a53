import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { type ApolloServer, HeaderMap } from '@apollo/server';

import { countCommands } from '../database/connect';
import { isDatabaseAway } from '../database/databaseAway';
import { type PublicReads, whereAllowed } from '../database/reading/readAtOnce';
import { AppError, databaseAway } from '../errors/appError';
import { texts } from '../errors/texts';
import type { KnownDocuments } from '../graphql/knownDocuments';
import { takeLostRead } from '../graphql/lostReads';
import { PUBLIC } from '../graphql/publicCaching';
import { logError, newRequestId } from '../log/logger';

/** Before a read is done once more: an engine that is started again needs about as long. In ms. */
const PAUSE = 500;

/** An answer is data and never a page, whatever stands in it. */
const SAFETY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'no-referrer',
} as const;

/** What every context has, so that an operator can find a request again. */
interface Answerable {
  requestId: string;
}

/** What the GraphQL endpoint needs to know of its surroundings. @typeParam Context what resolvers get */
export interface GraphqlHandlerOptions<Context extends Answerable> {
  apollo: ApolloServer<Context>;
  /** Tell the number of database commands in a Server-Timing header. */
  serverTiming: boolean;
  /** Who asks, and all that resolvers get; it may write a session cookie to the response. */
  createContext(request: IncomingMessage, response: ServerResponse): Promise<Context>;
  /** Whether the operation may begin, before its body is read. @throws AppError, which is the answer */
  admit(context: Context): Promise<void>;
  /** The documents of the portal's own pages, which they name by an id. */
  known: KnownDocuments;
  /** Where what is the same for everybody is read; absent: on the primary. */
  publicReads?: PublicReads;
  /** Whether who asks may send another text than theirs. @throws AppError, which is the answer */
  admitText(context: Context, request: IncomingMessage): void;
}

/**
 * Answers /graphql straight from node's http server, before Express: that is worth 29 % on single records
 * (docs/architecture/decisions/0004-graphql-before-express.md).
 */
export function graphqlHandler<Context extends Answerable>(options: GraphqlHandlerOptions<Context>) {
  const { serverTiming } = options;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!serverTiming) return await answer(options, request, response);
      await countCommands((count) =>
        answer(options, request, response, () => response.setHeader('server-timing', `db;desc="${count()}"`)),
      );
    } catch (error) {
      // Whoever went away while sending gets no answer, and it is no fault of ours.
      if ((error as { code?: unknown }).code === 'ECONNRESET') response.destroy();
      else fail(response, error);
    }
  };
}

async function answer<Context extends Answerable>(
  options: GraphqlHandlerOptions<Context>,
  request: IncomingMessage,
  response: ServerResponse,
  beforeSend?: () => void,
): Promise<void> {
  let context = await readAgain(() => options.createContext(request, response));
  const search = request.url?.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  let body: unknown;
  try {
    await options.admit(context);
    body = withText(await bodyOf(request), options.known);
    if (!asksKnown({ body, search }, options.known)) options.admitText(context, request);
  } catch (error) {
    if (error instanceof AppError) return refuse(response, error, context.requestId);
    throw error;
  }
  const execute = () =>
    whereAllowed(options.publicReads ?? 'primary', () =>
      options.apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: (request.method ?? 'GET').toUpperCase(),
          headers: headerMap(request),
          search,
          body,
        },
        context: async () => context,
      }),
    );
  let result = await execute();
  if (takeLostRead(result.headers)) {
    await delay(PAUSE);
    // A context of its own: rules and loaders keep what failed.
    context = await readAgain(() => options.createContext(request, response));
    result = await execute();
    takeLostRead(result.headers);
  }
  for (const [name, value] of result.headers) response.setHeader(name, value);
  for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value);
  // Answers depend on who asks; publicCaching says otherwise for those that are the same for everybody.
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  beforeSend?.();
  response.statusCode = result.status ?? 200;
  if (result.body.kind === 'complete') {
    if (response.getHeader('cache-control') === PUBLIC) sendPublic(request, response, result.body.string);
    else response.end(result.body.string);
    return;
  }
  for await (const chunk of result.body.asyncIterator) response.write(chunk);
  response.end();
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return request.method === 'POST' && isJson ? readJsonBody(request) : undefined;
}

/**
 * An answer that caches may keep: never with the cookie of whoever happened to ask, and not again to whoever has it.
 */
function sendPublic(request: IncomingMessage, response: ServerResponse, body: string): void {
  response.removeHeader('set-cookie');
  if (request.method === 'GET') {
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    response.setHeader('etag', etag);
    if (hasVersion(request, etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.end(body);
}

/** A proxy that compresses makes the tag a weak one. */
function hasVersion(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}

function headerMap(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** As a refusal of a resolver looks, with its status. */
function refuse(
  response: ServerResponse,
  { message, extensions }: AppError,
  requestId: string,
  status = 200,
): void {
  response.writeHead(status, { ...SAFETY, 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { ...extensions, requestId } }] }));
}

/** A read that is done once more when the database went away under it. */
function readAgain<T>(read: () => Promise<T>): Promise<T> {
  return read().catch(async (error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    await delay(PAUSE);
    return read();
  });
}

function fail(response: ServerResponse, error: unknown): void {
  if (!(error instanceof BadRequest)) {
    logError(error, 'request failed');
  }
  const [status, message] =
    error instanceof BadRequest ? [error.status, error.message] : [500, 'The request could not be answered.'];
  const code = status === 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST';
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (isDatabaseAway(error)) {
    const away = databaseAway();
    response.setHeader('retry-after', String(away.extensions.retryAfterSeconds));
    return refuse(response, away, newRequestId(), 503);
  }
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}

/** The part of a request that says what is asked. */
interface AskedDocument {
  /** The body as it was parsed from JSON; undefined for a GET. */
  body: unknown;
  /** What the address says behind its path, with the question mark. */
  search: string;
}

/**
 * The body of a request with the text of its document: a page names that by `extensions.documentId`. Such a request
 * is a POST of one operation; whatever else was sent stays as it is.
 * @throws UNKNOWN_DOCUMENT for an id that is not known; a page then sends the text
 */
function withText(body: unknown, known: KnownDocuments): unknown {
  if (!isObject(body) || body.query !== undefined) return body;
  const { documentId, ...extensions } = isObject(body.extensions) ? body.extensions : {};
  if (documentId === undefined) return body;
  const query = typeof documentId === 'string' ? known.textOf(documentId) : undefined;
  if (query === undefined) throw new AppError('UNKNOWN_DOCUMENT', texts.unknownDocument);
  return { ...body, query, extensions };
}

/**
 * Whether a request asks by the text of one of the portal's own documents; it is not parsed for that. A hash under which
 * somebody's text was kept is no such text.
 */
function asksKnown({ body, search }: AskedDocument, known: KnownDocuments): boolean {
  const text = isObject(body) ? body.query : new URLSearchParams(search).get('query');
  return typeof text === 'string' && known.has(text);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The largest body of a GraphQL request, in bytes. */
export const BODY_LIMIT = 2 * 1024 * 1024;

/** A request that cannot be answered; the status tells why. */
class BadRequest extends Error {
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** How long a body of 2 MB may take; a phone in a tunnel needs less, and one that never ends is given up. */
const BODY_MS = 30_000;

/** The whole body as JSON. @throws BadRequest when it is too large, too late or no JSON */
export async function readJsonBody(request: IncomingMessage, bodyMs = BODY_MS): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(
    () => request.destroy(new BadRequest(408, 'The body did not come within 30 seconds.')),
    bodyMs,
  );
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BODY_LIMIT) throw new BadRequest(413, 'The body is larger than 2 MB.');
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(400, 'The body is not valid JSON.');
  }
}
