import { remotes } from '../remotes/remoteList';
import { CACHES } from './keptRequests';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): typeof plain;
}
const plain = { createScriptURL: (url: string) => url };

/** The one address of the service worker, also of the one that ends it (docs/architecture/decisions/0022). */
const WORKER = '/sw.js';

/**
 * Has the service worker keep the code of the portal, for when there is no connection. A newer one takes over now that a
 * page begins. Without service workers (plain http elsewhere, a private window) the portal needs its connection.
 */
export async function registerWorker(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers || !navigator.onLine) return;
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('worker', plain) ?? plain;
  const url = policy.createScriptURL(WORKER);
  const registration = (await workers.register(url, { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined;
  // A browser that blocks them may answer with nothing.
  if (!registration) return;
  registration.waiting?.postMessage({ type: 'TAKE_OVER' });
  const { active } = await workers.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: await missing() } });
}

/**
 * What the portal needs without a connection and is not kept yet: the shell, and the areas that this device has opened,
 * with declaring, which is for everybody. Nothing for who asked the browser to save data.
 */
async function missing(): Promise<string[]> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return loadedHere();
  const lists = await keptIn(`${CACHES}lists`);
  const chunks = await keptIn(`${CACHES}chunks`);
  const areas = new Set(
    [...lists, ...loadedHere()].flatMap((url) => /\/remotes\/([a-z]+)\//.exec(url)?.[1] ?? []),
  );
  const list = await remotes.current();
  const entries = [...areas.add('secretariat')].flatMap((area) => list.areas[area]?.[0]?.entry ?? []);
  // What a team has at its own address is asked for as ever.
  const own = entries.filter((entry) => entry.startsWith('/remotes/'));
  const folders = ['/', ...own.map((entry) => entry.slice(0, entry.lastIndexOf('/') + 1))];
  const wanted = await Promise.all(folders.map(chunksOf));
  return [...loadedHere(), '/remotes.json', ...wanted.flat()].filter((url) => !chunks.has(fullUrl(url)));
}

async function keptIn(name: string): Promise<Set<string>> {
  const requests = await (await caches.open(name)).keys();
  return new Set(requests.map(({ url }) => url));
}

/** The files of a part of the portal; none of one that is at another address. */
async function chunksOf(folder: string): Promise<string[]> {
  const response = await fetch(`${folder}chunks.json`);
  if (!response.ok) return [];
  const names = (await response.json()) as string[];
  const manifest = folder === '/' ? [] : [`${folder}mf-manifest.json`];
  return [...manifest, ...names.map((name) => folder + name)];
}

/** What this page loaded, perhaps before there was a service worker, which keeps of it what it is for. */
function loadedHere(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  return entries.filter((name) => name.startsWith(fullUrl('/')));
}

const fullUrl = (url: string) => new URL(url, window.location.origin).href;
