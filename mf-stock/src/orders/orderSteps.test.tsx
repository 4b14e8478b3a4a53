import { fireEvent, screen } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { answer, gone, press, pressIn, testUser } from 'kit/testing';

import {
  StockGiveBackDocument,
  StockMoveOrderDocument,
  StockRenewOrderLinkDocument,
  StockSetOrderStateDocument,
  StockUndoOrderStateDocument,
} from '../gql/graphql';
import { type Order, order, sending } from '../testStock';
import { again, list, openOrders, places } from './testOrders';

const lines = [
  { productId: 'p1', title: 'Mok', amount: 2, price: 350 },
  { productId: 'p2', title: 'Sjaal', amount: 1, price: 350 },
];
const first = order('A1B2C3D4', { lines });
const sets = (answered: Order) =>
  sending(answer(StockSetOrderStateDocument, {} as never, { setOrderState: answered }));
const undoes = (answered: Order) =>
  sending(answer(StockUndoOrderStateDocument, {} as never, { undoOrderState: answered }));
const opens = 'Details van bestelling A1B2C3D4';

test('lines of one order are collected from different places', async () => {
  const collected = { ...first, state: 'collected' as const, toPay: 0, revision: 2, canUndo: true };
  const collects = sets(collected);
  const { user } = openOrders([list([first], { times: 1 }), places(), collects.mock, again(collected)]);
  await press(user, opens);
  await press(user, 'Bestelling A1B2C3D4 opgehaald');
  await screen.findByRole('combobox', { name: 'Uit welke voorraad komt het?' });
  await user.click(screen.getByRole('checkbox', { name: 'Niet alles ligt op dezelfde plek' }));
  expect(screen.getByRole('combobox', { name: '2 × Mok' })).toHaveDisplayValue('Zoals hierboven');
  await user.selectOptions(screen.getByRole('combobox', { name: '1 × Sjaal' }), 'Tent');
  await pressIn(user, 'Opgehaald');
  expect(await screen.findByText('Bestelling A1B2C3D4 is opgehaald')).toBeVisible();
  expect(collects.sent).toEqual([
    {
      ...{ id: first.id, revision: 1, state: 'collected', locationId: 'l1' },
      places: [{ productId: 'p2', locationId: 'l2' }],
    },
  ]);
});

test('pieces of one line are collected from two places', async () => {
  const collected = { ...first, state: 'collected' as const, toPay: 0, revision: 2, canUndo: true };
  const collects = sets(collected);
  const { user } = openOrders([list([first], { times: 1 }), places(), collects.mock, again(collected)]);
  await press(user, opens);
  await press(user, 'Bestelling A1B2C3D4 opgehaald');
  await user.click(await screen.findByRole('checkbox', { name: 'Niet alles ligt op dezelfde plek' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '2 × Mok' }), 'Tent');
  const amount = screen.getByRole('textbox', { name: 'Hoeveel Mok uit Tent?' });
  await user.type(amount, '0');
  await pressIn(user, 'Opgehaald');
  expect(await screen.findByText('Vul een geheel getal in, minstens 1')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '1');
  expect(screen.getByRole('combobox', { name: '1 × Mok' })).toHaveDisplayValue('Zoals hierboven');
  await pressIn(user, 'Opgehaald');
  expect(await screen.findByText('Bestelling A1B2C3D4 is opgehaald')).toBeVisible();
  expect(collects.sent).toMatchObject([
    { locationId: 'l1', places: [{ productId: 'p1', locationId: 'l2', amount: 1 }] },
  ]);
});

test('an order of one piece has no second question', async () => {
  const { user } = openOrders([list([order('A1B2C3D4', { amount: 1 })]), places()]);
  await press(user, opens);
  await press(user, 'Bestelling A1B2C3D4 opgehaald');
  await screen.findByRole('combobox', { name: 'Uit welke voorraad komt het?' });
  expect(screen.queryByRole('checkbox', { name: /dezelfde plek/ })).not.toBeInTheDocument();
});

test('an order that was not collected says so and gets another day', async () => {
  const missed = { ...first, state: 'ready' as const, collectDate: '2020-01-02' };
  const moved = { ...missed, collectDate: '2099-01-02', revision: 2 };
  const moves = sending(answer(StockMoveOrderDocument, {} as never, { moveWebshopOrder: moved }));
  const { user } = openOrders([list([missed], { times: 1 }), moves.mock, again(moved)]);
  expect(await screen.findByRole('cell', { name: 'Niet opgehaald' })).toBeVisible();
  await press(user, opens);
  await press(user, 'Andere dag voor bestelling A1B2C3D4');
  expect(await screen.findByText('De klant krijgt een mail met de nieuwe dag.')).toBeVisible();
  const day = todayInAmsterdam();
  fireEvent.change(screen.getByLabelText(/^Ophalen op/), { target: { value: day } });
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Bestelling A1B2C3D4 heeft een andere dag')).toBeVisible();
  expect(moves.sent).toEqual([{ id: first.id, revision: 1, collectDate: day }]);
});

