import type { Page } from 'playwright-core';

import { violations } from './testing/axe';
import { waitForPath } from './testing/browser';
import { useStage } from './testing/stage';

const stage = useStage();
const ready = {
  login: (page: Page) => page.getByRole('button', { name: 'Inloggen' }).waitFor(),
  heading: (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor(),
};

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  async function open(account: string | undefined, path: string): Promise<Page> {
    const page = account ? await stage.openAs(account, path) : await stage.open();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(stage.url + path);
    return page;
  }

  test('the login, with its messages', async () => {
    const page = await open(undefined, '/login');
    await ready.login(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.getByText('Vul alle velden in!').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the dialog for a forgotten password', async () => {
    const page = await open(undefined, '/login');
    await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the personal page, read and edited', async () => {
    const page = await open('beheer', '/');
    await ready.heading(page, 'Persoonlijke pagina');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'E-mail aanpassen' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('geen adres');
    await page.getByRole('button', { name: 'E-mail opslaan' }).click();
    await page.getByText('E-mail voldoet niet aan het juiste formaat').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the users list and the question before removing', async () => {
    const page = await open('secretaris', '/gebruikers');
    await page.getByRole('group', { name: 'Jan Smulders' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('group', { name: 'Sanne Willems' })
      .getByRole('button', { name: 'Verwijderen' })
      .click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('adding a user, with messages and half chosen groups', async () => {
    const page = await open('secretaris', '/gebruikertoevoegen');
    await page.getByRole('checkbox', { name: 'Financiën' }).check();
    await page.getByRole('checkbox', { name: 'Voorzitter, 3 - Optocht' }).check();
    await page.getByRole('button', { name: 'Toevoegen' }).click();
    await page.getByText('Alle velden moeten gevuld worden').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the no-access page', async () => {
    const page = await open('extern', '/club');
    await waitForPath(page, '/geen_toegang');
    await page.getByText('Je hebt geen rechten voor deze pagina').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the menu on a phone, and an area that failed', async () => {
    const page = await open('club', '/');
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
