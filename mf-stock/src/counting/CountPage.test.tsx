import { screen, waitFor, within } from '@testing-library/react';
import { answer, press, refuse } from 'kit/testing';

import { StockTuneDocument, StockUndoTuningDocument } from '../gql/graphql';
import { openPage, product, products, sending, variant } from '../testStock';
import { CountPage, differenceOf } from './CountPage';

const mug = product('p1', 'Mok');
const scarf = product('p2', 'Sjaal', { stock: [{ amount: 3, location: 'Tent', locationId: 'l2' }] });
const open = (mocks: ReturnType<typeof answer>[]) => openPage(<CountPage />, '/voorraad/tellen', mocks);
const booked = (it: typeof mug) =>
  answer(StockTuneDocument, {} as never, { tuneStock: { ...it, changeLog: [] } });
const input = (name: string) => screen.findByRole('textbox', { name: `Geteld van ${name}` });
const row = async (name: string) => (await input(name)).closest('li > div') as HTMLElement;
beforeEach(() => localStorage.clear());

test('what was typed is compared with what was known then', () => {
  const count = (text: string, known: number) => differenceOf({ text, known, requestId: 'x' });
  expect([count('10', 12), count(' 12 ', 12), count('0', 0), count('15', 12)]).toEqual([-2, 0, 0, 3]);
  expect([count('x', 1), count('-1', 1), count('1,5', 1), count('100001', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('only differences are booked, each once; it can be taken back', async () => {
  const tuned = sending(booked(mug));
  const undone = sending(
    answer(StockUndoTuningDocument, {} as never, { undoStockMovement: { ...mug, changeLog: [] } }),
  );
  const { user } = open([products([mug, scarf]), tuned.mock, undone.mock]);
  await user.type(await input('Mok'), '10');
  await user.type(await input('Sjaal'), '0');
  expect(await row('Mok')).toHaveTextContent('MokBekend: 122 minder');
  expect(await row('Sjaal')).toHaveTextContent('SjaalBekend: 0Klopt');
  expect(screen.getByText(/^2 geteld, 1 verschil\./)).toBeVisible();
  await press(user, 'Telling boeken');
  expect(await screen.findByText('1 verschil geboekt')).toBeVisible();
  expect(tuned.sent).toEqual([
    {
      productId: 'p1',
      tuning: {
        ...{ action: 'missing', locationId: 'l1', amount: 2, targetId: null, price: null },
        ...{ reason: 'Telling', requestId: expect.any(String) },
      },
    },
  ]);
  expect(await input('Mok')).toHaveValue('');
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Teruggedraaid')).toBeVisible();
  expect(undone.sent).toEqual([
    {
      productId: 'p1',
      movementId: (tuned.sent[0]?.tuning as { requestId: string }).requestId,
    },
  ]);
});

test('what was typed in a place is there when the page comes again; a text that is no number is said', async () => {
  const first = open([products([mug, scarf])]);
  await first.user.selectOptions(await screen.findByLabelText('Plaats'), 'Tent');
  await first.user.type(await input('Sjaal'), '4');
  first.unmount();
  const { user } = openPage(<CountPage />, '/voorraad/tellen?plaats=l2', [products([mug, scarf])]);
  expect(await input('Sjaal')).toHaveValue('4');
  expect(await row('Sjaal')).toHaveTextContent('SjaalBekend: 31 meer');
  expect(
    within(screen.getByRole('list', { name: 'Geteld in Tent' })).getAllByRole('listitem')[0],
  ).toContainElement(await row('Sjaal'));
  await user.type(await input('Mok'), 'x');
  expect(await screen.findByText('Vul een geheel getal in')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Telling boeken' })).toBeDisabled();
});

test('what is refused is said, and stays typed', async () => {
  const { user } = open([
    products([mug]),
    refuse(StockTuneDocument, (() => true) as never, 'Controleer.', {
      code: 'BAD_USER_INPUT',
      fields: { amount: 'Op deze locatie liggen er maar 1' },
    }),
  ]);
  await user.type(await input('Mok'), '0');
  await press(user, 'Telling boeken');
  expect(
    await screen.findByText('Wijziging in webshop opslaan is mislukt: Op deze locatie liggen er maar 1'),
  ).toBeVisible();
  await waitFor(async () => expect(await input('Mok')).toHaveValue('0'));
});

test('variants stand together under the name of their product, and are found by either', async () => {
  const shirts = [variant('v1', 'Shirt', 'maat M'), variant('v2', 'Shirt', 'maat L', { stock: [] })];
  const { user } = open([products([scarf, ...shirts])]);
  expect(await screen.findByRole('heading', { name: 'Shirt' })).toBeVisible();
  expect(await row('Shirt (maat M)')).toHaveTextContent('maat MBekend: 12');
  expect(await row('Shirt (maat L)')).toHaveTextContent('maat LBekend: 0');
  // What lies here comes first, with all of its variants.
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Shirtmaat M/);
  await user.type(screen.getByRole('searchbox'), 'maat l');
  await waitFor(() => expect(screen.queryByText('Sjaal')).not.toBeInTheDocument());
  expect(await row('Shirt (maat L)')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Geteld van Shirt (maat M)' })).not.toBeInTheDocument();
});
