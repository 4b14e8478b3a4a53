import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import mongoose, { type Connection } from 'mongoose';

import { waitUntil } from '../../testing/waitUntil';
import { StartupError } from '../errors/appError';
import { checkDataDir } from './checkDataDir';
import { socketDir, sweepSockets } from './socketDir';
import { type EmbeddedDatabase, startEmbedded } from './startEmbedded';

// The real cache of this machine: what is tested here is the database, and the copy is made once.
const cacheDir = join(tmpdir(), 'embedded-test-cache');
let dataDir: string;
let running: EmbeddedDatabase[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-test-'));
});
afterEach(async () => {
  await Promise.all(running.map((database) => database.close()));
  running = [];
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, cacheDir });
  running.push(database);
  return database;
}

/** @param patience in ms, how long a command waits for an engine; the driver looks for one every half second */
function connect({ uri }: EmbeddedDatabase, patience = 8000): Promise<Connection> {
  const options = { dbName: 'test', serverSelectionTimeoutMS: patience };
  return mongoose.createConnection(uri, options).asPromise();
}

const names = (connection: Connection) => connection.collection<{ name: string }>('names');

/** Whether a process is there; one that ended and was waited for is not. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Opens the folder once more, and reads what is there. */
async function storedNames(): Promise<string[]> {
  const database = await start();
  const connection = await connect(database);
  const stored = await names(connection).find().toArray();
  await connection.close();
  return stored.map(({ name }) => name);
}

/** A process of its own that starts the database; resolves when that is open. */
async function startParent() {
  const script = `
    const { startEmbedded } = require(${JSON.stringify(join(__dirname, 'startEmbedded'))});
    startEmbedded(${JSON.stringify({ dataDir, cacheDir })}).then(({ pid }) => console.log(pid));`;
  const env = { ...process.env, SWC_NODE_PROJECT: join(__dirname, '../../../tsconfig.json') };
  // stderr is the child's as well: 'close' comes only when both have ended.
  const parent = spawn(process.execPath, ['-r', require.resolve('@swc-node/register'), '-e', script], {
    env,
  });
  const closed = once(parent, 'close');
  parent.stderr.resume();
  await once(createInterface(parent.stdout), 'line');
  return { parent, closed };
}

