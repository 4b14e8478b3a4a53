import type { Page } from '@playwright/test';

import {
  CommissionsDocument,
  DeactivateUserDocument,
  RemoveUserDocument,
  UserPermissionsDocument,
  UsersDocument,
} from './gql/graphql';
import { addressOf, type ApiClient, makeUser } from './testing/apiClient';
import {
  collectErrors,
  fillSignIn,
  findUser,
  menuOf,
  onlyClosed,
  signIn,
  waitForPath,
} from './testing/browser';
import { expect, type Stage, test } from './testing/stage';

let admin: ApiClient;
test.beforeAll(async ({ portal }) => {
  admin = await portal.api('beheer');
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** A new user gets a password here instead of an invitation. */
const typePassword = (page: Page) =>
  page.getByRole('radio', { name: 'Kies zelf een wachtwoord, voor wie geen mail heeft' }).check();
const passwordField = (page: Page) => page.getByLabel('Wachtwoord', { exact: true });

test('the list has a card for everybody, which can be searched', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/gebruikers');
  const errors = collectErrors(page);
  const { users } = await admin.data(UsersDocument);
  await page.getByRole('heading', { name: `${users.totalCount} gebruikers` }).waitFor();
  const treasurer = await findUser(page, 'Truus Peters');
  await treasurer.getByText('penningmeester@carnaval.example').waitFor();
  await treasurer.getByRole('link', { name: 'Aanpassen' }).waitFor();
  await treasurer.getByRole('button', { name: 'Deactiveren' }).waitFor();
  // One's own account cannot be closed.
  const own = await findUser(page, 'Jan Smulders');
  expect(await own.getByRole('button', { name: 'Deactiveren' }).count()).toBe(0);

  await page.getByRole('searchbox', { name: 'Zoek op naam of e-mail' }).fill('jose berg');
  await page.getByText('1 gevonden').waitFor();
  await expect(card(page, 'José van den Berg')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Kies / })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test.describe('adding', () => {
  test('says what is missing or wrong', async ({ stage }) => {
    const page = await stage.openAs('secretaris', '/gebruikertoevoegen');
    await typePassword(page);
    await button(page, 'Toevoegen').click();
    await page.getByText('Alle velden moeten gevuld worden').waitFor();
    await page.getByText('Verplicht').first().waitFor();
    await page.getByText('Min 8 karakters').waitFor();

    await field(page, 'Naam').fill('Nieuw Iemand');
    await field(page, 'E-mail').fill('nieuw');
    await passwordField(page).fill('7tekens');
    await button(page, 'Toevoegen').click();
    await page.getByText('E-mail voldoet niet aan het juiste formaat').waitFor();
    await page.getByText('Min 8 karakters').waitFor();
    expect(await page.getByText('Verplicht').count()).toBe(0);

    await field(page, 'E-mail').fill('PENNINGMEESTER@carnaval.example');
    await passwordField(page).fill('8 tekens');
    await button(page, 'Toevoegen').click();
    await page.getByText('Dit e-mailadres is al in gebruik').waitFor();
    await expect(field(page, 'Naam')).toHaveValue('Nieuw Iemand');
  });

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
      'Prullenbak',
      'Financiën',
      '3 - Optocht',
      '12 - Prinsenbal',
    ]);
  });

  test("'Terug' leads to the list", async ({ stage }) => {
    const page = await stage.openAs('secretaris', '/gebruikertoevoegen');
    await page.getByRole('link', { name: 'Terug' }).click();
    await waitForPath(page, '/gebruikers');
  });
});

