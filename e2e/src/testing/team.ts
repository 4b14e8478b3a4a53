import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, type PortalSettings, type Stage, test as base } from './stage';

const root = resolve(__dirname, '../../..');
/** A team's own server: what it builds is in its folder, one folder per version. */
export interface Team {
  url: string;
  folder: string;
}

/** A web server as a team has one: files, for every origin. */
export async function serveTeam(folder: string): Promise<{ team: Team; close: () => Promise<void> }> {
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
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { team: { folder, url: `http://localhost:${(server.address() as AddressInfo).port}` }, close };
}

/** With the club's remote on the server of its team. */
export const test = base.extend<object, { team: Team; portalSettings: PortalSettings }>({
  team: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'carnaval-team-'));
      const { team, close } = await serveTeam(folder);
      release(team, 'Club, eerste uitgave', 'v1');
      release(team, 'Club, tweede uitgave', 'v2');
      pointClubTo(team, 'v1');
      await use(team);
      await close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  portalSettings: async ({ team }, use) => use({ REMOTES_FILE: remotesFile(team) }),
});

/** Where the list is. */
export const remotesFile = ({ folder }: Team) => join(folder, 'remotes.json');

/** What a build says of itself. */
export interface Info {
  build: string;
  version: string;
  kit: string;
  routes: object[];
}

/**
 * What the team builds and puts on its server: the club's remote with another heading, as a build of its own.
 * @param changes of what it says of itself
 */
export function release(team: Team, heading: string, version: string, changes: Partial<Info> = {}): void {
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

/** The address of a version. */
export const manifestOf = (team: Team, version: string) => `${team.url}/${version}/mf-manifest.json`;

/** Writes the list of the operator: whatever it does not name is what was built here. */
export function listAreas(team: Team, areas: Record<string, object | string>): void {
  writeFileSync(remotesFile(team), JSON.stringify(areas));
}

/** The same with the club alone. */
export function listClub(team: Team, club: object | string): void {
  listAreas(team, { club });
}

/** Waits until the portal offers this version to who is not signed in. */
export async function untilListed(stage: Stage, team: Team, version: string): Promise<void> {
  const first = async () => {
    const response = await fetch(`${stage.url}/remotes.json`);
    const { areas } = (await response.json()) as {
      areas: Record<string, { entry: string; info?: object }[]>;
    };
    return areas.club?.[0];
  };
  await expect.poll(first).toMatchObject({ entry: manifestOf(team, version), info: {} });
}

/** Lists one version of the club alone. */
export function pointClubTo(team: Team, version: string): void {
  listClub(team, manifestOf(team, version));
}

/** What a remote that cannot be had says. */
export const FAILED = 'Dit onderdeel is nu niet bereikbaar';
/** Waits for the heading of a page. */
export const seeHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();
/** Opens a page by its entry in the menu. */
export const openFromMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