describe('startEmbedded', () => {
  it('keeps what was written after closing and opening again', async () => {
    const database = await start();
    const connection = await connect(database);
    await names(connection).insertOne({ name: 'Anna' });
    await connection.close();
    await database.close();
    await database.close();
    expect(await storedNames()).toEqual(['Anna']);
  });

  it('loses nothing acknowledged when the engine is killed, and is there again at the same address', async () => {
    const database = await start();
    // Writers that do not wait for the next engine.
    const connection = await connect(database, 300);
    expect(connection.getClient().writeConcern).toMatchObject({ w: 1, j: true });
    const acknowledged: string[] = [];
    const killed = database.pid;
    // Until it fails, or the next engine is there: it can be there before a writer has given up.
    const write = async (worker: number) => {
      for (let i = 0; database.pid === killed; i += 1) {
        await names(connection).insertOne({ name: `${worker}-${i}` });
        acknowledged.push(`${worker}-${i}`);
        if (acknowledged.length === 200) process.kill(killed, 'SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, (_, worker) => write(worker)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    await waitUntil(() => database.isUp && database.pid !== killed);
    await connection.close();
    const later = await connect(database);
    const stored = await names(later).find().toArray();
    expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
    await names(later).insertOne({ name: 'afterwards' });
    expect(database.restarts).toBe(1);
    await later.close();
  });

  it('stays after Ctrl-C, and comes back after SIGTERM', async () => {
    const database = await start();
    const connection = await connect(database);
    process.kill(database.pid, 'SIGINT');
    process.kill(database.pid, 'SIGHUP');
    await names(connection).insertOne({ name: 'Anna' });
    expect(database.restarts).toBe(0);
    process.kill(database.pid, 'SIGTERM');
    await waitUntil(() => database.restarts === 1);
    expect(await names(connection).countDocuments()).toBe(1);
    await connection.close();
  });

  it('is given up with one sentence when it keeps ending, and leaves nothing behind', async () => {
    const database = await start();
    let given: string | undefined;
    void database.failed.then((sentence) => (given = sentence));
    for (let kills = 1; kills <= 5; kills += 1) {
      expect(given).toBeUndefined();
      process.kill(database.pid, 'SIGKILL');
      await waitUntil(() => database.restarts === kills || given !== undefined);
    }
    expect(given).toMatch(
      /^The embedded database failed: it ended 5 times in 2 minutes \(last: signal SIGKILL\)\. .+\.$/,
    );
    expect(isAlive(database.pid)).toBe(false);
    expect(database.restarts).toBe(4);
    expect(await storedNames()).toEqual([]);
  });

  it('says what a person can do when the folder cannot be opened again', async () => {
    const database = await start();
    process.kill(database.pid, 'SIGSTOP');
    rmSync(join(dataDir, 'WiredTiger.turtle'));
    process.kill(database.pid, 'SIGKILL');
    expect(await database.failed).toMatch(/WiredTiger\.turtle is missing\): put back a backup .+\.$/);
  });

  it.each([
    ['nothing holds the folder', (database: EmbeddedDatabase) => !database.isUp],
    ['the next engine opens it', (database: EmbeddedDatabase, killed: number) => database.pid !== killed],
  ])('is closed while %s, without an engine left', async (_when, isSo) => {
    const database = await start();
    let given: string | undefined;
    void database.failed.then((sentence) => (given = sentence));
    const killed = database.pid;
    process.kill(killed, 'SIGKILL');
    await waitUntil(() => isSo(database, killed));
    await database.close();
    expect(isAlive(database.pid)).toBe(false);
    expect(given).toBeUndefined();
    expect(await storedNames()).toEqual([]);
  });

  it('goes when its parent is killed, and the folder can be opened at once', async () => {
    const { parent, closed } = await startParent();
    parent.kill('SIGKILL');
    expect(await storedNames()).toEqual([]);
    await closed;
  });

  it('is in use for a second process only as long as the first has it', async () => {
    const { parent, closed } = await startParent();
    const second = startEmbedded({ dataDir, cacheDir, waitMs: 0 });
    await expect(second).rejects.toThrow(StartupError);
    await expect(second).rejects.toThrow(
      `The data folder ${dataDir} is in use by another process: stop that one or choose another folder.`,
    );
    parent.kill('SIGTERM');
    await closed;
    await start();
  });

  it('says so when the files are damaged', async () => {
    await (await start()).close();
    writeFileSync(join(dataDir, '_mdb_catalog.wt'), 'x'.repeat(8192));
    const started = startEmbedded({ dataDir, cacheDir });
    await expect(started).rejects.toThrow(StartupError);
    await expect(started).rejects.toThrow(/exit code 14.*: put back a backup or choose an empty folder\.$/);
  });

  it('refuses a folder that cannot be made', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'data'), '/proc/data']) {
      const started = startEmbedded({ dataDir: folder, cacheDir });
      await expect(started).rejects.toThrow(StartupError);
      await expect(started).rejects.toThrow(`The data folder ${folder} cannot be created or written`);
    }
  });
});

describe('checkDataDir', () => {
  it('refuses a database without its turtle file, which would open empty', async () => {
    writeFileSync(join(dataDir, 'WiredTiger.wt'), '');
    await expect(checkDataDir(dataDir)).rejects.toThrow(/WiredTiger\.turtle is missing/);
    writeFileSync(join(dataDir, 'WiredTiger.turtle'), '');
    await checkDataDir(dataDir);
    expect(readdirSync(dataDir)).toEqual(['WiredTiger.turtle', 'WiredTiger.wt']);
  });

  it('refuses a disk that is almost full', async () => {
    await expect(checkDataDir(dataDir, Number.MAX_SAFE_INTEGER)).rejects.toThrow(StartupError);
  });
});

describe('socketDir', () => {
  it('is the temporary folder where a socket fits in it, else /tmp', () => {
    expect(socketDir(dataDir)).toBe(dataDir);
    expect(socketDir(join(dataDir, 'x'.repeat(60)))).toBe('/tmp');
    expect(socketDir(join(dataDir, 'not-there'))).toBe('/tmp');
  });

  it('is swept of the sockets that nobody listens to', async () => {
    const make = (name: string) => {
      const folder = join(dataDir, `embedded-mongodb-${name}`);
      mkdirSync(folder);
      return { folder, socket: join(folder, 'mongodb.sock') };
    };
    const [living, dead, young] = [make('living'), make('dead'), make('young')];
    const server = createServer().listen(living.socket);
    const killed = createServer().listen(join(dataDir, 'killed.sock'));
    await Promise.all([once(server, 'listening'), once(killed, 'listening')]);
    // A second name for the socket stays behind when its server closes, as it does after a kill.
    for (const { socket } of [dead, young]) linkSync(join(dataDir, 'killed.sock'), socket);
    killed.close();
    for (const { folder } of [living, dead]) utimesSync(folder, 0, 0);

    await sweepSockets(dataDir);
    server.close();
    expect([living, dead, young].map(({ folder }) => existsSync(folder))).toEqual([true, false, true]);
  });
});
