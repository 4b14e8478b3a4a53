import type { Page } from '@playwright/test';

import { addressOf, type ApiClient, makeUser } from '../testing/apiClient';
import { collectErrors, findUser, menuOf, signIn, waitForPath } from '../testing/browser';
import { expect, type Stage, test } from '../testing/stage';

let admin: ApiClient;
test.beforeAll(async ({ portal }) => {
  admin = await portal.api('beheer');
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A new user gets a password here instead of an invitation. */
const typePassword = (page: Page) =>
  page.getByRole('radio', { name: 'Kies zelf een wachtwoord, voor wie geen mail heeft' }).check();
const passwordField = (page: Page) => page.getByLabel('Wachtwoord', { exact: true });

test.describe('adding', () => {
  test('makes a user who signs in and sees exactly what was given', async ({ stage }) => {
    const page = await stage.openAs('secretaris', '/gebruikers');
    const errors = collectErrors(page);
    await page.getByRole('link', { name: 'Gebruiker toevoegen' }).click();
    await field(page, 'Naam').fill('Nelleke Nieuw');
    await field(page, 'E-mail').fill(addressOf('nelleke'));
    await typePassword(page);
    await passwordField(page).fill('oeteldonk-11');
    await box(page, 'Extern account (geen lid van de stichting)').check();
    await box(page, 'Financiën').check();
    await box(page, 'Krant').check();
    await box(page, 'Mijn advertenties').uncheck();
    await box(page, 'Voorzitter, 3 - Optocht').check();
    await box(page, '12 - Prinsenbal').check();
    await button(page, 'Toevoegen').click();
    // It is external, and gets what is normally for members.
    const question = page.getByRole('alertdialog', { name: 'Extern account' });
    await question.getByRole('button', { name: 'Toch opslaan' }).click();
    await waitForPath(page, '/gebruikers');
    await (await findUser(page, 'Nelleke Nieuw')).getByText('Extern', { exact: true }).waitFor();
    expect(errors).toEqual([]);

    const hers = await stage.open();
    await signIn(hers, stage.url, 'nelleke', 'oeteldonk-11');
    expect(await menuOf(hers)).toEqual([
      'Persoonlijke pagina',
      'Krant',
      'Financiën',
      '3 - Optocht',
      '12 - Prinsenbal',
      'Prullenbak',
    ]);
  });
});

test('a right that is taken away is gone with the next page', async ({ stage }) => {
  const { id, account } = await makeUser(admin, { name: 'Riet Rechten', general: ['stockAdmin', 'vol'] });
  const hers = await stage.openAs(account, '/');
  await hers.getByRole('link', { name: 'Boerenploeg' }).waitFor();
  const page = await stage.openAs('secretaris', `/gebruikeraanpassen/${id}`);
  await box(page, 'Boerenploeg').uncheck();
  await button(page, 'Aanpassen').click();
  await waitForPath(page, '/gebruikers');

  await hers.getByRole('link', { name: 'Boerenploeg' }).click();
  await waitForPath(hers, '/geen_toegang');
  expect(await menuOf(hers)).toEqual([
    'Persoonlijke pagina',
    'Voorraad',
    'Voorraadinstellingen',
    'Prullenbak',
  ]);
});

test.describe('two people edit the same user', () => {
  const other = (page: Page) =>
    page.getByRole('alertdialog', { name: 'Intussen gewijzigd door Jan Smulders' });

  /** The secretary has saved first; the administrator's page has had the other values since before. */
  async function secondPage(stage: Stage, name: string): Promise<Page> {
    const { id } = await makeUser(admin, { name });
    const first = await stage.openAs('secretaris', `/gebruikeraanpassen/${id}`);
    const second = await stage.openAs('beheer', `/gebruikeraanpassen/${id}`);
    await field(second, 'Naam').fill(`${name} van beheer`);
    await field(first, 'Naam').fill(`${name} van Jan`);
    await box(first, 'Voorraad').check();
    await button(first, 'Aanpassen').click();
    await waitForPath(first, '/gebruikers');
    await button(second, 'Aanpassen').click();
    return second;
  }

  test('the second sees who was first and both versions, and can keep the own one', async ({ stage }) => {
    const page = await secondPage(stage, 'Kees Keus');
    await other(page).waitFor();
    const rows = await other(page).getByRole('row').allInnerTexts();
    expect(rows.map((row) => row.split('\t').map((cell) => cell.trim()))).toEqual([
      ['Wat verschilt', 'Jouw versie', 'Versie van Jan Smulders'],
      ['Naam', 'Kees Keus van beheer', 'Kees Keus van Jan'],
      ['Voorraad', 'Nee', 'Ja'],
    ]);
    await other(page).getByRole('button', { name: 'Mijn versie opslaan' }).click();
    await waitForPath(page, '/gebruikers');
    await findUser(page, 'Kees Keus van beheer');
  });
});
