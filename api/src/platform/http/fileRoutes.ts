import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { create as contentDisposition } from 'content-disposition';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';

import { isDatabaseAway } from '../database/databaseAway';
import { AppError, databaseAway, forbidden, notFound, unauthenticated } from '../errors/appError';
import { texts } from '../errors/texts';
import { itemsOf } from '../extensionPoint';
import {
  everybody,
  type Folder,
  type FolderRequest,
  type FolderRule,
  isPublicPicture,
  findFolder,
  type FoundFolder,
} from '../files/fileFolder';
import { findFile, readFile, storeUpload, partOf } from '../files/files.service';
import { fileKinds, mediaType, PICTURE_TYPE } from '../files/fileTypes';
import { tooLarge, UploadRefused } from '../files/inspectUpload';
import { logDownload, logFileRefusal, logVirus } from '../files/logFile';
import { clientAddress, mustBePageUser } from '../graphql/protect';
import { PrivateLinkLimit, RateLimit } from '../limits/rateLimit';
import { logError, newRequestId } from '../log/logger';
import type { PortalContext } from '../portalContext';
import type { Settings } from '../settings/settings';
import { fileLinks, LINK_HEADER } from './areaRoutes';

/** What the routes need to know of their surroundings. */
export interface FileRouteOptions<User> {
  folders: readonly Folder<User>[];
  settings: Settings;
  portal: PortalContext;
  /** Who sends a request; it may write a renewed session cookie to the response. */
  identify: (request: IncomingMessage, response: ServerResponse) => Promise<Requester<User>>;
  trustProxy: boolean;
}

/** Who uploads is remembered with the file; a page that was made for somebody else is refused by name. */
type Uploader = { id: string; name: string };

