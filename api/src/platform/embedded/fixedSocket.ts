import { mkdtempSync } from 'node:fs';
import { mkdir, rename, rm, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { SOCKET, SOCKET_PREFIX } from './socketDir';

/** One address for every engine that a portal has in its life: a link that points to the socket of the one that runs. */
export interface FixedSocket {
  /** The address of an engine, as one that stays. */
  uriFor(engineUri: string): string;
  /** Has it lead to this engine. */
  pointTo(engineUri: string): Promise<void>;
  /** Says that it is still of use while it leads nowhere, so that no other portal sweeps it. */
  keep(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes such an address. @param sockets the folder that the engines get for theirs */
export function fixedSocket(sockets: string): FixedSocket {
  // As the engine names its own, for this user only, so that what a kill leaves is swept as those are.
  const folder = mkdtempSync(join(sockets, SOCKET_PREFIX));
  const link = join(folder, SOCKET);
  return {
    uriFor: (engineUri) =>
      engineUri.replace(encodeURIComponent(socketOf(engineUri)), encodeURIComponent(link)),
    pointTo: async (engineUri) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const next = `${link}.next`;
      await rm(next, { force: true });
      await symlink(socketOf(engineUri), next);
      await rename(next, link);
    },
    keep: async () => {
      const now = new Date();
      await utimes(folder, now, now).catch(() => undefined);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function socketOf(engineUri: string): string {
  const [, socket = ''] = /^mongodb:\/\/([^/]+\.sock)/.exec(engineUri) ?? [];
  return decodeURIComponent(socket);
}
