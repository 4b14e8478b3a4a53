import { violationsInBothSchemes } from '../testing/axe';
import { button, card } from '../testing/club';
import { expect, test } from '../testing/stage';
import { addProduct, openStock, placeOrder } from '../testing/stock';
import { addActivity, addShift, addVolunteer, openActivity, season, seasonName } from '../testing/volunteers';

// Pages that are made to be printed; that lists lose nothing is in everyPage.test.ts.

test('the roster prints without the menu', async ({ stage }) => {
  const id = await addVolunteer(stage, 'Rooster Een');
  const activityId = await addActivity(stage, 'Roosterploeg', [id]);
  await addShift(stage, activityId, ['09:00', '12:00', 3], [id]);
  const page = await openActivity(stage, 'Roosterploeg');
  await button(page, 'Rooster').click();
  const heading = page.getByRole('heading', { name: `Rooster Roosterploeg ${seasonName(season)}` });
  await heading.waitFor();
  await page.getByText('Rooster Een (gevraagd)').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('2 te weinig')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(button(page, 'Afdrukken')).toBeHidden();
  await expect(page.getByLabel('Seizoen', { exact: true })).toBeHidden();
});

test('the pick list of a day prints without buttons and tabs', async ({ stage }) => {
  const { id: productId } = await addProduct(stage, 'Pakmok', 9);
  const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await placeOrder(stage, 'Aa', [{ productId, amount: 2 }], day);
  const shown = day.split('-').reverse().join('/');
  const page = await openStock(stage, '/producten?tab=bestellingen');
  await button(page, 'Paklijst').click();
  await page.getByLabel('Ophalen op').selectOption(shown);
  const list = card(page, `Paklijst voor ${shown}`);
  await list.getByRole('region', { name: 'Zoë Aa' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Afdrukken')).toBeHidden();
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expect(list.getByRole('region', { name: 'Zoë Aa' })).toBeVisible();
});
