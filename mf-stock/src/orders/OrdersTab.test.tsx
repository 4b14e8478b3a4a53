import { screen, waitFor, within } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { answer, gone, mockDownloads, press, pressIn, refuse, textOf } from 'kit/testing';

import { StockOrderLocationsDocument, StockSetOrderStateDocument } from '../gql/graphql';
import { cells, type Order, order, sending } from '../testStock';
import { again, list, openOrders, places } from './testOrders';

const saved = mockDownloads();
const first = order('A1B2C3D4');
const second = order('E5F6A7B8', {
  firstName: 'Zoë',
  lastName: 'van den IJssel',
  state: 'collected',
  toPay: 0,
  paidOn: '2026-11-21',
});
const opens = 'Details van bestelling A1B2C3D4';
const sets = (answered: Order) =>
  sending(answer(StockSetOrderStateDocument, {} as never, { setOrderState: answered }));
const refuses = (message: string, fields?: Record<string, string>) =>
  sending(
    refuse(StockSetOrderStateDocument, {} as never, message, {
      code: 'BAD_USER_INPUT',
      ...(fields && { fields }),
    }),
  );

test('the orders, newest first', async () => {
  openOrders([list([first, second])]);
  expect(await cells(7)).toEqual([
    ['A1B2C3D4', 'Jan Jansen', 'jan@voorbeeld.example', '3', '€ 10,50', '28/11/2099', 'Nieuw'],
    ['E5F6A7B8', 'Zoë van den IJssel', 'jan@voorbeeld.example', '3', '€ 0,00', '28/11/2099', 'Opgehaald'],
  ]);
  expect(screen.getByRole('heading', { name: '2 bestellingen' })).toBeVisible();
});

test('without orders there is a word for it', async () => {
  openOrders([list([])]);
  expect(await screen.findByText('Er zijn nog geen bestellingen.')).toBeVisible();
});

test('searching and filtering asks the server; an export tells what was ordered', async () => {
  const { user } = openOrders([
    list([first, second]),
    list([second], { search: 'zoe' }),
    list([], { search: 'zoe', state: 'new' }),
  ]);
  expect(await cells(1)).toEqual([['A1B2C3D4'], ['E5F6A7B8']]);
  const box = screen.getByRole('searchbox', { name: 'Zoek in de bestellingen' });
  await user.type(box, 'zoe');
  await waitFor(async () => expect(await cells(1)).toEqual([['E5F6A7B8']]));
  expect(screen.getByText('1 gevonden')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Nieuw');
  expect(await screen.findByText('Geen bestelling gevonden')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Alle bestellingen');
  await user.clear(box);
  await waitFor(async () => expect(await cells(1)).toContainEqual(['A1B2C3D4']));
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`bestellingen-${todayInAmsterdam()}.csv`);
  const lines = (await textOf(saved[0]?.blob)).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFNummer;Voornaam;Achternaam;E-mail;Aantal;Totaal;Te betalen;Ophalen op;Status;Besteld op;Wat',
  );
  expect(lines).toHaveLength(3);
});

test('a row opens with the lines and what can be done', async () => {
  const { user } = openOrders([list([first, second])]);
  await press(user, opens);
  expect(await screen.findByText('3 × Mok')).toBeVisible();
  expect(
    screen.getByText(/^Samen €\s10,50\. Besteld op 20\/11\/2026 11:00\. Nog niet betaald\.$/),
  ).toBeVisible();
  const names = ['betaald', 'klaar', 'opgehaald', 'annuleren'];
  for (const name of names) {
    expect(screen.getByRole('button', { name: `Bestelling A1B2C3D4 ${name}` })).toBeVisible();
  }
  await press(user, 'Details van bestelling E5F6A7B8');
  expect(await screen.findByText(/Betaald op 21\/11\/2026\.$/)).toBeVisible();
  for (const name of names) {
    expect(screen.queryByRole('button', { name: `Bestelling E5F6A7B8 ${name}` })).not.toBeInTheDocument();
  }
});

