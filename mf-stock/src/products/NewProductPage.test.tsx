import { screen, waitFor } from '@testing-library/react';
import { answer, press, refuse } from 'kit/testing';

import { StockAddProductDocument } from '../gql/graphql';
import { field, openPage, product, sending } from '../testStock';
import { NewProductPage } from './NewProductPage';

const path = '/voorraad/nieuw_product';
const says = (name: string, text: string | RegExp) =>
  waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(text));

test('title, price and initial stock are required; price and stock are rounded', async () => {
  const failed = sending(refuse(StockAddProductDocument, {} as never, 'De server is er niet.', {}));
  const refused = sending(
    refuse(StockAddProductDocument, {} as never, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { title: 'Deze titel kan niet' },
    }),
  );
  const added = sending(answer(StockAddProductDocument, {} as never, { addProduct: product('p9', 'Vlag') }));
  const { user } = openPage(<NewProductPage />, path, [failed.mock, refused.mock, added.mock]);
  await press(user, 'Opslaan');
  await says('Titel', 'Verplicht');
  await says('Prijs in euro', 'Verplicht');
  await says('Beginvoorraad', /Algemeen\. Verplicht|Verplicht/);
  await user.type(await field('Titel'), ' Vlag ');
  await user.type(await field('Prijs in euro'), '2,345');
  await user.type(await field('Beginvoorraad'), 'veel');
  await says('Beginvoorraad', /Vul een geheel getal in van 0 tot en met 100\.000/);
  await user.clear(await field('Beginvoorraad'));
  await user.type(await field('Beginvoorraad'), '11,6');
  await user.type(await field('Omschrijving'), 'Geel en rood');
  await press(user, 'Opslaan');
  expect(
    await screen.findByText('Wijziging in webshop opslaan is mislukt: De server is er niet.'),
  ).toBeVisible();
  await press(user, 'Opslaan');
  await says('Titel', 'Deze titel kan niet');
  await press(user, 'Opslaan');
  expect(await screen.findByText('Pagina /voorraad/producten')).toBeVisible();
  expect(await screen.findByText('Product toegevoegd')).toBeVisible();
  expect(added.sent).toEqual([
    {
      product: {
        title: 'Vlag',
        price: 235,
        initialStock: 12,
        description: 'Geel en rood',
        suppliers: '',
        deliveryPrice: null,
        lowStock: null,
        imageId: null,
      },
      requestId: expect.stringMatching(/.{20,}/),
    },
  ]);
  expect(failed.sent).toEqual(added.sent);
});

test("'Annuleren' returns, and asks when something was typed", async () => {
  const { user } = openPage(<NewProductPage />, path, []);
  await user.type(await field('Titel'), 'Vlag');
  await user.click(screen.getByRole('link', { name: 'Annuleren' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await press(user, 'Verlaten');
  expect(await screen.findByText('Pagina /voorraad/producten')).toBeVisible();
});
