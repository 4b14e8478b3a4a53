import { screen, waitFor, within } from '@testing-library/react';
import { answer, press, pressIn, refuse, type Unmasked } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  StockCounterDocument,
  type StockCounterQuery,
  StockSellAtCounterDocument,
  StockUndoCounterSaleDocument,
} from '../gql/graphql';
import { openPage, sending } from '../testStock';
import { likelyCash, withPieces } from './basket';
import { CounterPage } from './CounterPage';

type Counter = Unmasked<StockCounterQuery>;
type Product = Counter['products'][number];
type Sale = Counter['counterToday']['sales'][number];

beforeAll(loadDialogPanel);
beforeEach(() => localStorage.clear());

const product = (
  id: string,
  title: string,
  price: number,
  amount: number,
  more: Partial<Product> = {},
): Product => ({
  ...{ familyId: null, family: null, variant: null },
  ...{ id, title, price, available: amount, stock: [{ amount, locationId: 'l1' }], ...more },
});
const mug = product('p1', 'Mok', 350, 3);
const cap = product('p2', 'Pet', 900, 1);
const gone = product('p3', 'Vlag', 500, 0);
const place = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, internal: false, locked: false, ...more },
});
const places = [place('l1', 'Algemeen'), place('l2', 'Kluis', { internal: true })];
const sale: Sale = {
  ...{ id: 's1', number: '1234ABCD', revision: 2, total: 1600, payment: 'cash', canUndo: true },
  soldAt: new Date().toISOString(),
  lines: [{ productId: 'p1', title: 'Mok', amount: 2 }],
};
const counter = (sales: Sale[] = [], times?: number, products: Product[] = [mug, cap, gone]) =>
  answer(
    StockCounterDocument,
    {},
    {
      products,
      stockLocations: places,
      counterToday: {
        day: '2026-11-28',
        totals: (['cash', 'pin', 'qr'] as const).map((payment) => ({
          ...{ payment, count: payment === 'cash' ? sales.length : 0 },
          total: payment === 'cash' ? sales.length * 1600 : 0,
        })),
        sales,
      },
    },
    times,
  );
const sold = () =>
  sending(answer(StockSellAtCounterDocument, {} as never, { sellAtCounter: { id: 's1', revision: 2 } }));
const open = (mocks: ReturnType<typeof answer>[]) => openPage(<CounterPage />, '/voorraad/kassa', mocks);

test('no more is in the basket than lies there and is free', () => {
  const kept = product('p4', 'Sjaal', 1000, 5, { available: 2 });
  let basket = {};
  for (let turn = 0; turn < 4; turn += 1) basket = withPieces(basket, kept, 'l1', 1);
  expect(basket).toEqual({ p4: 2 });
  expect(withPieces(basket, kept, 'l1', -2)).toEqual({});
  expect(withPieces({}, kept, 'l2', 1)).toEqual({});
});

test('likely cash is the amount, and notes above it', () => {
  expect([likelyCash(1600), likelyCash(500), likelyCash(12_000)]).toEqual([
    [1600, 2000, 5000, 10_000],
    [500, 1000, 2000, 5000],
    [12_000],
  ]);
});

