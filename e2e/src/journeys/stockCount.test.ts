import { ProductsDocument } from '../gql/graphql';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';
import { addLocation, addProduct, openStock } from '../testing/stock';

test('stock is counted on a phone, also without a connection; what runs low waits until there is more', async ({
  stage,
}) => {
  const place = await addLocation(stage, 'Telhok');
  const { id } = await addProduct(stage, 'Teltoeter', 12);
  const page = await openStock(stage, '/producten?zoek=Teltoeter', 360);
  await page.getByRole('button', { name: 'Details van Teltoeter' }).click();
  await page.getByRole('button', { name: 'Teltoeter aanpassen' }).click();
  const edit = page.getByRole('dialog');
  await edit.getByLabel('Waarschuwen onder').fill('11');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await edit.waitFor({ state: 'detached' });

  await page.goto(new URL('/voorraad/instellingen', page.url()).toString());
  await page.getByRole('link', { name: 'Algemeen tellen' }).click();
  await page.getByLabel('Zoek een product').fill('Teltoeter');
  const input = page.getByRole('textbox', { name: 'Geteld van Teltoeter' });
  await input.fill('9');
  await expect(page.getByText('3 minder')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  // The browser closes on the way; what was typed is there.
  await page.reload();
  await page.getByLabel('Zoek een product').fill('Teltoeter');
  await expect(input).toHaveValue('9');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Telling boeken' }).click();
  await expect(page.getByText(/^Bewaard op dit toestel/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Bekend: 9')).toBeVisible();
  await page.getByLabel('Plaats').selectOption('Telhok');
  await input.fill('1');
  await page.getByRole('button', { name: 'Telling boeken' }).click();
  await expect(page.getByText('1 verschil geboekt')).toBeVisible();
  const { products } = await (await stage.api('voorraad')).data(ProductsDocument);
  const stock = products.find((product) => product.id === id)?.stock;
  expect(stock?.map(({ locationId, amount }) => [locationId === place.id, amount])).toEqual([
    [false, 9],
    [true, 1],
  ]);

  // Ten, of which eleven were wanted.
  await page.goto(new URL('/', page.url()).toString());
  const waits = page.getByRole('listitem').filter({ hasText: /product(en raken| raakt) op/ });
  await waits.click();
  await expect(page.getByText('Teltoeter').first()).toBeVisible();
});
