import { waitForPath } from '../testing/browser';
import { button } from '../testing/club';
import { expect, test } from '../testing/stage';

// What is searched, filtered, sorted and chosen is in the address: Back, a reload and a shared link show the same.

test('the members of the club: filter, search, Back, reload and a link', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/club');
  await page.getByRole('tab', { name: 'Leden' }).click();
  const heading = page.getByRole('heading', { name: /^\d+ leden$/ });
  await heading.waitFor();
  const active = (await heading.textContent()) ?? '';
  await button(page, 'Filters').click();
  await page.getByRole('combobox', { name: 'Leden' }).selectOption('Alle leden');
  await expect(page).toHaveURL(/\?tab=leden&who=all$/);
  await page.getByRole('searchbox').fill('bakker');
  await expect(page).toHaveURL(/\?tab=leden&who=all&zoek=bakker$/);
  const link = page.url();
  await page
    .getByRole('row', { name: /Bakker/ })
    .first()
    .waitFor();

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('bakker');
  await expect(button(page, 'Filters (1)')).toBeVisible();
  const other = await stage.openAs('beheer', new URL(link).pathname + new URL(link).search);
  await expect(other.getByRole('searchbox')).toHaveValue('bakker');

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(heading).toHaveText(active);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overzicht' })).toHaveAttribute('aria-selected', 'true');
});

test('the order of a table, and an address that names nothing that exists', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/commissielijst?volgorde=bestaatniet&zoek=');
  const first = page.locator('main tbody tr').first();
  await first.waitFor();
  await button(page, 'Naam').click();
  await expect(page).toHaveURL(/volgorde=name/);
  const byName = (await first.textContent()) ?? '';
  await page.reload();
  await expect(first).toHaveText(byName);
  await expect(page.getByRole('columnheader', { name: 'Naam' })).toHaveAttribute('aria-sort', 'ascending');
});

test('Back and a reload show a list where it was left; another page begins at the top', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/ledenlijst');
  await page.locator('main tbody tr').nth(40).waitFor();
  const height = () => page.evaluate(() => window.scrollY);
  // Going to an entry at the end of the menu may scroll the page with it: what counts is where it was at the press.
  const press = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        window.addEventListener('pointerdown', () => resolve(window.scrollY), { capture: true, once: true }),
      ),
  );
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('link', { name: 'Commissielijst', exact: true }).click();
  const left = await press;
  expect(left).toBeGreaterThanOrEqual(900);
  // A font that comes later moves a page by a pixel or two.
  const isWhereItWas = async () => Math.abs((await height()) - left) < 10;
  await waitForPath(page, '/commissielijst');
  await page.locator('main tbody tr').first().waitFor();
  await expect.poll(height).toBe(0);
  await page.goBack();
  await waitForPath(page, '/ledenlijst');
  await expect.poll(isWhereItWas).toBe(true);
  await page.reload();
  await page.locator('main tbody tr').first().waitFor();
  await expect.poll(isWhereItWas).toBe(true);
});
