import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

import { CACHES, type KeptRequest, keptRequest, SHARED } from '../offline/keptRequests';

/**
 * The service worker of the portal (docs/architecture/decisions/0022): keeps the code of the portal, so that it opens
 * without a connection. What it keeps is the same for everybody: no answer of the API and no file passes through it.
 */
declare const self: ServiceWorkerGlobalScope;

const DAY = 24 * 60 * 60;
/** The shell and all areas have about 200; the rest is of releases before. */
const MOST_CHUNKS = 700;
/** A connection that takes longer than this counts as none, when there is something to show. */
const PATIENCE_SECONDS = 2;

/** Only what was answered as it should be: no page of a proxy, or of the wireless network of a hotel. */
const onlySound = (type: RegExp) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected && type.test(response.headers.get('content-type') ?? '')
      ? response
      : null,
});

/** A server that is down behind a proxy is no connection. Without anything kept the page shows its answer. */
const notDown = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
    return response;
  },
  handlerDidError: async ({ request }: { request: Request }) => fetch(request),
};

const pages = new NetworkFirst({
  cacheName: `${CACHES}pages`,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [{ cacheKeyWillBeUsed: async () => '/' }, onlySound(/^text\/html/), notDown],
});
const lists = new NetworkFirst({
  cacheName: `${CACHES}lists`,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [onlySound(/^(application|image)\//), notDown],
});
const chunks = new CacheFirst({
  cacheName: `${CACHES}chunks`,
  plugins: [
    onlySound(/^(?!text\/html)/),
    new ExpirationPlugin({ maxEntries: MOST_CHUNKS, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
  ],
});

const router = new Router();
const keep = (kept: KeptRequest, handler: CacheFirst | NetworkFirst) =>
  router.registerRoute(
    new Route(
      // An address of another origin, of a team that ships its area itself, is asked for as ever.
      ({ sameOrigin, url, request }) =>
        sameOrigin && keptRequest(url.pathname, request.mode === 'navigate') === kept,
      handler,
    ),
  );
keep('page', pages);
keep('chunk', chunks);
keep('list', lists);
// The share target of the manifest: another app hands over a photograph, which goes to nobody but this device.
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { pathname, origin } = new URL(url);
  if (method === 'POST' && origin === self.location.origin && pathname === SHARED.path)
    event.respondWith(takeShared(event.request));
});
router.addFetchListener();
// The page names what it loaded before there was a service worker.
router.addCacheListener();

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(pages.handleAll({ event, request: new Request('/') })));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlderCaches(), self.clients.claim()]));
});

// A new one waits until a page begins, which asks it to take over: never in the middle of one.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type } = event.data as { type?: string };
  if (type === 'TAKE_OVER') void self.skipWaiting();
});

async function takeShared(request: Request): Promise<Response> {
  const file = (await request.formData()).get('receipt');
  if (file instanceof File) {
    const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) };
    await (await caches.open(SHARED.cache)).put(SHARED.path, new Response(file, { headers }));
  }
  return Response.redirect(SHARED.form, 303);
}

async function forgetOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => /^carnaval-\d/.test(name) && !name.startsWith(CACHES));
  await Promise.all(older.map((name) => caches.delete(name)));
}
