import { waitForPath } from '../testing/browser';
import { button } from '../testing/club';
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

test('the account of a phone: who it is, their details, light or dark, and the way out', async ({
  stage,
}) => {
  const page = await stage.openAs('secretaris', '/jaarprogramma', WIDTH);
  const opener = button(page, 'JS, account van Jan Smulders');
  const account = page.getByRole('dialog', { name: 'Account' });
  await opener.click();
  await expect(account.getByText('Gebruiker:')).toHaveText('Gebruiker: Jan Smulders');
  await account.getByLabel('Donker').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await page.goBack();
  await account.waitFor({ state: 'detached' });

  await opener.click();
  await account.getByRole('link', { name: 'Mijn gegevens' }).click();
  await waitForPath(page, '/');
  await account.waitFor({ state: 'detached' });
  await expect(page.getByRole('heading', { name: 'Persoonlijke pagina' })).toBeInViewport();

  // What was typed and not saved is asked about.
  await button(page, 'Telefoonnummer aanpassen').click();
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('06 1');
  await opener.click();
  await account.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Blijven' }).click();
  await expect(page.getByRole('textbox', { name: 'Telefoonnummer' })).toHaveValue('06 1');
  await opener.click();
  await account.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitloggen' }).click();
  await waitForPath(page, '/login');
});
