import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { EditProfileDocument, MeDocument } from '../gql/graphql';
import { actAs, type ApiClient } from '../testing/apiClient';
import {
  demoFolder,
  freePort,
  type PortalProcess,
  spawnPortal,
  startPortalProcess,
} from '../testing/portalProcess';
import { expect, test } from '../testing/stage';
import { expectNothingLost, killAll, processTree, startWriters } from '../testing/writers';

// The portal as a process: how it refuses to start, stops, and comes back.

const folders: string[] = [];
/** A new data folder. Side by side, because the portal keeps a cache beside its data folder. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-process-'));
  folders.push(folder);
  return folder;
}
/** One with the demo foundation, which takes long to make. */
function filledFolder(): string {
  const folder = demoFolder();
  folders.push(folder);
  return folder;
}
test.afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Starts a portal that must not come up. @returns exit code and what it printed */
async function failedStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { process: child, output } = spawnPortal(env);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

test.describe('a portal that cannot start', () => {
  const taken = createServer();
  let running: PortalProcess;
  /** All at once: two of them wait 8 seconds before they give up. */
  const starts: Record<string, ReturnType<typeof failedStart>> = {};

  test.beforeAll(async () => {
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    running = await startPortalProcess({ DATA_DIR: filledFolder() });
    const file = join(newFolder(), 'een-bestand');
    writeFileSync(file, '');
    const PORT = String(await freePort());
    starts.port = failedStart({ PORT: String(port), DATA_DIR: filledFolder() });
    starts.inUse = failedStart({ PORT, DATA_DIR: running.dataDir });
    starts.unreachable = failedStart({ PORT, MONGODB_URI: 'mongodb://127.0.0.1:1' });
    starts.nonsense = failedStart({ PORT, MONGODB_URI: 'onzin' });
    starts.unwritable = failedStart({ PORT, DATA_DIR: join(file, 'data') });
    starts.badPort = failedStart({ PORT: 'elf', DATA_DIR: newFolder() });
    starts.remotes = failedStart({ PORT, DATA_DIR: newFolder(), REMOTES_FILE: '/niet/hier.json' });
  });
  test.afterAll(async () => {
    taken.close();
    await running.stop();
  });

  for (const [name, beginning, part] of [
    ['port', 'Port', 'is already in use'],
    ['inUse', 'The data folder', 'is in use by another process'],
    ['unreachable', 'No MongoDB could be reached with MONGODB_URI', 'nothing answers there'],
    ['nonsense', 'The environment variable MONGODB_URI is wrong', 'mongodb://'],
    ['unwritable', 'The data folder', 'cannot be created or written'],
    ['badPort', 'The environment variable PORT is wrong', 'elf'],
    ['remotes', 'The list of remotes', 'check REMOTES_FILE'],
  ] as const) {
    test(`says why in one sentence (${name})`, async () => {
      const { code, output } = await starts[name]!;
      expect(output.trim()).toMatch(new RegExp(`^${beginning}[^\n]*\\.$`));
      expect(output).toContain(part);
      expect(code).toBe(1);
    });
  }

  test('leaves the one that runs alone', async () => {
    await Promise.all(Object.values(starts));
    expect(await (await fetch(`${running.url}/healthz`)).json()).toEqual({ status: 'ok' });
  });
});

test.describe('a portal that is stopped', () => {
  test('with SIGTERM in the middle of writes: ends with 0, at once, and has lost nothing', async () => {
    const env = { DATA_DIR: filledFolder() };
    const portal = await startPortalProcess(env);
    const writers = await startWriters(portal.url, 100);
    const before = Date.now();
    expect(await portal.stop()).toBe(0);
    expect(Date.now() - before).toBeLessThan(8000);
    expect(portal.output()).not.toMatch(/\n\s+at |Error/);
    await Promise.all(writers.map(({ finished }) => finished));

    const again = await startPortalProcess(env);
    await expectNothingLost(again.url, writers);
    await again.stop();
  });

  test('with kill -9 of all its processes in the middle of writes: has lost nothing that was answered', async () => {
    const env = { DATA_DIR: filledFolder() };
    let portal = await startPortalProcess(env);
    for (const writes of [40, 150, 300]) {
      const writers = await startWriters(portal.url, writes);
      expect(processTree(portal.process.pid!).length).toBeGreaterThan(1);
      await killAll(portal);
      await Promise.all(writers.map(({ finished }) => finished));

      portal = await startPortalProcess(env);
      await expectNothingLost(portal.url, writers);
    }
    expect(await portal.stop()).toBe(0);
  });

  test('does not load the demo again when it starts the second time', async () => {
    const env = { DATA_DIR: newFolder() };
    const edit = async (client: ApiClient) => {
      const { me } = await client.data(MeDocument);
      await client.data(EditProfileDocument, {
        revision: me?.revision ?? 0,
        profile: { adres: 'Blijvend 11' },
      });
    };
    const first = await startPortalProcess(env);
    const client = await actAs(first.url, 'lid');
    await edit(client);
    await first.stop();

    const second = await startPortalProcess({ ...env, PORT: new URL(first.url).port });
    // The session has lived through it as well.
    expect((await client.data(MeDocument)).me?.adres).toBe('Blijvend 11');
    await second.stop();
  });
});
