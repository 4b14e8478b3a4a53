import type { Page } from '@playwright/test';

import { MeDocument } from './gql/graphql';
import { clientOf } from './testing/apiClient';
import { collectErrors, fillSignIn, signIn, waitForPath } from './testing/browser';
import { expect, test } from './testing/stage';

const emailField = (page: Page) => page.getByLabel('E-mail');
const passwordField = (page: Page) => page.getByLabel('Wachtwoord', { exact: true });

test('a visitor is sent to the login and after signing in to the page that was asked for', async ({
  stage,
}) => {
  const page = await stage.open();
  const errors = collectErrors(page);
  await page.goto(`${stage.url}/gebruikers?van=bladwijzer`);
  await waitForPath(page, '/login');
  await fillSignIn(page, 'secretaris');
  await page.getByRole('heading', { name: 'Gebruikers', level: 1 }).waitFor();
  expect(page.url()).toBe(`${stage.url}/gebruikers?van=bladwijzer`);
  expect(errors).toEqual([]);
});

test('who is signed in gets no second login', async ({ stage }) => {
  const page = await stage.openAs('lid', '/login');
  await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.describe('the sign-in form', () => {
  let page: Page;
  test.beforeEach(async ({ stage }) => {
    page = await stage.open();
    await page.goto(`${stage.url}/login`);
    await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor();
  });

  test('asks for both fields', async () => {
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.getByText('Vul alle velden in!').first().waitFor();
    await emailField(page).fill('lid@carnaval.example');
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.getByText('Vul alle velden in!').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('says that an address is no address', async () => {
    await emailField(page).fill('lid@');
    await passwordField(page).fill('iets');
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.getByText('Dit is geen geldig email adres').waitFor();
  });

  for (const [_what, account, password] of [
    ['a wrong password', 'lid', 'alaaf-12-12'],
    ['an unknown address', 'niemand', 'alaaf-11-11'],
  ] as const) {
    test(`says the same of ${_what}, and keeps what was typed`, async () => {
      await fillSignIn(page, account, password);
      await page
        .getByRole('alert')
        .getByText('Deze combinatie van email en wachtwoord is onbekend')
        .waitFor();
      await expect(emailField(page)).toHaveValue(`${account}@carnaval.example`);
      await expect(passwordField(page)).toHaveValue(password);
    });
  }

  test('shows and hides the password', async () => {
    await passwordField(page).fill('geheim');
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Wachtwoord tonen' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Wachtwoord verbergen' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await expect(passwordField(page)).toHaveValue('geheim');
  });

  test('signs in with Enter', async () => {
    await emailField(page).fill('lid@carnaval.example');
    await passwordField(page).fill('alaaf-11-11');
    await passwordField(page).press('Enter');
    await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();
  });

  test('has no top bar, menu and footer around it', async () => {
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByText('Gebruiker:').count()).toBe(0);
  });
});

test('the top bar names page and user, the footer the year and the maker', async ({ stage }) => {
  const page = await stage.openAs('lid', '/');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Uitloggen' }).waitFor();
  expect(await bar.innerText()).toMatch(
    /Persoonlijke pagina\s+Zoeken\s+Gebruiker: Sanne Willems\s+Uitloggen/,
  );
  expect(await page.title()).toBe('Persoonlijke pagina - Carnaval backoffice');
  const footer = page.getByRole('contentinfo');
  expect(await footer.innerText()).toContain(String(new Date().getFullYear()));
  expect(await footer.innerText()).toContain('Gemaakt door');

  await page.getByRole('link', { name: '3 - Optocht' }).click();
  await bar.getByText('Commissie', { exact: true }).waitFor();
});

test('the menu toggle puts the menu away and brings it back', async ({ stage }) => {
  const page = await stage.openAs('lid', '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.waitFor();
  await page.getByRole('button', { name: 'Menu verbergen' }).click();
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu tonen' }).click();
  await menu.waitFor();
});

test.describe('signing out', () => {
  test('leads to the login, and the back button shows nothing any more', async ({ stage }) => {
    const page = await stage.open();
    await signIn(page, stage.url, 'secretaris');
    await page.getByRole('link', { name: 'Gebruikers' }).click();
    await page.getByText('secretaris@carnaval.example').waitFor();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');

    await page.goBack();
    await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.getByText('@carnaval.example').count()).toBe(0);
    expect(await page.getByText('Jan Smulders').count()).toBe(0);
  });

  test('ends the session on the server', async ({ stage }) => {
    const page = await stage.openAs('lid', '/');
    const [cookie] = await page.context().cookies();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor();
    const ended = clientOf(stage.url, `${cookie?.name}=${cookie?.value}`);
    expect(await ended.data(MeDocument)).toEqual({ me: null });
  });

  test('does not leave its page to who signs in next', async ({ stage }) => {
    const page = await stage.openAs('secretaris', '/gebruikers');
    await page.getByRole('heading', { name: 'Gebruikers', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await fillSignIn(page, 'lid');
    await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
    await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor({ timeout: 5000 });
  });
});
