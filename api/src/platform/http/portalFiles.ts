import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { type Request, type RequestHandler, Router } from 'express';
import sirv from 'sirv';

import { KnownDocuments } from '../graphql/knownDocuments';
import { builtShell, type RemoteList } from '../remotes/remoteList';
import { buildIn, builtAreas, builtFolders } from '../remotes/remotesFile';
import { inHtml } from '../text/plainText';
import { earlyFiles, earlySignedOut, pageAt } from './earlyFiles';
import { galleryFiles } from './galleryFiles';
import { visitorPages } from './visitorPages';

/** Pages of who has no session, beside that on which they sign in. */
const OWN_SIGNED_OUT = /^\/(wachtwoord_instellen|email_bevestigen|afmelden)\b/;
const YEAR = 365 * 24 * 3600;

/** Where the built portal is: `shell/dist`, `mf-<area>/dist`, and in `releases` beside them what was built before. */
export interface PortalFiles {
  /** The folder of the repository. */
  root: string;
  /** Which version of each remote there is. */
  remotes: RemoteList;
  /** False: browsers end the service worker they have (docs/architecture/decisions/0022). */
  serviceWorker?: boolean;
  /** The gallery of kit is under `/kit`. */
  gallery?: boolean;
  /** What the pages for who has no account say above them: the name of the foundation. */
  foundation?: string;
}

/** Who asks for the list of remotes, when that can be known. */
export type Identify = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<{ id: string; isAdmin: boolean } | null>;

/**
 * The documents of the shell and the remotes that were built here, of the releases before too; none when nothing was. A
 * remote of another address is built by its team: what it asks is not among them, unless it is still the same.
 * @param root the folder of the repository
 */
export function knownDocuments(root: string): KnownDocuments {
  const files = ['shell', ...builtAreas(root).map((area) => `mf-${area}`)]
    .flatMap((folder) => builtFolders(join(root, folder)))
    // A release that is kept from before the file was renamed has it under its old name.
    .flatMap((folder) => ['operations.json', 'documents.json'].map((name) => join(folder, name)))
    .filter((file) => existsSync(file));
  return new KnownDocuments(
    new Map(
      files.flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
      ),
    ),
  );
}

/** Serves the shell, the remotes and the list of remotes; any other address is a page of the shell. */
export function portalFiles(files: PortalFiles, identify: Identify): RequestHandler {
  const { root, remotes, serviceWorker = true, gallery = false, foundation } = files;
  const router = Router();
  const shell = join(root, 'shell', 'dist');
  if (gallery) router.use(galleryFiles(root));
  else router.use('/kit', notHere);
  router.get('/remotes.json', async (request, response) => {
    const areas = await remotes.offeredTo(await identify(request, response));
    // It differs from person to person, and may change at any time.
    response.set({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    response.json({ shell: builtShell(root), areas });
  });
  // Sharing with the portal is for its service worker; a browser without one gets the form, with nothing in it.
  router.post('/delen', (_request, response) => response.redirect(303, '/declaraties?nieuw'));
  if (!serviceWorker) {
    router.get('/sw.js', (_request, response) => {
      response.set('cache-control', 'no-cache').sendFile(join(shell, 'sw.off.js'), { dotfiles: 'allow' });
    });
  }
  router.use(visitorPages(shell, foundation));
  for (const area of builtAreas(root)) {
    for (const folder of builtFolders(join(root, `mf-${area}`))) {
      const build = buildIn(folder);
      if (build) router.use(`/remotes/${area}/${build}`, built(folder));
    }
    // Tabs that were opened before each version had an address of its own.
    router.use(`/remotes/${area}`, built(join(root, `mf-${area}`, 'dist')), notHere);
  }
  const page: RequestHandler = async (request, response, next) => {
    if (!request.accepts('html') || /\.[a-z0-9]+$/i.test(request.path)) return next();
    const signedOut = isSignedOut(request);
    const link = await (signedOut ? earlySignedOut : earlyFiles)(root, remotes, request.path);
    const file = await readFile(join(shell, signedOut ? 'signedOut.html' : 'index.html'), 'utf8');
    const { title, heading } = signedOut
      ? { title: '', heading: signedOutHeading(request.path) }
      : await headingAt(remotes, request.path);
    response
      .set({ 'cache-control': 'no-cache', vary: 'cookie', ...(link && { link }) })
      .type('html')
      .send(file.replace('{{title}}', () => inHtml(title)).replace('{{heading}}', () => inHtml(heading)));
  };
  router.get('/', page);
  // After the present one come those before: an open tab asks for the files of its own.
  for (const folder of builtFolders(join(root, 'shell'))) router.use(built(folder));
  router.get('/{*page}', page);
  return router;
}

/** What stands above the pages of the shell before their scripts have come, in the words of the shell. */
const HOME = { title: 'Persoonlijke pagina', heading: 'Wat wacht er op je' };
const SIGN_IN = 'Inloggen';

/** The title in the bar of a phone, '' where it is the heading, and that of the page; '' where only the page knows. */
async function headingAt(remotes: RemoteList, path: string): Promise<{ title: string; heading: string }> {
  if (path === '/') return HOME;
  return { title: '', heading: (await pageAt(remotes, path))?.title ?? '' };
}

/** Who asks for a page of the portal signs in first. */
function signedOutHeading(path: string): string {
  return OWN_SIGNED_OUT.test(path) ? '' : SIGN_IN;
}

/** Who has no session (the cookie of identity/sessions), or asks for a page of who has none, sees the frame of those pages until the scripts have come. */
function isSignedOut({ path, headers: { cookie = '' } }: Request): boolean {
  const hasSession = /(^|; *)(__Host-)?carnaval=./.test(cookie);
  return !hasSession || path === '/login' || OWN_SIGNED_OUT.test(path);
}

function built(folder: string): RequestHandler {
  return sirv(folder, {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      // Names with a content hash never change; the others are asked for anew.
      const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/.test(path);
      response.setHeader('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      response.setHeader('access-control-allow-origin', '*');
    },
  }) as RequestHandler;
}

const notHere: RequestHandler = (_request, response) => {
  response.status(404).type('text').send('Not found');
};
