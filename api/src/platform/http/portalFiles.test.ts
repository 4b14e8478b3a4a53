import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import express from 'express';

import { RemoteList } from '../remotes/remoteList';
import { portalFiles } from './portalFiles';

const CLUB_FILES = [
  ...['/shell.0123abcd.js', '/remotes.json', '/area.0123abcd.js', '/remotes/club/mf-manifest.json'],
  ...['/remotes/club/remoteEntry.0123abcd.js', '/remotes/club/Area.0123abcd.js'],
];
let root: string;
const close: (() => void)[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'carnaval-files-'));
  const dist = join(root, 'shell', 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<title>Carnaval</title><b>{{title}}</b><h1>{{heading}}</h1>');
  writeFileSync(join(dist, 'signedOut.html'), '<title>Inloggen</title><h1>{{heading}}</h1>');
  mkdirSync(join(dist, 'publiek'));
  writeFileSync(join(dist, 'publiek', 'page.html'), '<title>{{foundation}}</title><b>{{foundation}}</b>');
  writeFileSync(join(dist, 'publiek', 'publiek.0123abcd.js'), 'of visitors');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'remotes.json'), '{ "club": "/remotes/club/mf-manifest.json" }');
  writeFileSync(join(dist, 'sw.js'), 'keeps');
  writeFileSync(
    join(dist, 'early.json'),
    JSON.stringify({
      all: ['shell.0123abcd.js'],
      home: ['home.0123abcd.js'],
      login: ['login.0123abcd.js'],
      area: ['area.0123abcd.js'],
      shared: { 'kit/table': ['table.0123abcd.js'] },
    }),
  );
  const club = join(root, 'mf-club', 'dist');
  mkdirSync(club, { recursive: true });
  const routes = ['/club', '/club/:id'].map((path) => ({
    path,
    title: 'Club & <kern>',
    permission: 'clubAdmin',
  }));
  routes.push({ path: '/speldjes/:token', title: 'Gegevens', permission: 'visitor' });
  const said = { version: '1.0.0', build: '0123456789ab', container: 'club', kit: '^1.0.0', react: '19.0.0' };
  writeFileSync(join(club, 'remote.json'), JSON.stringify({ ...said, routes }));
  const page = { files: ['Page.0123abcd.js'], shared: ['kit/table', 'kit/ui'] };
  writeFileSync(join(club, 'early.json'), JSON.stringify({ '/club/:id': page }));
  const exposes = [{ path: './Area', assets: { js: { sync: ['Area.0123abcd.js'] } } }];
  const metaData = { remoteEntry: { name: 'remoteEntry.0123abcd.js' } };
  writeFileSync(join(club, 'mf-manifest.json'), JSON.stringify({ metaData, exposes }));
  const before = join(root, 'shell', 'releases', '0123456789ab');
  mkdirSync(before, { recursive: true });
  writeFileSync(join(before, 'page.0123abcd.js'), 'of the release before');
  writeFileSync(join(dist, 'sw.off.js'), 'ends');
});
afterAll(() => {
  close.forEach((end) => end());
  rmSync(root, { recursive: true });
});

