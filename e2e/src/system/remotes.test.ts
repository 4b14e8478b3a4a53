import type { Page } from '@playwright/test';

import { collectErrors } from '../testing/browser';
import { expect, type Stage } from '../testing/stage';
import { FAILED, openFromMenu, pointClubTo, seeHeading, test, untilListed } from '../testing/team';

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
  await untilListed(stage, team, 'v2');
  await page.reload();
  await seeHeading(page, 'Club, tweede uitgave');
  expect(errors).toEqual([]);
});
