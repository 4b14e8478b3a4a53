import { createServer, type Server, type ServerResponse, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

import compression from 'compression';
import cors from 'cors';
import express from 'express';
import { Router, type RequestHandler } from 'express';
import mongoose from 'mongoose';

import { isDatabaseAway } from '../database/databaseAway';
import { databaseAway, StartupError } from '../errors/appError';
import { logError } from '../log/logger';
import { findings, type Watched } from '../monitor/findings';
import type { PortalContext } from '../portalContext';
import type { Hook } from './areaRoutes';
import { type FeedRouteOptions, feedRoutes } from './feedRoutes';
import { type FileRouteOptions, fileRoutes } from './fileRoutes';
import { graphiqlPage } from './graphiqlPage';
import { graphqlHandler, type GraphqlHandlerOptions } from './graphqlHandler';
import { metricsRoute } from './metricsRoute';
import { pagePolicy } from './pagePolicy';
import { type Identify, type PortalFiles, portalFiles } from './portalFiles';

/** So long the database may take to say that it is there, in ms. */
const PATIENCE = 2000;

/** Whether a server is about to stop. */
interface Phase {
  isClosing: boolean;
}

/**
 * Whether this process can do its work: 503 when its database does not answer in time, or it is about to stop. The rest is told with it (disk, jobs,
 * mail, backup) and makes the status `attention`: no reason to send people elsewhere. Numbers and words only.
 */
export const readiness =
  (portal: Watched, phase: Phase): RequestHandler =>
  async (_request, response) => {
    if (phase.isClosing) {
      response.status(503).json({ status: 'stopping' });
      return;
    }
    try {
      const { db, readyState } = mongoose.connection;
      if (!db || readyState !== mongoose.ConnectionStates.connected) throw new Error('not connected');
      await db.command({ ping: 1 }, { timeoutMS: PATIENCE });
      const found = await findings(portal);
      const isWell = Object.values(found).every(({ ok }) => ok);
      response.json({ status: isWell ? 'ok' : 'attention', ...found });
    } catch {
      response
        .status(503)
        .set('retry-after', '5')
        .json({ status: 'no database', database: { ok: false, word: 'does not answer' } });
    }
  };

/** What no page of the portal uses. */
const PERMISSIONS_POLICY =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), display-capture=()';

const TIMEOUTS = {
  /** 20 MB over a bad connection of a phone. */
  requestTimeout: 15 * 60_000,
  /** Longer than node's 5 s: an upload that begins on a connection just as the server ends it fails in the browser. */
  keepAliveTimeout: 65_000,
};

interface ServerOptions<User extends { id: string; name: string }, Context extends { requestId: string }>
  extends GraphqlHandlerOptions<Context>, FileRouteOptions<User>, FeedRouteOptions, HookRouteOptions {
  /** Origins of the public website, whose pages may ask without a session. */
  websiteOrigins: readonly string[];
  /** Who reads the metrics has it; absent: this machine only. */
  metricsToken?: string;
  /** For how many ms a server that closes still answers on connections that are kept; absent: not at all. */
  lingerMs?: number;
  port: number;
  host: string;
  /** Absent: the API alone, for tests. */
  files?: PortalFiles;
}

/** A server that answers, and how to stop it. */
export interface RunningServer {
  port: number;
  /** Takes no new requests and waits for those under way, 10 seconds at most. */
  close(): Promise<void>;
}

/** Starts the one server of the portal. @throws StartupError when the port is taken */
export async function startServer<
  User extends { id: string; name: string },
  Context extends { requestId: string },
>(options: ServerOptions<User, Context>): Promise<RunningServer> {
  const graphql = graphqlHandler(options);
  const phase = { isClosing: false };
  const app = expressApp(options, phase);
  const answered = crossOrigin(options.websiteOrigins);
  const compress = compressed();
  const server = createServer(TIMEOUTS, (request, response) => {
    if (answered(request, response)) return;
    const isGraphql = request.url === '/graphql' || request.url?.startsWith('/graphql?');
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    compress(request, response, () => {
      if (isGraphql && !wantsPage) void graphql(request, response);
      else app(request, response);
    });
  });
  const close = closer(server, phase, options.lingerMs);
  await listen(server, options.port, options.host);
  return { port: (server.address() as AddressInfo).port, close };
}

