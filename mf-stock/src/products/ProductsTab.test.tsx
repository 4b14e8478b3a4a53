import { screen, waitFor, within } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { answer, gone, mockDownloads, press, pressIn, refuse, textOf } from 'kit/testing';

import {
  StockDeleteProductDocument,
  StockEditProductDocument,
  StockMovementsDocument,
  StockProductLogDocument,
} from '../gql/graphql';
import { cells, field, movement, opened, openTab, product, products } from '../testStock';
import { productInput, valuesOf } from './productValues';

const saved = mockDownloads();
const mug = product('p1', 'Mok', {
  description: 'Met het logo',
  suppliers: 'Bakker Derks',
  deliveryPrice: 695,
  image: { id: 'f1', name: 'mok.png', size: 10, type: 'png', url: '/files/images/products/f1' },
});
const scarf = product('p2', 'Sjaal', { price: 1250, amount: 1, reserved: 3, available: -2, stock: [] });
const flag = product('p3', 'Vlag', { amount: 0, reserved: 0, available: 0, stock: [] });

test('the products with what there is of each', async () => {
  openTab('producten', [products([mug, scarf, flag])]);
  expect(await cells(5)).toEqual([
    ['Mok', '€ 3,50', '12', '2', '10'],
    ['Sjaal', '€ 12,50', '1', '3', '2 te weinig'],
    ['Vlag', '€ 3,50', '0', '0', 'Uitverkocht'],
  ]);
  expect(screen.getByRole('heading', { name: '3 producten' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nieuw product' })).toHaveAttribute(
    'href',
    '/voorraad/nieuw_product',
  );
});

test('what is running low is marked, and shown alone', async () => {
  const few = { ...mug, isLow: true };
  const { user } = openTab('producten', [products([few, scarf])]);
  expect(await cells(5)).toEqual([
    ['Mok', '€ 3,50', '12', '2', '10 Bijna op'],
    ['Sjaal', '€ 12,50', '1', '3', '2 te weinig'],
  ]);
  await press(user, 'Bijna op 1');
  await waitFor(async () => expect(await cells(1)).toEqual([['Mok']]));
});

test('searching, and taking along what is found', async () => {
  const { user } = openTab('producten', [products([mug, scarf])]);
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek in de producten' }), 'derks');
  await waitFor(async () => expect(await cells(1)).toEqual([['Mok']]));
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`voorraad-${todayInAmsterdam()}.csv`);
  const text = await textOf(saved[0]?.blob);
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFProduct;Variant;Omschrijving;Prijs;Verzendkosten;Waarschuwen onder;In voorraad;Gereserveerd;Beschikbaar;Waar;Leveranciers',
    'Mok;;Met het logo;3,5;6,95;;12;2;10;Algemeen: 12;Bakker Derks',
  ]);
  await user.type(screen.getByRole('searchbox'), ' x');
  expect(await screen.findByText('Geen product gevonden')).toBeVisible();
});

test('without products there is a word for it', async () => {
  openTab('producten', [products([])]);
  expect(await screen.findByText('Er zijn nog geen producten.')).toBeVisible();
});

test('a row opens with all that is known and what was done', async () => {
  const edge = (cursor: string, node: ReturnType<typeof movement>) => ({ cursor, node });
  const page = (edges: ReturnType<typeof edge>[], next: string | null) => ({
    stockMovements: { edges, totalCount: 4, pageInfo: { hasNextPage: next !== null, endCursor: next } },
  });
  const { user } = openTab('producten', [
    products([mug]),
    answer(
      StockMovementsDocument,
      { productId: 'p1', first: 6 },
      page(
        [
          edge('c4', movement({ action: 'moved', amount: 5, from: 'Algemeen', to: 'Tent', reason: 'Feest' })),
          edge('c3', movement({ action: 'sold', amount: 2, from: 'Algemeen', to: null, price: 300 })),
        ],
        'c3',
      ),
    ),
    answer(
      StockMovementsDocument,
      { productId: 'p1', first: 6, after: 'c3' },
      page(
        [
          edge('c2', movement({ action: 'broken', amount: 1, from: 'Tent', to: null })),
          edge('c1', movement()),
        ],
        null,
      ),
    ),
    answer(
      StockProductLogDocument,
      { id: 'p1' },
      { product: { id: 'p1', changeLog: ['01/11/2026 - Piet Peters: product toegevoegd'] } },
    ),
  ]);
  await press(user, 'Details van Mok');
  for (const text of ['Met het logo', 'Algemeen: 12', 'Bakker Derks']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByRole('img', { name: 'Afbeelding van Mok' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Mutaties' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  await press(user, 'Meer laden');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
  const when = '01/11/2026 11:00, Piet Peters';
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/\u00a0/g, ' ')),
  ).toEqual([
    `Verplaatst: 5 van Algemeen naar Tent${when}, Feest`,
    `Verkocht: 2 uit Algemeen voor € 3,00 per stuk${when}`,
    `Kapot: 1 uit Tent${when}`,
    `Beginvoorraad: 12 in Algemeen${when}`,
  ]);
  expect(await screen.findByText('01/11/2026 - Piet Peters: product toegevoegd')).toBeInTheDocument();
});

