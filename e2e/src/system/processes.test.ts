import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import {
  ClubSettingsDocument,
  EditUserDocument,
  MeDocument,
  RemoveUserDocument,
  SaveClubSettingsDocument,
  SystemDocument,
  UserRevisionDocument,
} from '../gql/graphql';
import { actAs, addressOf, clientOf, makeUser } from '../testing/apiClient';
import { freePort, type PortalProcess, startPortalProcess } from '../testing/portalProcess';
import { expect, test } from '../testing/stage';
import { expectNothingLost, startWriters, stopWriters } from '../testing/writers';

// The portal as several processes, on one machine and on two.

/** The processes that serve a portal: what runs its main program, but the one that started them. */
function servers({ process: { pid } }: PortalProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('app/main.js'))
    .map(Number);
}

/** The engine, which the process that started the others holds. */
function engineIn({ process: { pid } }: PortalProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(
    children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('embedded/engine')),
  );
}

const isAlive = (pid: number) => execFileSync('ps', ['-o', 'pid=', '-p', `${pid},1`]).includes(String(pid));

test.describe('a portal of two processes', () => {
  let portal: PortalProcess;
  test.beforeAll(async () => {
    portal = await startPortalProcess({ PROCESSES: '2' });
    // Each says so once it listens.
    const listening = () => portal.output().match(/SMTP_URL is not set/g)?.length;
    await expect.poll(listening, { timeout: 60_000 }).toBe(2);
  });
  test.afterAll(() => portal.stop());

  test('is replaced one by one without a request that fails', async () => {
    const before = servers(portal);
    const writers = await startWriters(portal.url, 50);
    portal.process.kill('SIGHUP');
    // Two starts, on a machine that does other work too.
    await expect.poll(() => before.some(isAlive), { timeout: 90_000 }).toBe(false);
    expect(servers(portal)).toHaveLength(2);
    expect(await stopWriters(writers)).toEqual([]);
    await expectNothingLost(portal.url, writers);
  });

  test('tells Prometheus of all of them, whichever is asked', async () => {
    const read = async () => {
      const text = await (await fetch(`${portal.url}/metrics`)).text();
      const [, count] =
        /portal_operation_seconds_count\{operation="me",outcome="ok"\} (\d+)/.exec(text) ?? [];
      return Number(count ?? 0);
    };
    const before = await read();
    // Each has a connection of its own, so both processes are asked.
    await Promise.all(
      Array.from({ length: 8 }, () => actAs(portal.url, 'lid').then((lid) => lid.data(MeDocument))),
    );
    const after = await read();
    expect(after).toBeGreaterThanOrEqual(before + 8);
    expect(await read()).toBe(after);
  });

  test('tells of the engine, whichever is asked, also when it was started again', async () => {
    const readyz = async () => (await (await fetch(`${portal.url}/readyz`)).json()) as { database: unknown };
    const metrics = async () => (await fetch(`${portal.url}/metrics`)).text();
    expect(await metrics()).toContain('portal_engine_up 1\n');
    expect(await metrics()).toContain('portal_engine_restarts 0\n');
    process.kill(engineIn(portal), 'SIGKILL');
    await expect.poll(metrics).toContain('portal_engine_restarts 1\n');
    await expect.poll(metrics).toContain('portal_engine_up 1\n');
    const answers = await Promise.all(Array.from({ length: 8 }, readyz));
    for (const { database } of answers) expect(database).toMatchObject({ ok: true, restarts: 1 });
    const admin = await actAs(portal.url, 'beheer');
    const { systemStatus } = await admin.data(SystemDocument);
    expect(systemStatus).toMatchObject({ engineRestarts: 1, now: { processes: 2 } });
    expect(systemStatus.parts).toContainEqual({ key: 'engine', state: 'good', word: 'restarted' });
  });

  test('goes on when one of them is killed, which is started again; nothing acknowledged is lost', async () => {
    const [victim] = servers(portal);
    const writers = await startWriters(portal.url, 50);
    process.kill(victim!, 'SIGKILL');
    await expect.poll(() => servers(portal).filter((pid) => pid !== victim).length).toBe(2);
    await stopWriters(writers);
    await expectNothingLost(portal.url, writers);
  });

  test('stops within 8 seconds, and leaves nothing behind', async () => {
    const all = servers(portal);
    const before = Date.now();
    expect(await portal.stop()).toBe(0);
    expect(Date.now() - before).toBeLessThan(8000);
    expect(all.some(isAlive)).toBe(false);
  });
});

