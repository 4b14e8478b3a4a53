import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { collectErrors } from '../testing/browser';
import { expect } from '../testing/stage';
import {
  FAILED,
  type Info,
  listAreas,
  listClub,
  manifestOf,
  openFromMenu,
  pointClubTo,
  release,
  seeHeading,
  test,
  untilListed,
} from '../testing/team';

// Which version of a remote somebody gets: a team's own server beside a running portal.

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
    // Until then it is the title that the route table has.
    await page.locator('main:not(:has([data-loading])) h1').first().waitFor();
    return page.getByRole('heading', { level: 1 }).innerText();
  };
  const soon = { timeout: 10_000 };

  listClub(team, {
    stable: manifestOf(team, 'v1'),
    canary: { url: manifestOf(team, 'v2'), users: [adminId] },
  });
  // The one before may be listed a moment longer, with the same heading when that was the second one.
  await expect(async () => {
    expect(await headingOf(admin)).toBe('Club, tweede uitgave');
    await expect(admin.getByText(/Je probeert een nieuwe versie uit/)).toBeVisible({ timeout: 2000 });
  }).toPass(soon);
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

/** What `create-remote` made, built with a kit of before and never since: one folder for each. */
const FIXTURES = join(__dirname, '../../fixtures/remotes');
for (const built of readdirSync(FIXTURES)) {
  test(`a remote that was built with ${built} works in the portal of today`, async ({ stage, team }) => {
    cpSync(join(FIXTURES, built), join(team.folder, built), { recursive: true });
    listAreas(team, { museum: manifestOf(team, built) });
    const page = await stage.openAs('secretaris', '/');
    const errors = collectErrors(page);
    // The portal reads the list a moment later.
    const heading = async () => {
      errors.length = 0;
      await page.goto(`${stage.url}/museum`);
      // A page that was made before the list came loads nothing of it: the next one does.
      return page
        .getByRole('heading', { level: 1 })
        .innerText({ timeout: 5000 })
        .catch(() => '');
    };
    await expect.poll(heading, { timeout: 20_000 }).toBe('Het museum');
    await page.locator('main tbody tr').first().waitFor();
    expect(errors).toEqual([]);
  });
}

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
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"/club":', '"/speldjes":'));
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