test('who set a state takes it back after a question', async () => {
  const theirs = { ...first, state: 'collected' as const, toPay: 0, canUndo: true, revision: 4 };
  const undone = { ...first, state: 'ready' as const, revision: 5 };
  const takesBack = undoes(undone);
  const { user } = openOrders([list([theirs], { times: 1 }), takesBack.mock, again(undone)]);
  await press(user, opens);
  await press(user, 'Laatste stap van bestelling A1B2C3D4 ongedaan maken');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'De stukken liggen daarna weer waar ze lagen, apart voor deze bestelling.',
  );
  await pressIn(user, 'Ongedaan maken', 'alertdialog');
  expect(await screen.findByText('De laatste stap van bestelling A1B2C3D4 is teruggedraaid')).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Klaar' })).toBeVisible();
  expect(takesBack.sent).toEqual([{ id: first.id, revision: 4 }]);
  expect(screen.queryByRole('button', { name: /ongedaan maken/ })).not.toBeInTheDocument();
});

test('one that is ready and not paid can be paid, one that is paid cannot', async () => {
  const ready = { ...first, state: 'ready' as const };
  const paid = order('E5F6A7B8', { state: 'ready', toPay: 0, paidOn: '2026-11-21' });
  const { user } = openOrders([list([ready, paid])]);
  await press(user, opens);
  expect(await screen.findByRole('button', { name: 'Bestelling A1B2C3D4 betaald' })).toBeVisible();
  await press(user, 'Details van bestelling E5F6A7B8');
  expect(await screen.findByRole('button', { name: 'Bestelling E5F6A7B8 opgehaald' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bestelling E5F6A7B8 betaald' })).not.toBeInTheDocument();
});

test('who ordered is mailed a new link, after a question that says to whom', async () => {
  const renewed = { ...first, revision: 2 };
  const renews = sending(answer(StockRenewOrderLinkDocument, {} as never, { renewOrderLink: renewed }));
  const { user } = openOrders([list([first], { times: 1 }), renews.mock, again(renewed)]);
  await press(user, opens);
  await press(user, 'Nieuwe link van bestelling A1B2C3D4');
  expect(await screen.findByText(/^Jan Jansen krijgt op jan@voorbeeld.example een link/)).toBeVisible();
  await pressIn(user, 'Link mailen', 'alertdialog');
  expect(await screen.findByText('De nieuwe link van bestelling A1B2C3D4 is onderweg')).toBeVisible();
  expect(renews.sent).toEqual([{ id: first.id, revision: 1 }]);
});

test('of an order whose customer was erased nobody is mailed', async () => {
  const erased = { ...first, state: 'collected' as const, hasCustomer: false };
  const { user } = openOrders([list([erased])]);
  await press(user, opens);
  expect(screen.queryByRole('button', { name: /^Nieuwe link/ })).not.toBeInTheDocument();
});

describe('an order that was paid online', () => {
  const paid = order('A1B2C3D4', {
    ...{ lines, state: 'paid', toPay: 0, paidOn: '2026-11-21', paidOnline: true, canGiveBack: 1050 },
  });
  const treasurer = { ...testUser(['stockAdmin']), isDB: true };

  test('gives a part of the money back, no more than is left', async () => {
    const after = { ...paid, givenBack: 500, canGiveBack: 550, revision: 2 };
    const gives = sending(answer(StockGiveBackDocument, {} as never, { giveBackOnOrder: paid.id }));
    const { user } = openOrders([list([paid], { times: 1 }), gives.mock, again(after)], treasurer);
    await press(user, opens);
    expect(screen.getByText(/Online betaald op 21\/11\/2026\./)).toBeVisible();
    await press(user, 'Geld teruggeven van bestelling A1B2C3D4');
    const amount = await screen.findByRole('textbox', { name: /^Bedrag/ });
    await user.clear(amount);
    await user.type(amount, '11');
    await pressIn(user, 'Teruggeven');
    expect(await screen.findByText(/^Vul een bedrag in vanaf € 0,01, hoogstens €\s10,50$/)).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '5');
    await pressIn(user, 'Teruggeven');
    expect(await screen.findByText('Het geld van bestelling A1B2C3D4 gaat terug')).toBeVisible();
    expect(await screen.findByText(/€\s5,00 online teruggegeven\./)).toBeVisible();
    expect(gives.sent).toEqual([{ id: paid.id, revision: 1, amount: 500 }]);
  });

  test('that is cancelled gives all of it back at once', async () => {
    const cancelled = { ...paid, state: 'cancelled' as const };
    const gives = sending(answer(StockGiveBackDocument, {} as never, { giveBackOnOrder: paid.id }));
    const { user } = openOrders([list([cancelled]), gives.mock, again(cancelled)], treasurer);
    await press(user, opens);
    await press(user, 'Geld teruggeven van bestelling A1B2C3D4');
    expect(
      await screen.findByText(/^De bestelling is geannuleerd: €\s10,50 gaat in één keer terug/),
    ).toBeVisible();
    await pressIn(user, 'Teruggeven');
    expect(await screen.findByText('Het geld van bestelling A1B2C3D4 gaat terug')).toBeVisible();
    expect(gives.sent).toEqual([{ id: paid.id, revision: 1, amount: 1050 }]);
  });

  test('gives nothing back by who is not of the board', async () => {
    const { user } = openOrders([list([paid])]);
    await press(user, opens);
    expect(await screen.findByRole('button', { name: 'Bestelling A1B2C3D4 klaar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Geld teruggeven/ })).not.toBeInTheDocument();
  });
});
