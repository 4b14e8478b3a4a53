/** Of the names of the caches. Goes up when what is kept has another shape: what was kept before is deleted then. */
export const CACHES = 'carnaval-1-';

/** Where what another app shared waits for the form that asked for it; kit/files/sharedFile.ts takes it out. */
export const SHARED = { cache: 'carnaval-shared', path: '/delen', form: '/declaraties?nieuw&gedeeld' };

/** What the service worker keeps of a request, or nothing: then it goes on as if there were no service worker. */
export type KeptRequest =
  /** A page: the same file at every address. */
  | 'page'
  /** A file whose name has a hash of its content: it never changes. */
  | 'chunk'
  /** What says which files belong together now, such as the list of remotes, and the icons. */
  | 'list';

/** Addresses of the server: answers for one person, files, and pages of their own, as those for who has no account. */
const OF_SERVER =
  /^\/(graphql|playground|files|feeds|hooks|kit|healthz|readyz|metrics|sw\.js|publiek|diensten|clubgegevens)(\/|$)/;
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const LISTS =
  /^\/(remotes\.json|remotes\/[a-z]+\/([0-9a-f]{12}\/)?mf-manifest\.json|manifest\.webmanifest|favicon\.svg|icons\/[^/]+\.png)$/;
const HAS_EXTENSION = /\.[a-z0-9]+$/i;

/** What is kept of a GET of this origin. @param isPage the browser goes to that address */
export function keptRequest(pathname: string, isPage: boolean): KeptRequest | undefined {
  if (OF_SERVER.test(pathname)) return undefined;
  if (isPage) return HAS_EXTENSION.test(pathname) ? undefined : 'page';
  if (HASHED.test(pathname)) return 'chunk';
  return LISTS.test(pathname) ? 'list' : undefined;
}
