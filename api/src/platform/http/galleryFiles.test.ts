import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import express from 'express';

import { RemoteList } from '../remotes/remoteList';
import { pagePolicy } from './pagePolicy';
import { portalFiles } from './portalFiles';

let root: string;
const close: (() => void)[] = [];
const nobody = () => Promise.resolve(null);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'carnaval-gallery-'));
  for (const folder of ['shell/dist', 'kit/gallery/dist']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'remotes.json'), '{ "club": "/remotes/club/mf-manifest.json" }');
  for (const page of ['index', 'signedOut'])
    writeFileSync(join(root, `shell/dist/${page}.html`), '<title>Carnaval</title>');
  writeFileSync(join(root, 'kit/gallery/dist/index.html'), '<script>begin()</script>');
  writeFileSync(
    join(root, 'kit/gallery/dist/iframe.html'),
    '<script src="a.js"></script><script type="module">\nshow()</script>',
  );
});
afterAll(() => {
  close.forEach((end) => end());
  rmSync(root, { recursive: true });
});

/** Serves what was built. @returns what is answered at an address */
async function serving(gallery?: boolean) {
  const app = express();
  const remotes = new RemoteList(root, join(root, 'remotes.json'));
  app.use(...pagePolicy(remotes, nobody), portalFiles({ root, remotes, gallery }, nobody));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string) => fetch(url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
}

it.each([undefined, false])('with gallery %s nothing is at its address', async (gallery) => {
  const get = await serving(gallery);
  for (const path of ['/kit', '/kit/', '/kit/iframe.html']) expect((await get(path)).status).toBe(404);
});

it('switched on it is under /kit, and an unknown address of it is no page of the portal', async () => {
  const get = await serving(true);
  const response = await get('/kit');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/kit/']);
  expect(await (await get('/kit/')).text()).toContain('begin()');
  expect((await get('/kit/iframe.html?id=x')).status).toBe(200);
  expect((await get('/kit/elsewhere')).status).toBe(404);
});

it('its pages run their own scripts and no others, and those of the portal have the policy they had', async () => {
  const get = await serving(true);
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]+)/;
  expect(scripts.exec(await policy('/kit/'))?.[1]).toMatch(
    /^'self' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='$/,
  );
  expect(scripts.exec(await policy('/club'))?.[1]?.trim()).toBe("'self'");
  expect(await policy('/kitten')).toContain('require-trusted-types-for');
});

it('asked for and not built is said at the start', () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'carnaval-unbuilt-'));
  close.push(() => rmSync(unbuilt, { recursive: true }));
  expect(() =>
    portalFiles(
      { root: unbuilt, remotes: new RemoteList(root, join(root, 'remotes.json')), gallery: true },
      nobody,
    ),
  ).toThrow('the gallery was not built');
});
