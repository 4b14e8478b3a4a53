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

/** What the team builds and puts on its server: the club's remote with another heading. */
function release(team: Team, heading: string, version: string): void {
  const folder = join(team.folder, version);
  cpSync(join(root, 'mf-club/dist'), folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const script = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), script.replaceAll('children:"Club van 111"', `children:"${heading}"`));
  }
}

function pointClubTo(team: Team, version: string): void {
  const manifest = `${team.url}/${version}/mf-manifest.json`;
  const built = JSON.parse(readFileSync(join(root, 'shell/dist/remotes.json'), 'utf8')) as object;
  writeFileSync(remotesFile(team), JSON.stringify({ ...built, club: manifest }));
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
    ['whose manifest is missing', '**/remotes/krant/mf-manifest.json', 404],
    ['whose manifest is no manifest', '**/remotes/krant/mf-manifest.json', 200],
    ['whose entry is missing', '**/remotes/krant/remoteEntry*.js', 404],
    ['whose page is missing', '**/remotes/krant/__federation_expose_Area*', 404],
    ['when the list of remotes fails', '**/remotes.json', 500],
    ['when the list of remotes cannot be reached', '**/remotes.json', 'abort'],
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

      if (address !== '**/remotes.json') {
        await openFromMenu(page, 'Boerenploeg');
        await seeHeading(page, 'Boerenploeg');
      }
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
    await page.route('**/remotes/krant/mf-manifest.json', async (route) => {
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
