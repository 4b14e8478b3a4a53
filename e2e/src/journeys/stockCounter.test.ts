import { ProductsDocument } from '../gql/graphql';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';
import { addProduct, openStock } from '../testing/stock';

test('behind the counter with a phone: several products for cash, one without a connection, and the last taken back', async ({
  stage,
}) => {
  const mug = await addProduct(stage, 'Kassamok', 5);
  await addProduct(stage, 'Kassapet', 2);
  const page = await openStock(stage, '/kassa', 360);
  await page.getByLabel('Verkopen uit').selectOption('Algemeen');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await button(/^Kassamok/).click();
  await button(/^Kassamok/).click();
  await button(/^Kassapet/).click();
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(/^Afrekenen .*10,50$/).click();
  const dialog = page.getByRole('dialog', { name: /^Afrekenen: .*10,50$/ });
  await dialog.getByRole('button', { name: /20,00$/ }).click();
  await expect(dialog.getByText(/^Terug: .*9,50$/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Verkocht' }).click();
  await expect(page.getByText('2 × Kassamok, 1 × Kassapet')).toBeVisible();

  await page.context().setOffline(true);
  await button(/^Kassamok/).click();
  await button(/^Afrekenen/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verkocht' }).click();
  await expect(page.getByText(/^Bewaard op dit toestel/)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  const last = page.getByRole('listitem').filter({ hasText: '1 × Kassamok' }).filter({ hasText: 'Pin' });
  await expect(last).toBeVisible();
  await last.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(last).toHaveCount(0);
  const { products } = await (await stage.api('voorraad')).data(ProductsDocument);
  expect(products.find(({ id }) => id === mug.id)?.stock).toMatchObject([{ amount: 3 }]);
});
