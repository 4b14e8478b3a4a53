import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { startPortalProcess } from '../testing/portalProcess';
import { engineOf, killAll } from '../testing/writers';
import { Load } from './load';
import { copyDemo, useFolders } from './portals';
import { Tally } from './tally';

// What happens to a portal under a mixed load. Each names what it counted: see the reporter.

const folders = useFolders();
/** Another number of answers before each fault, so that it comes at another moment. */
const writesBefore = (fault: number) => 10 + ((fault * 37) % 150);

test('kill -9 of the portal with its engine', async () => {
  const env = { DATA_DIR: folders.demo() };
  const tally = new Tally();
  let portal = await startPortalProcess(env);
  for (let kill = 0; kill < 15; kill++) {
    const load = await Load.start(portal.url, `Portaal${kill}`, writesBefore(kill));
    await killAll(portal);
    await load.end();
    portal = await startPortalProcess(env);
    tally.add(await load.settle(portal.url));
  }
  expect(await portal.stop()).toBe(0);
  tally.tell('kill -9 of the portal with its engine');
});

test('kill -9 of the embedded engine', async () => {
  const tally = new Tally();
  // The fifth within two minutes stops a portal, on purpose.
  for (let kill = 0; kill < 12;) {
    const portal = await startPortalProcess({ DATA_DIR: folders.demo() });
    for (let here = 0; here < 4; here++, kill++) {
      const load = await Load.start(portal.url, `Motor${kill}`, writesBefore(kill));
      const killed = engineOf(portal)!;
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => engineOf(portal)).not.toBe(killed);
      await expect.poll(async () => (await fetch(`${portal.url}/readyz`)).status).toBe(200);
      await load.end();
      tally.add(await load.settle(portal.url));
    }
    expect(await portal.stop()).toBe(0);
  }
  tally.tell('kill -9 of the embedded engine');
});

test('a disk that answers nothing for four seconds', async () => {
  const portal = await startPortalProcess({ DATA_DIR: folders.demo() });
  const tally = new Tally();
  for (let stop = 0; stop < 3; stop++) {
    const load = await Load.start(portal.url, `Traag${stop}`, writesBefore(stop));
    const engine = engineOf(portal)!;
    // As seen by the portal: the engine does not come back from a write.
    process.kill(engine, 'SIGSTOP');
    await setTimeout(4000);
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
    process.kill(engine, 'SIGCONT');
    await load.end();
    expect(engineOf(portal)).toBe(engine);
    tally.add(await load.settle(portal.url));
  }
  expect(await portal.stop()).toBe(0);
  tally.tell('a disk that answers nothing for four seconds (the engine is held)');
});

test('a clock that jumps two hours ahead and back', async () => {
  const file = join(folders.empty(), 'clock');
  writeFileSync(file, '0');
  const portal = await startPortalProcess({
    DATA_DIR: folders.demo(),
    CLOCK_FILE: file,
    NODE_OPTIONS: `--require ${resolve(__dirname, 'shiftClock.cjs')}`,
  });
  const tally = new Tally();
  for (const [at, hours] of [2, -2, 0].entries()) {
    const load = await Load.start(portal.url, `Klok${at}`, writesBefore(at));
    writeFileSync(file, String(hours * 3_600_000));
    await setTimeout(2000);
    // Nobody's work ended by it.
    await load.end();
    tally.add(await load.settle(portal.url));
  }
  expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
  expect(await portal.stop()).toBe(0);
  tally.tell('a clock that jumps two hours ahead and back');
});

test('a disk that gets full', async () => {
  const folder = folders.empty();
  const disk = ['-t', 'tmpfs', '-o', 'size=1500m', 'tmpfs', folder];
  const canMount = (() => {
    try {
      execFileSync('mount', disk, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  })();
  test.skip(!canMount, 'a small disk of its own needs the right to mount one');
  try {
    const env = { DATA_DIR: copyDemo(join(folder, 'data')) };
    const tally = new Tally();
    const portal = await startPortalProcess(env);
    const load = await Load.start(portal.url, 'Vol', 60);
    const filler = join(folder, 'filler');
    fill(filler);
    await setTimeout(3000);
    if (portal.process.exitCode === null) await killAll(portal);
    await load.end();
    rmSync(filler);
    const again = await startPortalProcess(env);
    tally.add(await load.settle(again.url));
    expect(await again.stop()).toBe(0);
    tally.tell('a disk that gets full');
  } finally {
    execFileSync('umount', ['-l', folder]);
  }
});

/** Writes a file until the disk is full. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(1 << 20);
  try {
    for (;;) writeSync(file, block);
  } catch {
    // Full.
  } finally {
    closeSync(file);
  }
}