test('two who edit a product: whose version stays is asked', async () => {
  const mine = { ...productInput(valuesOf(mug)), price: 400, deliveryPrice: null };
  const theirs = { ...mug, title: 'Beker', revision: 2 };
  const stored = { ...mug, price: 400, deliveryPrice: null, revision: 3 };
  const { user } = openTab('producten', [
    products([mug], 1),
    ...opened('p1'),
    refuse(StockEditProductDocument, { id: 'p1', revision: 1, product: mine }, 'Intussen gewijzigd.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet Peters',
    }),
    products([theirs], 1),
    answer(
      StockEditProductDocument,
      { id: 'p1', revision: 2, product: mine },
      { editProduct: { ...stored, changeLog: [] } },
    ),
    products([stored]),
  ]);
  await press(user, 'Details van Mok');
  await press(user, 'Mok aanpassen');
  await user.clear(await field('Prijs in euro'));
  await user.type(await field('Prijs in euro'), '3,999');
  await user.clear(await field('Verzendkosten in euro'));
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet Peters' });
  expect(within(question).getByRole('row', { name: 'Titel Mok Beker' })).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByText('Product aangepast')).toBeVisible();
  await gone();
  await waitFor(async () => expect((await cells(2))[0]).toEqual(['Mok', '€ 4,00']));
});

test('what is wrong with a product stands at its field; a failure is told', async () => {
  const input = { ...productInput(valuesOf(mug)), title: 'Beker' };
  const { user } = openTab('producten', [
    products([mug]),
    ...opened('p1'),
    refuse(StockEditProductDocument, { id: 'p1', revision: 1, product: input }, 'De server is er niet.', {}),
  ]);
  await press(user, 'Details van Mok');
  await press(user, 'Mok aanpassen');
  await user.clear(await field('Titel'));
  await user.clear(await field('Prijs in euro'));
  await user.type(await field('Verzendkosten in euro'), 'x');
  await pressIn(user, 'Opslaan');
  await waitFor(async () => expect(await field('Titel')).toHaveAccessibleDescription('Verplicht'));
  expect(await field('Prijs in euro')).toHaveAccessibleDescription('Verplicht');
  expect(await field('Verzendkosten in euro')).toHaveAccessibleDescription(/Vul een prijs in, zoals 3,50/);
  await user.type(await field('Prijs in euro'), '10.000,01');
  await waitFor(async () =>
    expect(await field('Prijs in euro')).toHaveAccessibleDescription(
      'Vul een prijs in van 0 tot en met 10.000 euro',
    ),
  );
  await user.type(await field('Titel'), 'Beker');
  await user.clear(await field('Prijs in euro'));
  await user.type(await field('Prijs in euro'), '3,5');
  await user.clear(await field('Verzendkosten in euro'));
  await user.type(await field('Verzendkosten in euro'), '6,95');
  await pressIn(user, 'Opslaan');
  expect(
    await screen.findByText('Wijziging in webshop opslaan is mislukt: De server is er niet.'),
  ).toBeVisible();
});

test('a product is deleted after a question; a refusal leaves it open with the reason', async () => {
  const { user } = openTab('producten', [
    products([mug, flag], 1),
    ...opened('p3', []),
    refuse(StockDeleteProductDocument, { id: 'p3' }, 'Er liggen er nog 12 in voorraad. Boek die eerst af.', {
      code: 'BAD_USER_INPUT',
    }),
    answer(StockDeleteProductDocument, { id: 'p3' }, { deleteProduct: 'p3' }),
    products([mug]),
  ]);
  await press(user, 'Details van Vlag');
  expect(await screen.findByText('Er is nog niets met deze voorraad gebeurd.')).toBeVisible();
  await press(user, 'Vlag verwijderen');
  expect(await screen.findByRole('alertdialog', { name: 'Vlag verwijderen?' })).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(
    await screen.findByText(
      'Wijziging in webshop opslaan is mislukt: Er liggen er nog 12 in voorraad. Boek die eerst af.',
    ),
  ).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Product verwijderd')).toBeVisible();
  await gone();
  await waitFor(async () => expect(await cells(1)).toEqual([['Mok']]));
});