/** Serves what was built. @returns its address */
async function serve(serviceWorker?: boolean, foundation?: string): Promise<string> {
  const app = express();
  const remotes = new RemoteList(root, join(root, 'remotes.json'));
  app.use(portalFiles({ root, remotes, serviceWorker, foundation }, () => Promise.resolve(null)));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  [undefined, 'keeps'],
  [true, 'keeps'],
  [false, 'ends'],
])('with serviceWorker %s the worker %s, and is asked for anew each time', async (serviceWorker, text) => {
  const response = await fetch(`${await serve(serviceWorker)}/sw.js`);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it.each([
  ['/', 'carnaval=0123', 'Carnaval'],
  ['/club', '__Host-carnaval=0123', 'Carnaval'],
  ['/', '', 'Inloggen'],
  ['/club', 'carnaval-device=0123', 'Inloggen'],
  ['/login', 'carnaval=0123', 'Inloggen'],
])('%s with the cookie "%s" begins with the frame of %s', async (path, cookie, title) => {
  const response = await fetch((await serve()) + path, { headers: { accept: 'text/html', cookie } });
  expect(await response.text()).toContain(`<title>${title}</title>`);
  expect(response.headers.get('vary')).toContain('cookie');
});

it.each(['/publiek', '/publiek/diensten', '/publiek/een/twee'])(
  '%s is a page for who has no account, under the name of the foundation, which nobody keeps',
  async (path) => {
    const headers = { accept: 'text/html', cookie: 'carnaval=0123' };
    const response = await fetch((await serve(true, 'De <b>$&</b> & co')) + path, { headers });
    const name = 'De &lt;b&gt;$&amp;&lt;/b&gt; &amp; co';
    expect(await response.text()).toBe(`<title>${name}</title><b>${name}</b>`);
    expect(
      ['cache-control', 'x-robots-tag', 'referrer-policy', 'link'].map((one) => response.headers.get(one)),
    ).toEqual(['no-cache', 'noindex', 'no-referrer', null]);
  },
);

it('its script is a file, and without a name it is called Carnaval', async () => {
  const url = await serve();
  const script = await fetch(`${url}/publiek/publiek.0123abcd.js`);
  expect([await script.text(), script.headers.get('cache-control')]).toEqual([
    'of visitors',
    expect.stringContaining('immutable'),
  ]);
  expect(await (await fetch(`${url}/publiek/x`)).text()).toContain('<title>Carnaval</title>');
});

it.each([
  ['/diensten/ab-c_1', '/publiek/diensten#ab-c_1'],
  ['/clubgegevens/x%2F%23y', '/publiek/gegevens#x%2F%23y'],
])('a link of before works on: %s', async (path, location) => {
  const { status, headers } = await fetch((await serve()) + path, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    location,
    'no-store',
  ]);
});

it.each([
  ['/', 'carnaval=0123', '<b>Persoonlijke pagina</b><h1>Wat wacht er op je</h1>'],
  ['/club', 'carnaval=0123', '<b></b><h1>Club &amp; &lt;kern&gt;</h1>'],
  ['/nergens', 'carnaval=0123', '<b></b><h1></h1>'],
  ['/club', '', '<h1>Inloggen</h1>'],
  ['/login', 'carnaval=0123', '<h1>Inloggen</h1>'],
  ['/wachtwoord_instellen', '', '<h1></h1>'],
])('%s with the cookie "%s" has its heading before any script: %s', async (path, cookie, heading) => {
  const response = await fetch((await serve()) + path, { headers: { accept: 'text/html', cookie } });
  expect((await response.text()).replace(/<title>.*<\/title>/, '')).toBe(heading);
});

it('the manifest of the app has its own type', async () => {
  const { headers } = await fetch(`${await serve()}/manifest.webmanifest`);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'application/manifest+json',
    'no-cache',
  ]);
});

it('what is shared without a service worker leads to the form, and is kept nowhere', async () => {
  const body = new FormData();
  body.append('receipt', new Blob(['x'.repeat(100_000)]), 'bon.jpg');
  const response = await fetch(`${await serve()}/delen`, { method: 'POST', body, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/declaraties?nieuw']);
});

it('a tab of the release before gets its files, and a page is always of the present one', async () => {
  const url = await serve();
  expect(await (await fetch(`${url}/page.0123abcd.js`)).text()).toBe('of the release before');
  const headers = { accept: 'text/html', cookie: 'carnaval=0123' };
  expect(await (await fetch(`${url}/club`, { headers })).text()).toContain('Carnaval');
});

it.each([
  ['/', 'carnaval=0123', ['/shell.0123abcd.js', '/remotes.json', '/home.0123abcd.js']],
  ['/club', 'carnaval=0123', CLUB_FILES],
  [
    '/club/12',
    'carnaval=0123',
    [
      ...['/shell.0123abcd.js', '/remotes.json', '/area.0123abcd.js', '/table.0123abcd.js'],
      ...CLUB_FILES.slice(3),
      '/remotes/club/Page.0123abcd.js',
    ],
  ],
  ['/club/12/more', 'carnaval=0123', ['/shell.0123abcd.js', '/remotes.json']],
  ['/speldjes/0123', '', CLUB_FILES],
  ['/club', '', ['/shell.0123abcd.js', '/login.0123abcd.js']],
])(
  '%s with the cookie "%s" has the browser fetch beside its scripts what it loads after them',
  async (path, cookie, files) => {
    const { headers } = await fetch((await serve()) + path, { headers: { accept: 'text/html', cookie } });
    expect(
      [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=preload/g)].map(([, file]) => file),
    ).toEqual(files);
  },
);

it('comes without that when nothing of it was built', async () => {
  rmSync(join(root, 'shell', 'dist', 'early.json'));
  const response = await fetch(await serve(), { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('link')]).toEqual([200, null]);
});