test('a portal of several processes that cannot start says why, once', async () => {
  const port = String(await freePort());
  const taken = createServer().listen(Number(port), '127.0.0.1');
  await once(taken, 'listening');
  const failed = startPortalProcess({ PROCESSES: '2', PORT: port });
  await expect(failed).rejects.toThrow(
    /The portal ended with 1: [^\n]*Port \d+ on 127\.0\.0\.1 is already in use[^\n]*\s*$/,
  );
  taken.close();
});

/** Passes requests on to the portals in turn, but not to one that says at `/readyz` that it is not there or about to go. */
function balancer(ports: readonly number[]): Server {
  const isReady = ports.map(() => true);
  const watching = setInterval(() => {
    ports.forEach((port, at) => {
      const answer = fetch(`http://127.0.0.1:${port}/readyz`);
      answer.then(
        ({ ok }) => (isReady[at] = ok),
        () => (isReady[at] = false),
      );
    });
  }, 100);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ready = ports.filter((_port, at) => isReady[at]);
    const { method, url, headers } = incoming;
    const to = { port: ready[turn++ % ready.length], host: '127.0.0.1', method, path: url, headers };
    const passed = request({ ...to, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  return server.on('close', () => clearInterval(watching));
}

test.describe('two machines on one database, behind a balancer', () => {
  let database: PortalProcess;
  let machines: PortalProcess[];
  const front: { server?: Server; url: string } = { url: '' };
  let environments: Record<string, string>[];

  test.beforeAll(async () => {
    // No server can be had here: the embedded engine of a third portal stands for it.
    database = await startPortalProcess();
    const MONGODB_URI = readFileSync(join(database.dataDir, 'engine-address'), 'utf8');
    const ports = [await freePort(), await freePort()];
    environments = ports.map((port) => ({
      MONGODB_URI,
      PORT: String(port),
      TRUST_PROXY: 'true',
      LINGER_SECONDS: '2',
    }));
    // At once: one of them brings the data to this version, the other waits.
    machines = await Promise.all(environments.map((env) => startPortalProcess(env)));
    front.server = balancer(ports).listen(0, '127.0.0.1');
    await once(front.server, 'listening');
    front.url = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
  });
  test.afterAll(async () => {
    front.server?.close();
    await Promise.all(machines.map((machine) => machine.stop()));
    await database.stop();
  });

  test('what one changes of rights and settings, the other minds at once', async () => {
    const [here, there] = machines as [PortalProcess, PortalProcess];
    const admin = await actAs(here.url, 'beheer');
    const { id, account } = await makeUser(admin, { name: 'Truus Twee', general: ['clubAdmin'] });
    const { cookie } = await actAs(here.url, account);
    const asked = clientOf(there.url, cookie).data(ClubSettingsDocument);
    const { revision, approveDetails } = (await asked).clubSettings;

    await admin.data(SaveClubSettingsDocument, { revision, approveDetails: !approveDetails });
    // What the other answered before does not stay in its memory.
    const { clubSettings } = await clientOf(there.url, cookie).data(ClubSettingsDocument);
    expect(clubSettings).toMatchObject({ revision: revision + 1, approveDetails: !approveDetails });

    const { user } = await admin.data(UserRevisionDocument, { id });
    const permissions = { general: [], commissions: [] };
    const changed = { name: 'Truus Twee', email: addressOf(account), isExternal: false, permissions };
    await admin.data(EditUserDocument, { id, revision: user.revision, user: changed });
    await expect(clientOf(there.url, cookie).data(ClubSettingsDocument)).rejects.toThrow(
      'Je hebt hier geen rechten voor.',
    );
    await admin.data(RemoveUserDocument, { id });
    expect((await clientOf(there.url, cookie).data(MeDocument)).me).toBeNull();
  });

  test('each is restarted under load without a request that fails', async () => {
    const writers = await startWriters(front.url, 50);
    for (const [at, machine] of machines.entries()) {
      await machine.stop();
      machines[at] = await startPortalProcess(environments[at]);
    }
    expect(await stopWriters(writers)).toEqual([]);
    await expectNothingLost(front.url, writers);
  });
});