test('several products are sold for cash, with what is to be given back; it can be taken back', async () => {
  const { sent, mock } = sold();
  const undone = sending(
    answer(StockUndoCounterSaleDocument, {} as never, {
      undoOrderState: { id: 's1', revision: 3, state: 'cancelled' },
    }),
  );
  const { user } = open([counter([], 1), mock, counter([sale], 1), undone.mock, counter()]);
  await press(user, /^Mok/);
  await press(user, /^Mok/);
  await press(user, /^Pet/);
  expect(screen.getByRole('button', { name: /^Pet/ })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Vlag/ })).not.toBeInTheDocument();
  await press(user, 'Afrekenen €\u00a016,00');
  const dialog = within(await screen.findByRole('dialog', { name: 'Afrekenen: €\u00a016,00' }));
  await user.click(dialog.getByRole('button', { name: '€\u00a020,00' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Terug: € 4,00');
  await user.clear(dialog.getByLabelText('Gekregen in euro'));
  await user.type(dialog.getByLabelText('Gekregen in euro'), '10');
  expect(dialog.getByRole('status')).toHaveTextContent('Nog € 6,00 te krijgen');
  await pressIn(user, 'Verkocht');
  expect(await screen.findByText('Verkocht voor € 16,00')).toBeVisible();
  expect(sent).toEqual([
    {
      sale: {
        lines: [
          { productId: 'p1', amount: 2, price: 350 },
          { productId: 'p2', amount: 1, price: 900 },
        ],
        ...{ locationId: 'l1', payment: 'cash' },
      },
      requestId: expect.any(String),
    },
  ]);
  expect(screen.getByRole('button', { name: 'Afrekenen' })).toBeDisabled();
  expect(await screen.findByText('2 × Mok')).toBeVisible();
  await press(user, 'Ongedaan maken: verkoop 1234ABCD');
  expect(await screen.findByText('Teruggedraaid')).toBeVisible();
  expect(undone.sent).toEqual([{ id: 's1', revision: 2 }]);
  expect(await screen.findByText('Er is vandaag nog niets verkocht.')).toBeVisible();
});

test('pieces are put in and taken out while it is paid by card; why it is refused is said in the dialog', async () => {
  const { user } = open([
    counter(),
    refuse(StockSellAtCounterDocument, (() => true) as never, 'Controleer.', {
      code: 'BAD_USER_INPUT',
      fields: { lines: 'Mok is uitverkocht' },
    }),
  ]);
  await press(user, /^Mok/);
  await press(user, 'Afrekenen €\u00a03,50');
  await pressIn(user, 'Mok erbij');
  await pressIn(user, 'Pin');
  const dialog = within(await screen.findByRole('dialog', { name: 'Afrekenen: €\u00a07,00' }));
  expect(dialog.queryByLabelText('Gekregen in euro')).not.toBeInTheDocument();
  await pressIn(user, 'Verkocht');
  expect(
    await dialog.findByText('Wijziging in webshop opslaan is mislukt: Mok is uitverkocht'),
  ).toBeVisible();
  await pressIn(user, 'Mok eraf');
  await pressIn(user, 'Mok eraf');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Afrekenen: €\u00a00,00'));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verkocht' })).toBeDisabled();
});

test('without a place to sell from it says where to make one', async () => {
  const data = counter();
  (data.result as { data: Counter }).data.stockLocations = [place('l2', 'Kluis', { locked: true })] as never;
  open([data]);
  expect(await screen.findByText('Er is geen plaats om uit te verkopen.')).toBeVisible();
});

test('of a product with variants it asks which one, with what is left of each', async () => {
  const shirt = (id: string, variant: string, price: number, amount: number) =>
    product(id, `Shirt (${variant})`, price, amount, { familyId: 'f1', family: 'Shirt', variant });
  const list = [
    shirt('v1', 'maat M', 1250, 2),
    shirt('v2', 'maat L', 1500, 1),
    shirt('v3', 'XL', 1500, 0),
    mug,
  ];
  const { mock, sent } = sold();
  const { user } = open([counter([], 2, list), mock]);
  await user.click(await screen.findByRole('button', { name: /^Shirt vanaf €\s12,50 nog 3$/ }));
  const choice = within(await screen.findByRole('list', { name: 'Varianten van Shirt' }));
  expect(choice.getByRole('button', { name: /^XL €\s15,00 op$/ })).toBeDisabled();
  await user.click(choice.getByRole('button', { name: /^maat L €\s15,00 nog 1$/ }));
  await user.click(await screen.findByRole('button', { name: /^Shirt vanaf €\s12,50 nog 2 1 ×$/ }));
  expect(await screen.findByRole('button', { name: /^maat L €\s15,00 op$/ })).toBeDisabled();
  // By keyboard too.
  screen.getByRole('button', { name: /^maat M €\s12,50 nog 2$/ }).focus();
  await user.keyboard('{Enter}');
  await press(user, /^Afrekenen €\s27,50$/);
  expect(await screen.findByText('Shirt (maat M)')).toBeVisible();
  await pressIn(user, 'Verkocht');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0] as { sale: { lines: unknown } }).sale.lines).toEqual([
    { productId: 'v1', amount: 1, price: 1250 },
    { productId: 'v2', amount: 1, price: 1500 },
  ]);
});
