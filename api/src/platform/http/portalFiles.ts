import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';

import { StartupError } from '../errors/startupError';
import { KnownDocuments } from '../graphql/knownDocuments';

const YEAR = 365 * 24 * 3600;

/** Where the built portal is: `shell/dist`, `mf-<area>/dist`. */
export interface PortalFiles {
  /** The folder of the repository. */
  root: string;
  /** Names and folders of the remotes to serve. */
  areas: readonly string[];
  /** Another remotes.json than the one that was built: area → manifest address. */
  remotesFile?: string;
  /** False: browsers end the service worker they have (docs/architecture/decisions/0022). */
  serviceWorker?: boolean;
}

/** The names of the remotes that are built with the portal. @param root the folder of the repository */
export function builtRemotes(root: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(root, 'shell/public/remotes.json'), 'utf8')) as object);
}

/**
 * The documents of the shell and the remotes that were built here; none when nothing was. A remote of another address
 * is built by its team: what it asks is not among them, unless it is still the same.
 */
export function knownDocuments({ root, areas }: Pick<PortalFiles, 'root' | 'areas'>): KnownDocuments {
  const files = ['shell', ...areas.map((area) => `mf-${area}`)]
    .map((folder) => join(root, folder, 'dist', 'documents.json'))
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
export function portalFiles({ root, areas, remotesFile, serviceWorker = true }: PortalFiles): RequestHandler {
  const router = Router();
  const shell = join(root, 'shell', 'dist');
  router.get('/remotes.json', (_request, response) => {
    response.set('cache-control', 'no-cache').sendFile(remotesFile ?? join(shell, 'remotes.json'), {
      dotfiles: 'allow',
    });
  });
  // Sharing with the portal is for its service worker; a browser without one gets the form, with nothing in it.
  router.post('/delen', (_request, response) => response.redirect(303, '/declaraties?nieuw'));
  if (!serviceWorker) {
    router.get('/sw.js', (_request, response) => {
      response.set('cache-control', 'no-cache').sendFile(join(shell, 'sw.off.js'), { dotfiles: 'allow' });
    });
  }
  for (const area of areas) router.use(`/remotes/${area}`, built(join(root, `mf-${area}`, 'dist')), notHere);
  router.use(built(shell));
  router.get('/{*page}', (request, response, next) => {
    if (!request.accepts('html') || /\.[a-z0-9]+$/i.test(request.path)) return next();
    response.set('cache-control', 'no-cache').sendFile(join(shell, 'index.html'), { dotfiles: 'allow' });
  });
  return router;
}

/** The origins that the list of remotes names beside our own, for the content security policy. */
export function remoteOrigins({ root, remotesFile }: PortalFiles): string[] {
  const file = remotesFile ?? join(root, 'shell', 'dist', 'remotes.json');
  try {
    const entries = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    return [
      ...new Set(entries.filter((entry) => /^https?:/.test(entry)).map((entry) => new URL(entry).origin)),
    ];
  } catch {
    throw new StartupError(
      'The list of remotes (remotes.json) cannot be read: run "npm run build" or check REMOTES_FILE.',
    );
  }
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
