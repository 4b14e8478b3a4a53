import { waitForPath } from '../testing/browser';
import { expect, test } from '../testing/stage';

const WIDTH = 360;

test('the menu on a phone takes the focus, and closes by Escape, beside it and by its entries', async ({
  stage,
}) => {
  const page = await stage.openAs('secretaris', '/', WIDTH);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const toggle = page.getByRole('button', { name: 'Menu tonen' });
  const open = async () => {
    await toggle.click();
    await menu.waitFor();
  };
  await toggle.waitFor();
  expect(await menu.count()).toBe(0);
  await open();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Persoonlijke pagina');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expect(toggle).toBeFocused();

  await open();
  await page.mouse.click(WIDTH - 5, 400);
  await menu.waitFor({ state: 'detached' });
  await open();
  await menu.getByRole('link', { name: 'Gebruikers' }).click();
  await waitForPath(page, '/gebruikers');
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Gebruikers', level: 1 }).waitFor();
  // Of the page that is shown too.
  await open();
  await menu.getByRole('link', { name: 'Gebruikers' }).click();
  await menu.waitFor({ state: 'detached' });
});