/** Who asks, and for whom the asking page was made. */
interface Requester<User> {
  user: User | null;
  /** Who looks at the portal as `user`, and can change nothing meanwhile. */
  viewedBy?: { id: string; name: string };
  sessionToken: string | null;
  pageUser: string | undefined;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const byVisitor = new RateLimit('uploads: visitor', { points: 20, duration: HOUR });
const byLink = new PrivateLinkLimit('files');
const byUser = new RateLimit('uploads: user', { points: 600, duration: HOUR });
const DISK_FULL =
  'Er kan nu geen bestand bij: de schijf van het portaal is bijna vol. Vraag een beheerder om ruimte te maken.';
const MOST_DRAINED = 100 * 1024 * 1024;
const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SESSION_CHANGED: 409,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/**
 * The addresses of the file store: `POST /files/<folder>` with the bytes as body and the name, percent-encoded, in
 * `x-file-name`; `GET` and `HEAD /files/<folder>/<id>`, without an account by a private link in `x-private-link`. Errors are JSON as those of GraphQL.
 */
export function fileRoutes<User extends Uploader>(options: FileRouteOptions<User>): Router {
  const router = Router();
  router.get('/files/{*path}', download(options));
  router.post('/files/{*path}', upload(options));
  router.use('/files', () => {
    throw notFound('Dit bestand');
  });
  router.use('/files', sendError);
  return router;
}

function download<User extends Uploader>({
  folders,
  settings,
  portal,
  identify,
  trustProxy,
}: FileRouteOptions<User>): RequestHandler {
  return async (request, response) => {
    const { segments } = pathOf(request);
    const fileId = segments.pop() ?? '';
    const { folder, params, path } = known(findFolder(folders, segments));
    const requester = await identify(request, response);
    const asked = { ...requester, address: clientAddress(request, trustProxy), folder: path, fileId };
    const link = request.get(LINK_HEADER);
    await logFileRefusal(asked, 'download', () =>
      link
        ? openedOrThrow(portal, link, fileId, asked.address)
        : mayOrThrow(folder.read, requester, { settings, params, fileId }),
    );
    const file = await findFile(path, fileId);
    const isGone = file?.metadata.inTrash && (await folder.pointedTo([fileId], true)).length === 0;
    if (!file || isGone) throw notFound('Dit bestand');

    const { name, type } = file.metadata;
    const isImage = type === PICTURE_TYPE || type in fileKinds.image.types;
    const isPublic = folder.read === everybody;
    const part = partOf(file, Number(request.query.w) || undefined);
    const etag = `"${fileId}${part.start > 0 ? `-${part.start}` : ''}"`;
    response.set({
      'content-type': mediaType(type),
      'content-disposition': contentDisposition(name, { type: isImage ? 'inline' : 'attachment' }),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Its bytes never change, but it can be removed.
      'cache-control': isPublic ? `public, max-age=${DAY}` : 'private, no-cache',
      etag,
      'accept-ranges': 'bytes',
      ...(isPublic && { 'access-control-allow-origin': '*' }),
    });
    if (request.fresh) return void response.status(304).end();
    const range = rangeOf(request, response, part.length, etag);
    if (range === 'unsatisfiable') {
      return void response.status(416).set('content-range', `bytes */${part.length}`).end();
    }
    const length = range ? range.end - range.start + 1 : part.length;
    response.set('content-length', String(length));
    if (request.method === 'HEAD') return void response.end();
    // A player or a viewer that asks for parts asks for the first one once.
    if (!isPublic && !range?.start) await logDownload(asked);
    await pipeline(readFile(file, range, part), allOf(length), response).catch(() => response.destroy());
  };
}

/** Passes bytes on, and fails when there are fewer than was said: who waits for the others would do so for ever. */
function allOf(length: number) {
  return async function* (bytes: AsyncIterable<Buffer>) {
    let passed = 0;
    for await (const chunk of bytes) {
      passed += chunk.length;
      yield chunk;
    }
    if (passed < length) throw new Error('The file store has lost bytes of this file.');
  };
}

function upload<User extends Uploader>({
  folders,
  settings,
  portal,
  identify,
  trustProxy,
}: FileRouteOptions<User>): RequestHandler {
  return async (request, response) => {
    const { folder, params, path } = known(findFolder(folders, pathOf(request).segments));
    const requester = await identify(request, response);
    const asked = { ...requester, address: clientAddress(request, trustProxy), folder: path };
    if (requester.user && requester.viewedBy)
      throw new AppError('FORBIDDEN', texts.viewingOnly(requester.user.name));
    const user = await logFileRefusal(asked, 'upload', () =>
      mayOrThrow(folder.write, requester, { settings, params }),
    );
    if (user) await byUser.count(user.id);
    else await byVisitor.count(clientAddress(request, trustProxy));
    if (Number(request.headers['content-length'] ?? 0) > fileKinds[folder.kind].maxBytes)
      throw tooLarge(folder.kind);
    if (!(await portal.disk.hasRoom())) throw new UploadRefused(507, DISK_FULL);
    const file = await logVirus(asked, () =>
      storeUpload({
        folder: path,
        kind: folder.kind,
        name: fileNameOf(request),
        uploadedBy: user?.id,
        bytes: Readable.from(bodyOf(request)),
        isPublicPicture: isPublicPicture(folder),
        scanner: settings.scanner,
      }),
    );
    response.status(201).set('cache-control', 'no-store').json({ file });
  };
}

function pathOf(request: Request): { segments: string[] } {
  return { segments: [...((request.params as { path?: string[] }).path ?? [])] };
}

function known<F extends Folder<never>>(found: FoundFolder<F> | undefined): FoundFolder<F> {
  if (!found) throw notFound('Dit bestand');
  return found;
}

/** Who asks, when the rule lets them in. @throws UNAUTHENTICATED, FORBIDDEN or SESSION_CHANGED */
async function mayOrThrow<User extends Uploader>(
  rule: FolderRule<User>,
  { user, pageUser }: Requester<User>,
  file: Omit<FolderRequest<User>, 'user'>,
): Promise<User | null> {
  mustBePageUser(user, pageUser);
  if (await rule({ user, ...file })) return user;
  throw user ? forbidden() : unauthenticated();
}

/** Nobody, by the private link of a page without an account. @throws NOT_FOUND, RATE_LIMITED after many that open nothing */
function openedOrThrow(portal: PortalContext, token: string, fileId: string, address: string): Promise<null> {
  return byLink.guessing(address, async () => {
    for (const { opens } of itemsOf(fileLinks, portal.extensions))
      if (await opens(portal, token, fileId)) return null;
    throw notFound('Dit bestand');
  });
}

/** A header of our own also keeps other sites' forms out: a browser asks the server before it sends one. */
function fileNameOf(request: Request): string {
  try {
    const name = decodeURIComponent(request.get('x-file-name') ?? '');
    if (name) return name;
  } catch {
    // Not percent-encoded: the same answer.
  }
  throw new UploadRefused(400, 'De naam van het bestand ontbreekt.');
}

/** The one range that is asked for; several, or one of another version, give the whole file. */
function rangeOf(request: Request, response: Response, size: number, etag: string) {
  const condition = request.get('if-range');
  if (!request.get('range') || (condition && condition !== etag)) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'unsatisfiable';
  const only =
    Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (only) response.status(206).set('content-range', `bytes ${only.start}-${only.end}/${size}`);
  return only;
}

const sendError: ErrorRequestHandler = (thrown: unknown, request, response, _next) => {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const requestId = newRequestId();
  if (!(thrown instanceof AppError)) logError(thrown, 'file request failed', { requestId });
  const error = isDatabaseAway(thrown) ? databaseAway() : thrown;
  const isKnown = error instanceof AppError;
  const status =
    error instanceof UploadRefused ? error.status : isKnown ? (STATUS[error.extensions.code] ?? 400) : 500;
  const [message, extensions] = isKnown
    ? [error.message, error.extensions]
    : [texts.internal, { code: 'INTERNAL_SERVER_ERROR' }];
  if (request.method === 'POST') drain(request);
  const { retryAfterSeconds } = extensions as { retryAfterSeconds?: number };
  if (status === 503 && retryAfterSeconds) response.set('retry-after', String(retryAfterSeconds));
  response
    .status(status)
    .set('cache-control', 'no-store')
    .json({ errors: [{ message, extensions: { ...extensions, requestId } }] });
};

/** The bytes as they come. When the reader gives up the connection stays, for the answer. */
async function* bodyOf(request: Request): AsyncGenerator<Buffer> {
  for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
}

/**
 * Reads on what is left of a refused upload: a client that is still sending would not see the answer. Up to a limit.
 */
function drain(request: Request): void {
  let left = MOST_DRAINED;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}
