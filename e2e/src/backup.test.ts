import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { EditProfileDocument, MeDocument } from './gql/graphql';
import { actAs } from './testing/apiClient';
import { startPortalProcess } from './testing/portalProcess';
import { expect, test } from './testing/stage';

// Backup and restore as programs, beside a portal that runs and for one that is gone.

const root = resolve(__dirname, '../..');
let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carnaval-backup-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program of the API on a data folder. */
function start(name: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, `api/dist/app/${name}.main.js`), ...args], {
    env: { ...process.env, MONGODB_URI: undefined, DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }));
  return { child, ended };
}
const run = (...args: Parameters<typeof start>) => start(...args).ended;

/** Waits until a file is made, and sees it also when it is there for a moment only. */
function appears(within: string, name: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(within, (_event, changed) => {
      if (changed !== name) return;
      watcher.close();
      resolve();
    });
  });
}

/** Somebody's own street, by which this foundation is known. */
async function moveTo(url: string, adres: string): Promise<void> {
  const client = await actAs(url, 'lid');
  const { me } = await client.data(MeDocument);
  await client.data(EditProfileDocument, { revision: me?.revision ?? 0, profile: { adres } });
}
const addressAt = async (url: string) => (await (await actAs(url, 'lid')).data(MeDocument)).me?.adres;

test('a backup that was made while people worked is a whole foundation in another folder', async () => {
  const file = join(folder, 'backup.tar.gz');
  const portal = await startPortalProcess();
  await moveTo(portal.url, 'Bewaard 11');
  const made = await run('backup', portal.dataDir, file);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('teruggelezen en vergeleken') });
  // It did not disturb the portal, and what comes later is not in it.
  await moveTo(portal.url, 'Later 12');
  const occupied = await run('restore', portal.dataDir, file, '--replace');
  expect(occupied).toMatchObject({
    code: 1,
    output: expect.stringContaining('is in use by another process'),
  });
  expect(await addressAt(portal.url)).toBe('Later 12');

  const elsewhere = join(folder, 'elsewhere');
  const dry = await run('restore', elsewhere, file, '--dry');
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('Er is niets geschreven.') });
  expect(existsSync(elsewhere)).toBe(false);
  const restored = await run('restore', elsewhere, file);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('teruggezet en vergeleken') });
  const again = await startPortalProcess({ DATA_DIR: elsewhere });
  expect(await addressAt(again.url)).toBe('Bewaard 11');
  expect(await again.stop()).toBe(0);
  const refused = await run('restore', elsewhere, file);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is data in this database'),
  });
  await portal.stop();
});

test('kill -9 in the middle of a backup leaves none; of a restore nothing that looks whole', async () => {
  const dataDir = join(folder, 'killed');
  const file = join(folder, 'killed.tar.gz');
  await (await startPortalProcess({ DATA_DIR: dataDir })).stop();
  const backup = start('backup', dataDir, file);
  await appears(folder, 'killed.tar.gz.part');
  backup.child.kill('SIGKILL');
  await backup.ended;
  expect(existsSync(file)).toBe(false);

  expect(await run('backup', dataDir, file)).toMatchObject({ code: 0 });
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  const target = join(folder, 'target');
  mkdirSync(target);
  // It has opened the database, reads the file, writes.
  for (const moment of [0, 400, 1200]) {
    const cutOff = start('restore', target, file, '--replace');
    await appears(target, 'engine-address');
    await setTimeout(moment);
    cutOff.child.kill('SIGKILL');
    await cutOff.ended;
    const outcome = await startPortalProcess({ DATA_DIR: target, DEMO: 'false' }).then(
      async (portal) => `up, ended with ${await portal.stop()}`,
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(/^up, ended with 0$|A backup was not restored to the end/);
  }
  expect(await run('restore', target, file, '--replace')).toMatchObject({ code: 0 });
  const portal = await startPortalProcess({ DATA_DIR: target });
  expect(await addressAt(portal.url)).toBeTruthy();
  await portal.stop();
});
