import type { Page } from '@playwright/test';

import { waitForPath } from './testing/browser';
import { expect, test } from './testing/stage';

const WIDTH = 360;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu tonen' });

test.describe('the menu on a phone', () => {
  let page: Page;
  test.beforeEach(async ({ stage }) => {
    page = await stage.openAs('secretaris', '/', WIDTH);
    await toggle(page).waitFor();
    expect(await menu(page).count()).toBe(0);
    await toggle(page).click();
    await menu(page).waitFor();
  });

  test('takes the focus when it opens; Escape closes it and gives the focus back', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Persoonlijke pagina');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'detached' });
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(name).toBe('Menu tonen');
  });

  test('closes when the page beside it is pressed', async () => {
    await page.mouse.click(WIDTH - 5, 400);
    await menu(page).waitFor({ state: 'detached' });
  });

  test('closes when an entry is chosen', async () => {
    await menu(page).getByRole('link', { name: 'Gebruikers' }).click();
    await waitForPath(page, '/gebruikers');
    await menu(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Gebruikers', level: 1 }).waitFor();
  });

  test('closes when the entry of this very page is chosen', async () => {
    await menu(page).getByRole('link', { name: 'Persoonlijke pagina' }).click();
    await menu(page).waitFor({ state: 'detached', timeout: 5000 });
  });
});

/** How much wider than the screen the page is. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the login fits', async ({ stage }) => {
  const page = await stage.open(WIDTH);
  await page.goto(`${stage.url}/login`);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
});