test('editing changes the permissions and the chair, and leads to the list', async ({ stage }) => {
  const { commissions } = await admin.data(CommissionsDocument);
  const optocht = commissions.find(({ index }) => index === 3)?.id ?? '';
  const { id, account } = await makeUser(admin, {
    name: 'Evert Aanpassen',
    general: ['webNews', 'webHome'],
    commissions: [optocht],
  });
  const page = await stage.openAs('secretaris', '/gebruikers');
  await (await findUser(page, 'Evert Aanpassen')).getByRole('link', { name: 'Aanpassen' }).click();
  await waitForPath(page, `/gebruikeraanpassen/${id}`);
  await field(page, 'Naam').waitFor();
  await expect(field(page, 'Naam')).toHaveValue('Evert Aanpassen');
  expect(await passwordField(page).count()).toBe(0);
  await expect(box(page, 'Nieuwsberichten')).toBeChecked();
  expect(await box(page, 'Website').evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true);
  await expect(box(page, '3 - Optocht')).toBeChecked();
  expect(await box(page, 'Voorzitter, 3 - Optocht').isChecked()).toBe(false);

  await box(page, 'Nieuwsberichten').uncheck();
  await box(page, 'Voorraad').check();
  await box(page, 'Voorzitter, 3 - Optocht').check();
  await button(page, 'Aanpassen').click();
  await waitForPath(page, '/gebruikers');

  const { user } = await admin.data(UserPermissionsDocument, { id });
  expect(user.permissions).toEqual({
    general: ['web', 'webHome', 'stockAdmin'],
    commissions: expect.arrayContaining([optocht, `${optocht}-vz`]),
  });
  const his = await stage.openAs(account, '/');
  expect(await menuOf(his)).toEqual([
    'Persoonlijke pagina',
    'Voorraad',
    'Voorraadinstellingen',
    'Prullenbak',
    'Homepage',
    '3 - Optocht',
  ]);
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

test('a user who does not exist is said not to be there', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/gebruikeraanpassen/000000000000000000000000');
  await page.getByText('Deze gebruiker kan niet worden getoond').waitFor();
});

test.describe('removing', () => {
  test('asks first, and then takes the card away', async ({ stage }) => {
    const { id } = await makeUser(admin, { name: 'Wies Weg' });
    await admin.data(DeactivateUserDocument, { id, revision: 1 });
    const page = await stage.openAs('secretaris', '/gebruikers');
    const question = page.getByRole('alertdialog', {
      name: 'Weet je zeker dat je deze gebruiker wilt verwijderen?',
    });
    await onlyClosed(page);
    await findUser(page, 'Wies Weg');
    await card(page, 'Wies Weg').getByRole('button', { name: 'Verwijderen' }).click();
    await question.getByText(/Wies Weg/).waitFor();
    await question.getByRole('button', { name: 'Annuleren' }).click();
    await question.waitFor({ state: 'detached' });
    await card(page, 'Wies Weg').getByRole('button', { name: 'Verwijderen' }).click();
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await card(page, 'Wies Weg').waitFor({ state: 'detached' });
    // What was searched and chosen is in the address.
    await page.reload();
    await page.getByRole('button', { name: 'Filters (1)', exact: true }).waitFor();
    await page.getByText('Geen gebruiker gevonden').waitFor();
  });

  test('ends what the user was doing: the next action says that the account is gone', async ({ stage }) => {
    const { id, account } = await makeUser(admin, { name: 'Leo Lopend' });
    const his = await stage.openAs(account, '/');
    await button(his, 'Adres aanpassen').click();
    await his.getByRole('textbox', { name: 'Adres' }).fill('Nergens 1');
    await admin.data(RemoveUserDocument, { id });

    await button(his, 'Adres opslaan').click();
    const dialog = his.getByRole('alertdialog', { name: 'Je account is er niet meer' });
    await dialog.getByText('De beheerder heeft je account verwijderd.').waitFor();
    await dialog.getByRole('button', { name: 'Naar inloggen' }).click();
    await waitForPath(his, '/login');
    await fillSignIn(his, account);
    await his.getByText('Deze combinatie van email en wachtwoord is onbekend').waitFor();
  });
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

  test('or take over the other one', async ({ stage }) => {
    const page = await secondPage(stage, 'Anna Ander');
    await other(page).getByRole('button', { name: 'Andere versie overnemen' }).click();
    await page.getByText('De andere versie staat in het formulier').waitFor();
    await expect(field(page, 'Naam')).toHaveValue('Anna Ander van Jan');
    await expect(box(page, 'Voorraad')).toBeChecked();
  });
});
