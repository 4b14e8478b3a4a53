import type { Page } from '@playwright/test';

import { violations } from './testing/axe';
import { DEMO_PASSWORD, findUser, waitForPath } from './testing/browser';
import { openSecondStep } from './testing/secondStep';
import { expect, type Stage, test } from './testing/stage';

const ready = {
  login: (page: Page) => page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor(),
  heading: (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor(),
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    async function open(stage: Stage, account: string | undefined, path: string): Promise<Page> {
      const page = account ? await stage.openAs(account, path) : await stage.open();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(stage.url + path);
      return page;
    }

    test('the login, with its messages', async ({ stage }) => {
      const page = await open(stage, undefined, '/login');
      await ready.login(page);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
      await page.getByText('Vul alle velden in!').first().waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('the dialog for a forgotten password', async ({ stage }) => {
      const page = await open(stage, undefined, '/login');
      await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('the personal page, read and edited', async ({ stage }) => {
      const page = await open(stage, 'beheer', '/');
      await ready.heading(page, 'Wat wacht er op je');
      await page.getByRole('list', { name: 'Wat wacht er op je' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'E-mail aanpassen' }).click();
      await page.getByRole('textbox', { name: 'E-mail' }).fill('geen adres');
      await page.getByRole('button', { name: 'E-mail opslaan' }).click();
      await page.getByText('E-mail voldoet niet aan het juiste formaat').waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('the second step of signing in, being set up', async ({ stage }) => {
      const page = await open(stage, 'beheer', '/');
      await openSecondStep(page);
      await page.getByRole('button', { name: 'App instellen' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'App instellen' }).click();
      await page.getByRole('dialog').getByLabel('Huidig wachtwoord').fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Verder' }).click();
      await page.getByLabel('Sleutel').waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('the users list and the question before closing an account', async ({ stage }) => {
      const page = await open(stage, 'secretaris', '/gebruikers');
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('checkbox', { name: 'Alles op deze pagina' }).check();
      await page.getByRole('button', { name: 'In commissie zetten' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await (await findUser(page, 'Sanne Willems')).getByRole('button', { name: 'Deactiveren' }).click();
      await page
        .getByRole('dialog')
        .getByText(/overdragen|Er is niets over te dragen/)
        .first()
        .waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('adding a user, with messages and half chosen groups', async ({ stage }) => {
      const page = await open(stage, 'secretaris', '/gebruikertoevoegen');
      await page.getByRole('checkbox', { name: 'Financiën' }).check();
      await page.getByRole('checkbox', { name: 'Voorzitter, 3 - Optocht' }).check();
      await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
      await page.getByText('Alle velden moeten gevuld worden').waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('the no-access page', async ({ stage }) => {
      const page = await open(stage, 'extern', '/club');
      await waitForPath(page, '/geen_toegang');
      await page.getByText('Je hebt geen rechten voor deze pagina').waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('the menu on a phone, and an area that failed', async ({ stage }) => {
      const page = await open(stage, 'club', '/');
      // A route that is set while the page still navigates does not always count.
      await page.waitForLoadState('networkidle');
      await page.route('**/remotes/club/**', (route) => route.abort());
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Menu tonen' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Club van 111', exact: true }).click();
      await page.getByText('Dit onderdeel is nu niet bereikbaar').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });
}
