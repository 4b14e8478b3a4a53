/**
 * What /sw.js is with SERVICE_WORKER=false: it takes the place of the service worker in every browser that comes by, deletes
 * what that kept and ends itself. Pages that are open go on.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(end());
});

async function end(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('carnaval-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// A module, so that `self` is its own.
export {};