test('paid, then ready, by which the customer is mailed', async () => {
  const paid = { ...first, state: 'paid' as const, toPay: 0, paidOn: '2026-11-21', revision: 2 };
  const ready = { ...paid, state: 'ready' as const, revision: 3 };
  const [pays, readies] = [sets(paid), sets(ready)];
  const { user } = openOrders([
    list([first], { times: 1 }),
    pays.mock,
    list([paid], { first: 100, times: 1 }),
    readies.mock,
    again(ready),
  ]);
  await press(user, opens);
  await press(user, 'Bestelling A1B2C3D4 betaald');
  const question = await screen.findByRole('alertdialog', { name: 'Is bestelling A1B2C3D4 betaald?' });
  expect(question).toHaveTextContent(/Jan Jansen heeft €\s10,50 betaald\./);
  await pressIn(user, 'Betaald', 'alertdialog');
  expect(await screen.findByText('Bestelling A1B2C3D4 is betaald')).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Betaald' })).toBeVisible();
  await press(user, 'Bestelling A1B2C3D4 klaar');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Jan Jansen krijgt op jan@voorbeeld.example een mail dat de bestelling klaarligt.',
  );
  await pressIn(user, 'Klaar en mailen', 'alertdialog');
  expect(
    await screen.findByText('Bestelling A1B2C3D4 ligt klaar. Jan Jansen krijgt een mail.'),
  ).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Klaar' })).toBeVisible();
  expect(pays.sent).toEqual([{ id: first.id, revision: 1, state: 'paid', locationId: null }]);
  expect(readies.sent).toEqual([{ id: first.id, revision: 2, state: 'ready', locationId: null }]);
});

test('collected comes out of a place that is chosen', async () => {
  const collected = { ...first, state: 'collected' as const, toPay: 0, revision: 2 };
  const refused = refuses('Controleer de invoer.', { locationId: 'Mok: Op deze locatie liggen er maar 2' });
  const collects = sets(collected);
  const { user } = openOrders([
    list([first], { times: 1 }),
    places(),
    refused.mock,
    list([first], { first: 100, times: 1 }),
    collects.mock,
    again(collected),
  ]);
  await press(user, opens);
  await press(user, 'Bestelling A1B2C3D4 opgehaald');
  const choice = await screen.findByRole('combobox', { name: 'Uit welke voorraad komt het?' });
  expect(choice).toHaveDisplayValue('Algemeen');
  expect(screen.getByRole('option', { name: 'Kluis: vergrendeld' })).toBeDisabled();
  expect(screen.getByText(/^Er moet nog €\s10,50 worden betaald\./)).toBeVisible();
  await pressIn(user, 'Opgehaald');
  await waitFor(() => expect(choice).toHaveAccessibleDescription('Mok: Op deze locatie liggen er maar 2'));
  await user.selectOptions(choice, 'Tent');
  await pressIn(user, 'Opgehaald');
  expect(await screen.findByText('Bestelling A1B2C3D4 is opgehaald')).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Opgehaald' })).toBeVisible();
  expect(refused.sent).toEqual([{ id: first.id, revision: 1, state: 'collected', locationId: 'l1' }]);
  expect(collects.sent).toEqual([{ id: first.id, revision: 1, state: 'collected', locationId: 'l2' }]);
});

test('places that cannot be loaded are told in the dialog', async () => {
  const { user } = openOrders([
    list([first]),
    refuse(StockOrderLocationsDocument, {}, 'De server is er niet.', {}),
    places(),
  ]);
  await press(user, opens);
  await press(user, 'Bestelling A1B2C3D4 opgehaald');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Inladen webshop is mislukt: De server is er niet.')).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(await screen.findByRole('combobox', { name: 'Uit welke voorraad komt het?' })).toBeVisible();
});

test('cancelling asks first; a refusal stays in the question and the list is read anew', async () => {
  const theirs = { ...first, state: 'ready' as const, revision: 2 };
  const cancelled = { ...first, state: 'cancelled' as const, revision: 3 };
  const refused = refuses('Dat kan niet bij een bestelling met deze status.');
  const cancels = sets(cancelled);
  const { user } = openOrders([
    list([first], { times: 1 }),
    refused.mock,
    list([theirs], { first: 100, times: 1 }),
    cancels.mock,
    again(cancelled),
  ]);
  await press(user, opens);
  await press(user, 'Bestelling A1B2C3D4 annuleren');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'De bestelling van Jan Jansen vervalt. De 3 stuks komen weer vrij voor de webshop.',
  );
  await pressIn(user, 'Bestelling annuleren', 'alertdialog');
  expect(await screen.findByText('Dat kan niet bij een bestelling met deze status.')).toBeVisible();
  await pressIn(user, 'Bestelling annuleren', 'alertdialog');
  expect(await screen.findByText('Bestelling A1B2C3D4 is geannuleerd')).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Geannuleerd' })).toBeVisible();
  expect(cancels.sent).toEqual([{ id: first.id, revision: 2, state: 'cancelled', locationId: null }]);
});
