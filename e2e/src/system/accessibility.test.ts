import type { Page } from '@playwright/test';

import { overflow, violationsInBothSchemes } from '../testing/axe';
import { DEMO_PASSWORD, findUser, waitForPath } from '../testing/browser';
import { button } from '../testing/club';
import { openSecondStep } from '../testing/secondStep';
import { expect, test } from '../testing/stage';

// What opens over the pages of the shell and of users, and what they say.

const signInButton = (page: Page) => page.getByRole('button', { name: 'Inloggen', exact: true });

async function isSound(page: Page): Promise<void> {
  expect(await violationsInBothSchemes(page)).toEqual([]);
}

test('the login with its messages, and the dialog for a forgotten password', async ({ stage }) => {
  const page = await stage.open(360);
  await page.goto(`${stage.url}/login`);
  await signInButton(page).waitFor();
  expect(await overflow(page)).toBe(0);
  await isSound(page);
  await signInButton(page).click();
  await page.getByText('Vul alle velden in!').first().waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  await page.getByRole('dialog').waitFor();
  await isSound(page);
});

test('the personal page, read and edited; on a phone the first thing that waits is high on it', async ({
  stage,
}) => {
  const page = await stage.openAs('beheer', '/', 360);
  await page.getByRole('heading', { name: 'Wat wacht er op je', level: 1 }).waitFor();
  const first = page.getByRole('list', { name: 'Wat wacht er op je' }).getByRole('listitem').first();
  expect((await first.boundingBox())?.y).toBeLessThan(220);
  await isSound(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'E-mail aanpassen' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('geen adres');
  await page.getByRole('button', { name: 'E-mail opslaan' }).click();
  await page.getByText('E-mail voldoet niet aan het juiste formaat').waitFor();
  await isSound(page);
});

test('the second step of signing in, being set up', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/');
  await openSecondStep(page);
  await page.getByRole('button', { name: 'App instellen' }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'App instellen' }).click();
  await page.getByRole('dialog').getByLabel('Huidig wachtwoord').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByLabel('Sleutel').waitFor();
  await isSound(page);
});

test('the users list and the question before closing an account', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/gebruikers');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Alles op deze pagina' }).check();
  await page.getByRole('button', { name: 'In commissie zetten' }).waitFor();
  await isSound(page);
  await (await findUser(page, 'Sanne Willems')).getByRole('button', { name: /^Meer over/ }).click();
  await page
    .getByRole('dialog', { name: 'Sanne Willems' })
    .getByRole('button', { name: 'Deactiveren' })
    .click();
  await page
    .getByRole('dialog')
    .getByText(/overdragen|Er is niets over te dragen/)
    .first()
    .waitFor();
  await isSound(page);
});

test('adding a user, with messages and half chosen groups', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/gebruikertoevoegen');
  await page.getByRole('checkbox', { name: 'Financiën' }).check();
  await page.getByRole('checkbox', { name: 'Voorzitter, 3 - Optocht' }).check();
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await page.getByText('Alle velden moeten gevuld worden').waitFor();
  await isSound(page);
});

test('the no-access page', async ({ stage }) => {
  const page = await stage.openAs('extern', '/club');
  await waitForPath(page, '/geen_toegang');
  await page.getByText('Je hebt geen rechten voor deze pagina').waitFor();
  await isSound(page);
});

test('the menu on a phone, and an area that failed', async ({ stage }) => {
  const page = await stage.openAs('club', '/', 360);
  // A route that is set while the page still navigates does not always count.
  await page.waitForLoadState('networkidle');
  await page.route('**/remotes/club/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Menu tonen' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Club van 111', exact: true }).click();
  await page.getByText('Dit onderdeel is nu niet bereikbaar').waitFor();
  await isSound(page);
});

test('the account, the guide, and the tour', async ({ stage }) => {
  const page = await stage.openAs('verkoper', '/', 360);
  await button(page, 'JB, account van José van den Berg').click();
  const account = page.getByRole('dialog', { name: 'Account' });
  await account.waitFor();
  await isSound(page);
  await account.getByRole('button', { name: 'Uitleg' }).click();
  const guide = page.getByRole('dialog', { name: 'Uitleg' });
  await guide.getByRole('heading').first().waitFor();
  await isSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await isSound(page);
  await guide.getByRole('button', { name: 'Rondleiding' }).click();
  await page.getByRole('complementary', { name: 'Rondleiding' }).waitFor();
  await isSound(page);
});

test('the search fits every screen: what can be done, what is found, and nothing', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/', 360);
  await button(page, 'Zoeken').click();
  const input = page.getByRole('combobox', { name: /^Zoek iemand/ });
  const size = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    expect(await overflow(page)).toBe(0);
    await isSound(page);
  };
  await page.getByRole('rowgroup', { name: 'Doen' }).waitFor();
  await size(360, 740);
  await input.fill('sanne');
  await page
    .getByRole('link', { name: /^Bellen: / })
    .first()
    .waitFor();
  await size(360, 740);
  await size(768, 1024);
  await size(1440, 900);
  await input.fill('qqqq');
  await page.getByText("Niets gevonden voor 'qqqq'").waitFor();
  await isSound(page);
});

test('how one is told of what happens, and the sheet of filters', async ({ stage }) => {
  const page = await stage.openAs('lid', '/');
  await page.getByRole('button', { name: /^Meldingen(,|$)/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Meldingen instellen' }).click();
  await page.getByRole('radiogroup', { name: 'Herinneringen' }).waitFor();
  await isSound(page);
  const members = await stage.openAs('beheer', '/club?tab=leden', 360);
  await members.locator('main tbody tr').first().waitFor();
  await button(members, 'Filters').click();
  await members.getByRole('dialog', { name: 'Filters' }).waitFor();
  await isSound(members);
});
