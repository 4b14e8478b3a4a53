import { once } from 'node:events';
import { rmSync } from 'node:fs';

import { print } from 'graphql';

import { MeDocument } from '../gql/graphql';
import { actAs, type ApiClient } from '../testing/apiClient';
import { demoFolder, startPortalProcess } from '../testing/portalProcess';
import { expect, test } from '../testing/stage';
import { engineOf, expectNothingLost, startWriters } from '../testing/writers';

// The embedded engine ends while the portal runs.

const folders: string[] = [];
function newFolder(): string {
  const folder = demoFolder();
  folders.push(folder);
  return folder;
}
test.afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Whether a process is there. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Asks who is signed in, until it is stopped. @returns what was wrong with the answers */
function watchSession(url: string, { cookie }: ApiClient): () => Promise<string[]> {
  const wrong: string[] = [];
  let isStopped = false;
  const watch = async () => {
    while (!isStopped) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query: print(MeDocument) }),
      });
      const { data, errors } = (await response.json()) as {
        data?: { me: unknown };
        errors?: { extensions: { code: string } }[];
      };
      const code = errors?.[0]?.extensions.code;
      const isAway = code === 'UNAVAILABLE' && response.status === 503 && response.headers.has('retry-after');
      if (code ? !isAway : !data?.me) wrong.push(`${response.status} ${code ?? 'nobody signed in'}`);
    }
    return wrong;
  };
  const watched = watch();
  return () => {
    isStopped = true;
    return watched;
  };
}

test.describe('a portal whose engine is killed', () => {
  test('in the middle of writes: is there again, has lost nothing and signed out nobody', async () => {
    const portal = await startPortalProcess({ DATA_DIR: newFolder() });
    const reader = await actAs(portal.url, 'lid');
    const watched = [1, 2, 3].map(() => watchSession(portal.url, reader));
    const readyz = async () =>
      (await (await fetch(`${portal.url}/readyz`)).json()) as { database: { restarts?: number } };
    for (const [kills, writes] of [40, 150, 300].entries()) {
      const writers = await startWriters(portal.url, writes);
      const killed = engineOf(portal);
      expect((await readyz()).database.restarts).toBe(kills);
      process.kill(killed!, 'SIGKILL');
      await expect.poll(() => engineOf(portal)).not.toBe(killed);
      writers.forEach((writer) => writer.stop());
      await Promise.all(writers.map(({ finished }) => finished));
      await expectNothingLost(portal.url, writers);
      expect((await readyz()).database.restarts).toBe(kills + 1);
      expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
    }
    for (const stop of watched) expect(await stop()).toEqual([]);
    expect(portal.process.exitCode).toBeNull();
    expect(await portal.stop()).toBe(0);
  });

  test('and that is stopped at once: ends with 0, without an engine left', async () => {
    const env = { DATA_DIR: newFolder() };
    const portal = await startPortalProcess(env);
    const killed = engineOf(portal)!;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => engineOf(portal)).not.toBe(killed);
    const next = engineOf(portal);
    expect(await portal.stop()).toBe(0);
    expect([killed, next ?? killed].filter(isAlive)).toEqual([]);
    await (await startPortalProcess(env)).stop();
  });

  test('again and again: stops with one sentence', async () => {
    const portal = await startPortalProcess({ DATA_DIR: newFolder() });
    const ended = once(portal.process, 'exit');
    for (let kills = 1; kills <= 5; kills += 1) {
      const engine = engineOf(portal)!;
      process.kill(engine, 'SIGKILL');
      if (kills === 5) break;
      await expect.poll(() => (portal.output().match(/is there again/g) ?? []).length).toBe(kills);
    }
    expect(await ended).toEqual([1, null]);
    expect(portal.output()).toMatch(
      /^The embedded database failed: it ended 5 times in 2 minutes [^\n]+\.$/m,
    );
    expect(portal.output()).not.toContain('Unhandled');
  });
});
