import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { collectErrors } from './testing/browser';
import { expect, type PortalSettings, type Stage, test as base } from './testing/stage';

const root = resolve(__dirname, '../..');
/** A team's own server: what it builds is in its folder, one folder per version. */
interface Team {
  url: string;
  folder: string;
}

/** With the club's remote on the server of its team. */
const test = base.extend<object, { team: Team; portalSettings: PortalSettings }>({
  team: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'carnaval-team-'));
      const server = createServer((request, response) => {
        response.setHeader('access-control-allow-origin', '*');
        const type = request.url?.endsWith('.js') ? 'text/javascript' : 'application/json';
        try {
          response.setHeader('content-type', type).end(readFileSync(join(folder, request.url ?? '')));
        } catch {
          response.writeHead(404).end();
        }
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const team = { folder, url: `http://localhost:${(server.address() as AddressInfo).port}` };
      release(team, 'Club, eerste uitgave', 'v1');
      release(team, 'Club, tweede uitgave', 'v2');
      pointClubTo(team, 'v1');
      await use(team);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  portalSettings: async ({ team }, use) => use({ REMOTES_FILE: remotesFile(team) }),
});

const remotesFile = ({ folder }: Team) => join(folder, 'remotes.json');

interface Info {
  build: string;
  version: string;
  kit: string;
  routes: object[];
}

/**
 * What the team builds and puts on its server: the club's remote with another heading, as a build of its own.
 * @param changes of what it says of itself
 */
function release(team: Team, heading: string, version: string, changes: Partial<Info> = {}): void {
  const folder = join(team.folder, version);
  cpSync(join(root, 'mf-club/dist'), folder, { recursive: true });
  const info = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as Info;
  const build = createHash('sha256').update(version).digest('hex').slice(0, 12);
  for (const name of readdirSync(folder).filter((each) => /\.(js|json)$/.test(each))) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(info.build, build);
    writeFileSync(join(folder, name), text.replaceAll('children:"Club van 111"', `children:"${heading}"`));
  }
  const said = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as Info;
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...said, ...changes }));
}

const manifestOf = (team: Team, version: string) => `${team.url}/${version}/mf-manifest.json`;

/** Writes the list of the operator: whatever it does not name is what was built here. */
function listClub(team: Team, club: object | string): void {
  writeFileSync(remotesFile(team), JSON.stringify({ club }));
}

/** Waits until the portal offers this version to who is not signed in. */
async function untilListed(stage: Stage, team: Team, version: string): Promise<void> {
  const first = async () => {
    const response = await fetch(`${stage.url}/remotes.json`);
    const { areas } = (await response.json()) as {
      areas: Record<string, { entry: string; info?: object }[]>;
    };
    return areas.club?.[0];
  };
  await expect.poll(first).toMatchObject({ entry: manifestOf(team, version), info: {} });
}

function pointClubTo(team: Team, version: string): void {
  listClub(team, manifestOf(team, version));
}

const FAILED = 'Dit onderdeel is nu niet bereikbaar';
const seeHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const openFromMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();

/** Settled: a route that is set while the page still navigates does not always count. */
async function openPersonalPage(stage: Stage): Promise<Page> {
  const page = await stage.openAs('beheer', '/');
  await seeHeading(page, 'Wat wacht er op je');
  await page.waitForLoadState('networkidle');
  return page;
}

