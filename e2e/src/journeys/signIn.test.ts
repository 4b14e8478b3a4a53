import { collectErrors, fillSignIn, signIn, waitForPath } from '../testing/browser';
import { expect, test } from '../testing/stage';

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

  test('does not leave its page to who signs in next', async ({ stage }) => {
    const page = await stage.openAs('secretaris', '/gebruikers');
    await page.getByRole('heading', { name: 'Gebruikers', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await fillSignIn(page, 'lid');
    await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
    await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor({ timeout: 5000 });
  });
});
