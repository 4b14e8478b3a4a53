/** Where the service worker of the shell puts what another app shared (shell/src/offline/keptRequests.ts). */
const CACHE = 'carnaval-shared';
const KEY = '/delen';

/** Takes the file that another app of this device shared with the portal, once; undefined when there is none. */
export async function takeSharedFile(): Promise<File | undefined> {
  // Not with plain http, and not in tests.
  if (typeof caches === 'undefined') return undefined;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(KEY);
  if (!kept) return undefined;
  const bytes = await kept.blob();
  await cache.delete(KEY);
  return new File([bytes], decodeURIComponent(kept.headers.get('x-file-name') ?? 'bon'), {
    type: bytes.type,
  });
}
