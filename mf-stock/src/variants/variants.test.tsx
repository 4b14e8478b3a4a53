import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse, type User } from 'kit/testing';

import {
  StockAddVariantDocument,
  StockBeginFamilyDocument,
  StockEditProductDocument,
  StockJoinFamilyDocument,
  StockLeaveFamilyDocument,
  StockRenameFamilyDocument,
  StockShareWithFamilyDocument,
} from '../gql/graphql';
import { cells, field, opened, openTab, product, products, sending, variant } from '../testStock';
import { inFamilies } from './families';

const mug = product('p1', 'Mok');
const medium = variant('v1', 'Shirt', 'maat M', { amount: 4, reserved: 1, available: 3, price: 1500 });
const large = variant('v2', 'Shirt', 'maat L', {
  amount: 0,
  reserved: 0,
  available: 0,
  stock: [],
  isLow: true,
});
const row = (it: typeof mug) => ({ ...it, changeLog: [] });
const list = [mug, medium, large];
const variantsOf = async (title: string) =>
  within(await screen.findByRole('list', { name: `Varianten van ${title}` }));
const fill = async (user: User, name: string, text: string) => {
  await user.clear(await field(name));
  await user.type(await field(name), text);
};

test('variants are one row with their sum, which opens to each of them with its own stock', async () => {
  const { user } = openTab('producten', [products(list), ...opened('v1')]);
  expect(await cells(5)).toEqual([
    ['Mok', '€ 3,50', '12', '2', '10'],
    ['Shirt', 'vanaf € 3,50', '4', '1', '3 1 bijna op'],
  ]);
  expect(screen.getByRole('heading', { name: '2 producten' })).toBeVisible();
  await press(user, 'Details van Shirt');
  const [first, second] = (await variantsOf('Shirt')).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^maat M€\s15,00 · 4 in voorraad · 1 gereserveerdnog 3Verkocht/);
  expect(second).toHaveTextContent(/^maat L€\s3,50 · 0 in voorraadUitverkocht$/);
  await press(user, 'Details van Shirt (maat M)');
  expect(await screen.findByRole('list', { name: 'Mutaties' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Details van Shirt (maat M)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Voorraad bijwerken van Shirt (maat M)' })).toBeVisible();
});

test('they are found by the name of the product and by their own, and running low', async () => {
  const { user } = openTab('producten', [products(list)]);
  const search = await screen.findByRole('searchbox', { name: 'Zoek in de producten' });
  await user.type(search, 'maat l');
  await waitFor(async () => expect(await cells(1)).toEqual([['Shirt']]));
  await user.clear(search);
  await press(user, 'Bijna op 1');
  await waitFor(async () => expect(await cells(1)).toEqual([['Shirt']]));
});

test('the address of a variant opens its product and itself', async () => {
  openTab('producten&open=v1', [products(list), ...opened('v1')]);
  expect(await screen.findByRole('button', { name: 'Details van Shirt (maat M)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a sale from the row asks which variant', async () => {
  const { user } = openTab('producten', [products(list)]);
  await press(user, 'Shirt verkocht');
  const choices = await variantsOf('Shirt');
  expect(choices.getByRole('button', { name: /^maat L €\s3,50 op$/ })).toBeDisabled();
  await user.click(choices.getByRole('button', { name: /^maat M €\s15,00 nog 4$/ }));
  expect(await screen.findByRole('dialog', { name: 'Voorraad bijwerken: Shirt (maat M)' })).toBeVisible();
});

test('the first time the product itself is named; what the second is refused for is not asked again', async () => {
  const begun = variant('p1', 'Mok', 'groot');
  const begin = sending(answer(StockBeginFamilyDocument, {} as never, { beginFamily: row(begun) }));
  const refused = sending(
    refuse(StockAddVariantDocument, {} as never, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { variant: 'Deze variant is er al. Kies een andere naam.' },
    }),
  );
  const added = sending(
    answer(StockAddVariantDocument, {} as never, { addVariant: variant('p9', 'Mok', 'klein') }),
  );
  const mocks = [
    products([mug], 1),
    ...opened('p1'),
    begin.mock,
    refused.mock,
    added.mock,
    products([begun]),
  ];
  const { user } = openTab('producten', mocks);
  await press(user, 'Details van Mok');
  await press(user, 'Variant toevoegen aan Mok');
  expect(await field('Naam van het product')).toHaveValue('Mok');
  await fill(user, 'Welke variant heb je al?', 'groot');
  await fill(user, 'Welke variant komt erbij?', 'Groot');
  await fill(user, 'Beginvoorraad', '5');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () =>
    expect(await field('Welke variant komt erbij?')).toHaveAccessibleDescription(/Deze variant is er al/),
  );
  expect(begin.sent).toEqual([]);
  await fill(user, 'Welke variant komt erbij?', 'klein');
  await pressIn(user, 'Toevoegen');
  await waitFor(() => expect(refused.sent).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Welke variant heb je al?' })).not.toBeInTheDocument(),
  );
  await fill(user, 'Welke variant komt erbij?', 'heel klein');
  await pressIn(user, 'Toevoegen');
  await gone();
  expect(begin.sent).toEqual([{ id: 'p1', revision: 1, first: { family: 'Mok', variant: 'groot' } }]);
  expect(added.sent).toMatchObject([
    { variant: { productId: 'p1', variant: 'heel klein', price: 350, initialStock: 5 } },
  ]);
  expect(await screen.findByText('Variant toegevoegd')).toBeVisible();
});

test('a product that is there becomes a variant', async () => {
  const joined = sending(
    answer(StockJoinFamilyDocument, {} as never, { joinFamily: row(variant('p1', 'Shirt', 'maat XL')) }),
  );
  const { user } = openTab('producten', [products(list), joined.mock]);
  await press(user, 'Details van Shirt');
  await press(user, 'Variant toevoegen aan Shirt');
  await user.click(await screen.findByRole('radio', { name: 'Een product dat er al is' }));
  expect(screen.queryByRole('textbox', { name: 'Beginvoorraad' })).not.toBeInTheDocument();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Product' }), 'Mok');
  await fill(user, 'Welke variant komt erbij?', 'maat XL');
  await pressIn(user, 'Toevoegen');
  await gone();
  expect(joined.sent).toEqual([{ id: 'p1', revision: 1, joined: { productId: 'v1', variant: 'maat XL' } }]);
});

test('one is changed, and the others with it when that is asked', async () => {
  const edited = sending(answer(StockEditProductDocument, {} as never, { editProduct: row(medium) }));
  const shared = sending(
    answer(StockShareWithFamilyDocument, {} as never, { shareWithFamily: [row(medium), row(large)] }),
  );
  const { user } = openTab('producten', [products(list), ...opened('v1'), edited.mock, shared.mock]);
  await press(user, 'Details van Shirt');
  await press(user, 'Details van Shirt (maat M)');
  await press(user, 'Shirt (maat M) aanpassen');
  expect(screen.queryByRole('textbox', { name: 'Titel' })).not.toBeInTheDocument();
  await fill(user, 'Variant', 'medium');
  await fill(user, 'Omschrijving', 'Katoen');
  await user.click(screen.getByRole('checkbox', { name: 'Ook voor de andere maten en kleuren' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ook deze prijs' }));
  await pressIn(user, 'Opslaan');
  await gone();
  expect(edited.sent).toMatchObject([
    { id: 'v1', product: { title: 'Shirt (maat M)', variant: 'medium', description: 'Katoen' } },
  ]);
  expect(shared.sent).toEqual([{ id: 'v1', withPrice: true }]);
});

test('all get another name at once, and one becomes a product of its own', async () => {
  const renamed = sending(
    answer(StockRenameFamilyDocument, {} as never, { renameFamily: [row(medium), row(large)] }),
  );
  const left = sending(
    answer(StockLeaveFamilyDocument, {} as never, { leaveFamily: row(product('v1', 'Hemd')) }),
  );
  const { user } = openTab('producten', [products(list), ...opened('v1'), renamed.mock, left.mock]);
  await press(user, 'Details van Shirt');
  await press(user, 'Naam aanpassen van Shirt');
  await fill(user, 'Naam van het product', 'T-shirt');
  await pressIn(user, 'Opslaan');
  await gone();
  expect(renamed.sent).toEqual([{ familyId: 'family-Shirt', name: { name: 'T-shirt' } }]);
  await press(user, 'Details van Shirt (maat M)');
  await press(user, 'Shirt (maat M) los maken');
  await fill(user, 'Titel', 'Hemd');
  await pressIn(user, 'Los maken');
  await gone();
  expect(left.sent).toEqual([{ id: 'v1', revision: 1, name: { name: 'Hemd' } }]);
});

test('a product that gets its first other variant stays open, whatever comes before it', () => {
  const before = inFamilies([mug]);
  const after = inFamilies([variant('p2', 'Mok', 'groot'), variant('p1', 'Mok', 'klein'), medium]);
  expect([before[0]?.id, after[0]?.id, after[0]?.title]).toEqual(['p1', 'p1', 'Mok']);
  // The last one of a family is shown as any product.
  expect(after[1]).toEqual({ id: 'v1', title: 'Shirt (maat M)', variants: [medium] });
});