test.describe('a remote that is not there', () => {
  type Fault = [what: string, address: string, status: number | 'abort'];
  const faults: Fault[] = [
    ['whose server is down', '**/remotes/krant/**', 'abort'],
    ['whose manifest is missing', '**/remotes/krant/*/mf-manifest.json', 404],
    ['whose manifest is no manifest', '**/remotes/krant/*/mf-manifest.json', 200],
    ['whose entry is missing', '**/remotes/krant/*/remoteEntry*.js', 404],
    ['whose page is missing', '**/remotes/krant/*/__federation_expose_Area*', 404],
  ];

  for (const fault of faults) {
    test(`${fault[0]}: an error in the page, the rest works, and a retry recovers`, async ({ stage }) => {
      const [, address, status] = fault;
      const page = await openPersonalPage(stage);
      await page.route(address, (route) =>
        status === 'abort' ? route.abort() : route.fulfill({ status, body: 'Niet hier' }),
      );
      const mark = await page.evaluate(() => Object.assign(window, { loadedOnce: true }).loadedOnce);
      await openFromMenu(page, 'Krant');
      const error = page.getByRole('main').getByRole('alert');
      await error.getByText(FAILED).waitFor();
      expect(new URL(page.url()).pathname).toBe('/krant_administratie');

      // Still broken: the error stays, and the button can be pressed again.
      await error.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await error.getByText(FAILED).waitFor();

      await openFromMenu(page, 'Boerenploeg');
      await seeHeading(page, 'Boerenploeg');
      await openFromMenu(page, 'Persoonlijke pagina');
      await seeHeading(page, 'Wat wacht er op je');
      await openFromMenu(page, 'Krant');
      await error.getByText(FAILED).waitFor();

      await page.unroute(address);
      await error.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await seeHeading(page, 'Krant');
      await openFromMenu(page, 'Mijn advertenties');
      await seeHeading(page, 'Mijn advertenties');
      expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(mark);
    });
  }

  for (const status of [500, 'abort'] as const) {
    test(`whose list of remotes is not there (${status}): known pages say so, and a retry recovers`, async ({
      stage,
    }) => {
      const page = await stage.openAs('beheer', '/geen_toegang');
      await page.route('**/remotes.json', (route) =>
        status === 'abort' ? route.abort() : route.fulfill({ status, body: 'Niet hier' }),
      );
      await page.goto(`${stage.url}/krant_administratie`);
      const error = page.getByRole('main').getByRole('alert');
      await error.getByText(FAILED).waitFor();
      await openFromMenu(page, 'Persoonlijke pagina');
      await seeHeading(page, 'Wat wacht er op je');
      await openFromMenu(page, 'Krant');
      await error.getByText(FAILED).waitFor();
      await page.unroute('**/remotes.json');
      await error.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await seeHeading(page, 'Krant');
      // What was read once is used while the list is not there.
      await page.route('**/remotes.json', (route) => route.abort());
      await openFromMenu(page, 'Boerenploeg');
      await seeHeading(page, 'Boerenploeg');
    });
  }

  test('recovers by going to the page again, too', async ({ stage }) => {
    const page = await openPersonalPage(stage);
    await page.route('**/remotes/krant/**', (route) => route.abort());
    await openFromMenu(page, 'Krant');
    await page.getByText(FAILED).waitFor();
    await page.unroute('**/remotes/krant/**');
    await openFromMenu(page, 'Boerenploeg');
    await seeHeading(page, 'Boerenploeg');
    await openFromMenu(page, 'Krant');
    await seeHeading(page, 'Krant');
  });

  test('that comes late is waited for', async ({ stage }) => {
    const page = await openPersonalPage(stage);
    let release = () => undefined as void;
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/remotes/krant/*/mf-manifest.json', async (route) => {
      await late;
      await route.continue();
    });
    await openFromMenu(page, 'Krant');
    await page.getByRole('main').getByRole('status').waitFor();
    await openFromMenu(page, 'Persoonlijke pagina');
    await seeHeading(page, 'Wat wacht er op je');
    await openFromMenu(page, 'Krant');
    release();
    await seeHeading(page, 'Krant');
  });
});

test('a team ships its remote from its own server, without the shell being built or started anew', async ({
  stage,
  team,
}) => {
  const page = await stage.openAs('club', '/');
  const errors = collectErrors(page);
  await openFromMenu(page, 'Club van 111');
  await seeHeading(page, 'Club, eerste uitgave');

  pointClubTo(team, 'v2');
  await page.reload();
  await seeHeading(page, 'Club, tweede uitgave');
  expect(errors).toEqual([]);
});

test('a version is tried by one person, and given to all, and gone back from: each within ten seconds', async ({
  stage,
  team,
}) => {
  test.setTimeout(90_000);
  const admin = await stage.openAs('beheer', '/onderdelen');
  const adminId = await admin.evaluate(async () => {
    const body = JSON.stringify({ query: '{ me { id } }' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/graphql', { method: 'POST', headers, body });
    return ((await response.json()) as { data: { me: { id: string } } }).data.me.id;
  });
  const member = await stage.openAs('club', '/');
  const headingOf = async (page: Page) => {
    await page.goto(`${stage.url}/club`);
    return page.getByRole('heading', { level: 1 }).innerText();
  };
  const soon = { timeout: 10_000 };

  listClub(team, {
    stable: manifestOf(team, 'v1'),
    canary: { url: manifestOf(team, 'v2'), users: [adminId] },
  });
  await expect.poll(() => headingOf(admin), soon).toBe('Club, tweede uitgave');
  await admin.getByText(/Je probeert een nieuwe versie uit/).waitFor();
  await expect.poll(() => headingOf(member), soon).toBe('Club, eerste uitgave');

  listClub(team, { stable: manifestOf(team, 'v2'), previous: manifestOf(team, 'v1') });
  await expect.poll(() => headingOf(member), soon).toBe('Club, tweede uitgave');

  await admin.goto(`${stage.url}/onderdelen`);
  await admin
    .getByRole('button', { name: /^Club van 111 .* terugdraaien$/ })
    .first()
    .click();
  await admin.getByText('Teruggedraaid naar de vorige versie').waitFor();
  await expect.poll(() => headingOf(member), soon).toBe('Club, eerste uitgave');
  await admin.getByRole('button', { name: /^Club van 111 .* weer aanbieden$/ }).click();
  await expect.poll(() => headingOf(member), soon).toBe('Club, tweede uitgave');
});

test('a version that asks for another kit is refused by name, and the one before it is loaded', async ({
  stage,
  team,
}) => {
  release(team, 'Club van later', 'later', { version: '2.0.0', kit: '^2.0.0' });
  listClub(team, { stable: manifestOf(team, 'later'), previous: manifestOf(team, 'v1') });
  await untilListed(stage, team, 'later');
  const page = await stage.openAs('club', '/club');
  await seeHeading(page, 'Club, eerste uitgave');
  await page.getByText(/2\.0\.0 vraagt kit \^2\.0\.0, en dit portaal heeft kit 1\.\d+\.\d+/).waitFor();

  pointClubTo(team, 'later');
  await expect(async () => {
    const response = await fetch(`${stage.url}/remotes.json`);
    expect(await response.text()).not.toContain('/v1/');
  }).toPass();
  const other = await stage.openAs('club', '/club');
  await other.getByText('Dit onderdeel past niet bij dit portaal').waitFor();
});

test('a version that breaks is passed over in the same tab, beside what it left behind', async ({
  stage,
  team,
}) => {
  release(team, 'Club met gebreken', 'broken');
  const folder = join(team.folder, 'broken');
  for (const name of readdirSync(folder).filter((each) => each.startsWith('__federation_expose_Area')))
    rmSync(join(folder, name));
  listClub(team, { stable: manifestOf(team, 'broken'), previous: manifestOf(team, 'v1') });
  await untilListed(stage, team, 'broken');
  const page = await stage.openAs('club', '/club');
  const error = page.getByRole('main').getByRole('alert');
  await error.getByText(FAILED).waitFor();
  await error.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await error.getByText(FAILED).waitFor();
  await error.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await seeHeading(page, 'Club, eerste uitgave');
  await page.getByText(/werkt nu niet. Je ziet de vorige/).waitFor();
});

test('a remote adds a page without a release of the shell', async ({ stage, team }) => {
  release(team, 'Club met speldjes', 'badges');
  const info = JSON.parse(readFileSync(join(team.folder, 'badges/remote.json'), 'utf8')) as Info;
  const badges = {
    ...{ path: '/speldjes', title: 'Speldjes', permission: 'clubAdmin' },
    menu: { group: 'Beheer', order: 15, icon: 'nieuw' },
  };
  release(team, 'Club met speldjes', 'badges', { routes: [...info.routes, badges] });
  // Its page is that of the club, under another address.
  for (const name of readdirSync(join(team.folder, 'badges')).filter((each) => each.endsWith('.js'))) {
    const file = join(team.folder, 'badges', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"/clubgegevens/:token":', '"/speldjes":'));
  }
  pointClubTo(team, 'badges');
  await untilListed(stage, team, 'badges');
  const page = await stage.openAs('club', '/');
  await openFromMenu(page, 'Speldjes');
  await expect(page).toHaveURL(/\/speldjes$/);
  await expect(page).toHaveTitle(/^Speldjes/);
  await page.reload();
  await expect(page).toHaveTitle(/^Speldjes/);
  expect(await page.getByText('Pagina niet gevonden').count()).toBe(0);
});

test('a tab that stays open over a release is told, and keeps what is typed', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/');
  await seeHeading(page, 'Wat wacht er op je');
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { shell: object };
    await route.fulfill({ response, json: { ...list, shell: { ...list.shell, build: 'ffffffffffff' } } });
  });
  await expect(async () => {
    await openFromMenu(page, 'Voorraad');
    await openFromMenu(page, 'Persoonlijke pagina');
    await expect(page.getByText('Er is een nieuwe versie')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Vernieuwen' }).click();
  await seeHeading(page, 'Wat wacht er op je');
  expect(await page.getByText('Er is een nieuwe versie').count()).toBe(0);
});
