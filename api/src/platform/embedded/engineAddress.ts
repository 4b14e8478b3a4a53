import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

/** In the data folder, for who runs the portal alone: where its engine listens while it is open. */
const FILE = 'engine-address';

/** Lets other programs of this user reach the engine of a data folder that is open. @param uri of the driver */
export async function noteAddress(dataDir: string, uri: string): Promise<void> {
  await writeFile(join(dataDir, FILE), uri, { mode: 0o600 });
}

/** The engine closes. */
export async function forgetAddress(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILE), { force: true });
}

/** Where the engine that has this data folder listens; nothing when none does. */
export async function addressOf(dataDir: string): Promise<string | undefined> {
  const uri = await readFile(join(dataDir, FILE), 'utf8').catch(() => undefined);
  const [, socket] = /^mongodb:\/\/([^/]+\.sock)/.exec(uri ?? '') ?? [];
  return socket && (await isListening(decodeURIComponent(socket))) ? uri : undefined;
}

function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