function expressApp<User extends { id: string; name: string }, Context extends { requestId: string }>(
  options: ServerOptions<User, Context>,
  phase: Phase,
) {
  const { files } = options;
  const app = express();
  app.disable('x-powered-by');
  const identify = asked(options);
  app.use(...pagePolicy(files?.remotes, identify));
  app.use((_request, response, next) => {
    response.setHeader('permissions-policy', PERMISSIONS_POLICY);
    next();
  });
  // Alive, with or without its database: who starts processes again must not do so while the engine comes back.
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', readiness(options.portal, phase));
  app.get('/metrics', metricsRoute(options.portal.metrics, options.metricsToken));
  app.get(['/graphql', '/playground'], graphiqlPage());
  app.use(fileRoutes(options));
  app.use(feedRoutes(options));
  app.use(hookRoutes(options));
  if (files) app.use(portalFiles(files, identify));
  app.use(((error, _request, response, _next) => {
    logError(error, 'page failed');
    if (isDatabaseAway(error)) {
      const { message, extensions } = databaseAway();
      response
        .status(503)
        .set('retry-after', String(extensions.retryAfterSeconds))
        .type('text')
        .send(message);
      return;
    }
    response.status(500).type('text').send('Er ging iets mis.');
  }) as express.ErrorRequestHandler);
  return app;
}

/** Who asks for a file of the portal. With the database away that is nobody: the files are there all the same. */
function asked<User extends { id: string; name: string; role?: string }>({
  identify,
}: FileRouteOptions<User>): Identify {
  return async (request, response) => {
    try {
      const { user } = await identify(request, response);
      return user && { id: user.id, isAdmin: user.role === 'Admin' };
    } catch {
      return null;
    }
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code ?? error.name})`;
      reject(new StartupError(`Port ${port} on ${host} ${why}: stop the other program or set PORT.`));
    });
    server.listen(port, host, () => resolve());
  });
}

/**
 * Answers what is under way, then ends each connection instead of keeping it for a next request.
 * @param lingerMs how long those that are kept get an answer to a next request, that says that it was the last
 */
function closer(server: Server, phase: Phase, lingerMs = 0): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  const lastOne = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_request, response) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (phase.isClosing) lastOne(response);
  });
  return async () => {
    phase.isClosing = true;
    for (const response of answering) lastOne(response);
    if (lingerMs > 0) await delay(lingerMs);
    // On a busy machine a request may have come that was not read yet: its connection is not idle.
    await nextTurn();
    await new Promise<void>((resolve) => {
      const impatient = setTimeout(() => server.closeAllConnections(), 10_000).unref();
      server.close(() => {
        clearTimeout(impatient);
        resolve();
      });
      server.closeIdleConnections();
    });
  };
}

/**
 * Lets pages of the public website ask in the visitor's browser: GraphQL and uploads, never with a session.
 * @param origins such as https://www.example.nl; none: no other site may
 * @returns whether the request has been answered
 */
function crossOrigin(origins: readonly string[]) {
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

/**
 * Packs answers, pages and lists from 1 KB on for who takes them so, also without a proxy before the portal: on a phone a list is a
 * tenth, and a page comes in the first packets. Built files are packed already, and a part of a file is sent as it is.
 */
function compressed() {
  return compression({
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  }) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** What the routes need to know of their surroundings. */
interface HookRouteOptions {
  hooks: readonly Hook[];
  portal: PortalContext;
}

/** The addresses that other services call. 503 makes them call again. */
function hookRoutes({ hooks, portal }: HookRouteOptions): Router {
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
