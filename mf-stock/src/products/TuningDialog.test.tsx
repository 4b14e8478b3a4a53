import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse, testUser, type User } from 'kit/testing';

import { StockTuneDocument, StockUndoTuningDocument } from '../gql/graphql';
import { cells, field, opened, openTab, product, products, safe, sending } from '../testStock';

const mug = product('p1', 'Mok');
const tuned = (amount: number) => ({ ...mug, amount, changeLog: [] });
const accepted = (amount = 12) =>
  sending(answer(StockTuneDocument, {} as never, { tuneStock: tuned(amount) }));
const refused = (message: string, fields?: Record<string, string>) =>
  sending(
    refuse(StockTuneDocument, {} as never, message, { code: 'BAD_USER_INPUT', ...(fields && { fields }) }),
  );

const list = (name: string) => screen.findByRole('combobox', { name });
const choose = async (user: User, name: string, option: string) =>
  user.selectOptions(await list(name), option);
const says = (name: string, text: string | RegExp) =>
  waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(text));

async function open(mocks: ReturnType<typeof answer>[]) {
  const { user } = openTab('producten', [...opened('p1'), ...mocks]);
  await press(user, 'Details van Mok');
  await press(user, 'Voorraad bijwerken van Mok');
  return user;
}

test('a move: from where, to where and how many', async () => {
  const moved = accepted();
  const user = await open([products([mug], 1), moved.mock, products([tuned(11)])]);
  expect(await list('Locatie')).toHaveDisplayValue('Algemeen: 12');
  expect(screen.getByRole('option', { name: 'Tent: 0' })).toBeDisabled();
  await pressIn(user, 'Opslaan');
  await says('Aantal', /Verplicht/);
  await waitFor(async () =>
    expect(await list('Naar')).toHaveAccessibleDescription('Kies waar het naartoe gaat'),
  );
  await user.type(await field('Aantal'), '13');
  await says('Aantal', /Op deze locatie liggen er maar 12/);
  await user.clear(await field('Aantal'));
  await user.type(await field('Aantal'), '1,5');
  await says('Aantal', /Vul een geheel getal in, minstens 1/);
  await user.clear(await field('Aantal'));
  await user.type(await field('Aantal'), '0');
  await says('Aantal', /Vul een geheel getal in, minstens 1/);
  await user.clear(await field('Aantal'));
  await user.type(await field('Aantal'), '12');
  await choose(user, 'Naar', 'Tent');
  expect(await screen.findByText('Van Algemeen naar Tent: 12')).toBeVisible();
  await user.type(await field('Reden'), 'Feest');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText(/^\w+: \d+ × Mok$/)).toBeVisible();
  await gone();
  expect(moved.sent).toEqual([
    {
      productId: 'p1',
      tuning: {
        action: 'moved',
        locationId: 'l1',
        targetId: 'l2',
        amount: 12,
        price: null,
        reason: 'Feest',
        requestId: expect.stringMatching(/.{20,}/),
      },
    },
  ]);
  await waitFor(async () => expect((await cells(3))[0]).toEqual(['Mok', '€ 3,50', '11']));
});

test('a sale needs a price for a piece; a retry sends the same request', async () => {
  const first = refused('De server is er niet.');
  const second = accepted();
  const user = await open([products([mug]), first.mock, second.mock]);
  await choose(user, 'Wat is er gebeurd?', 'Verkocht');
  expect(screen.queryByRole('combobox', { name: 'Naar' })).not.toBeInTheDocument();
  expect(await field('Prijs per stuk in euro')).toHaveValue('3,50');
  await user.clear(await field('Prijs per stuk in euro'));
  await user.type(await field('Aantal'), '2');
  await pressIn(user, 'Opslaan');
  await says('Prijs per stuk in euro', 'Vul de prijs per stuk in');
  await user.type(await field('Prijs per stuk in euro'), '3');
  expect(await screen.findByText(/^Uit Algemeen: 2 verkocht, samen €\s6,00$/)).toBeVisible();
  await pressIn(user, 'Opslaan');
  expect(
    await screen.findByText('Wijziging in webshop opslaan is mislukt: De server is er niet.'),
  ).toBeVisible();
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText(/^\w+: \d+ × Mok$/)).toBeVisible();
  await gone();
  expect(first.sent[0]).toMatchObject({ tuning: { action: 'sold', amount: 2, price: 300, targetId: null } });
  expect(second.sent).toEqual(first.sent);
});

test('from the row one piece is sold at once; the next time it begins with what was done last', async () => {
  const sold = accepted(11);
  const { user } = openTab('producten', [
    ...opened('p1'),
    products([mug]),
    sold.mock,
    products([tuned(11)], 1),
  ]);
  await press(user, 'Mok verkocht');
  expect(await screen.findByRole('dialog', { name: 'Voorraad bijwerken: Mok' })).toBeVisible();
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText(/^\w+: \d+ × Mok$/)).toBeVisible();
  await gone();
  expect(sold.sent).toMatchObject([
    { tuning: { action: 'sold', locationId: 'l1', amount: 1, price: 350, targetId: null } },
  ]);
  await press(user, 'Details van Mok');
  await press(user, 'Voorraad bijwerken van Mok');
  expect(await list('Wat is er gebeurd?')).toHaveDisplayValue('Verkocht');
  expect(await field('Aantal')).toHaveValue('');
});

test('what was done is taken back from the snackbar, and a refusal of that is told', async () => {
  const sold = [accepted(11), accepted(11)];
  const undone = sending(
    answer(StockUndoTuningDocument, {} as never, { undoStockMovement: { ...mug, changeLog: [] } }),
  );
  const late = sending(
    refuse(StockUndoTuningDocument, {} as never, 'Dit kan niet meer.', { code: 'BAD_USER_INPUT' }),
  );
  const { user } = openTab('producten', [
    products([mug]),
    ...sold.map(({ mock }) => mock),
    undone.mock,
    late.mock,
  ]);
  const sell = async () => {
    await press(user, 'Mok verkocht');
    await pressIn(user, 'Opslaan');
    await gone();
    await press(user, 'Ongedaan maken');
  };
  await sell();
  expect(await screen.findByText('Teruggedraaid')).toBeVisible();
  const { tuning } = sold[0]?.sent[0] as { tuning: { requestId: string } };
  expect(undone.sent).toEqual([{ productId: 'p1', movementId: tuning.requestId }]);
  await sell();
  expect(await screen.findByText('Dit kan niet meer.')).toBeVisible();
});

test('what there is none of is not sold from the row', async () => {
  openTab('producten', [products([product('p2', 'Vlag', { amount: 0 })])]);
  await screen.findByRole('button', { name: 'Details van Vlag' });
  expect(screen.queryByRole('button', { name: 'Vlag verkocht' })).not.toBeInTheDocument();
});

test('without a connection a sale waits on the device, and is sent with the same request', async () => {
  const lost = accepted();
  const sold = accepted(10);
  const offline = { ...lost.mock, result: undefined, error: new TypeError('Failed to fetch') };
  const user = await open([products([mug]), offline, sold.mock]);
  await choose(user, 'Wat is er gebeurd?', 'Verkocht');
  await user.type(await field('Aantal'), '2');
  await pressIn(user, 'Opslaan');
  await waitFor(() => expect(lost.sent).toHaveLength(1));
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(sold.sent).toEqual(lost.sent);
  });
  await gone();
  await waitFor(() => expect(screen.queryByText('Wacht op verbinding')).not.toBeInTheDocument());
  expect(localStorage.getItem('stock.1.outbox.64b000000000000000000001')).toBe('[]');
});

test('what was sold and is refused later is told, and thrown away by hand', async () => {
  const entry = {
    requestId: 'r1',
    savedAt: '2026-11-11T13:05:00.000Z',
    productId: 'p1',
    title: 'Mok',
    tuning: { action: 'sold', locationId: 'l1', amount: 2, price: 350, targetId: null, reason: '' },
  };
  localStorage.setItem('stock.1.outbox.64b000000000000000000002', JSON.stringify([entry]));
  const { user } = openTab('producten', [products([mug]), refused('Er liggen er nog 1.').mock], {
    ...testUser(['stockAdmin']),
    id: '64b000000000000000000002',
  });
  expect(await screen.findByText(/Verkocht: 2 × Mok, van .*14:05. Er liggen er nog 1./)).toBeVisible();
  await press(user, 'Verkocht: 2 × Mok weggooien');
  await press(user, 'Weggooien');
  await waitFor(() => expect(screen.queryByText(/2 × Mok/)).not.toBeInTheDocument());
});

test('at most 100 are bought at once, also where nothing lies', async () => {
  const bought = accepted();
  const user = await open([products([mug]), bought.mock]);
  await choose(user, 'Wat is er gebeurd?', 'Gekocht');
  await choose(user, 'Locatie', 'Tent: 0');
  await user.type(await field('Aantal'), '101');
  await pressIn(user, 'Opslaan');
  await says('Aantal', /Koop er hoogstens 100 tegelijk/);
  await user.clear(await field('Aantal'));
  await user.type(await field('Aantal'), '100');
  expect(await screen.findByText('Erbij in Tent: 100')).toBeVisible();
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText(/^\w+: \d+ × Mok$/)).toBeVisible();
  expect(bought.sent[0]).toMatchObject({
    tuning: { action: 'bought', locationId: 'l2', amount: 100, price: null },
  });
});

test.each([
  ['Kapot', 'broken', 'Uit Algemeen: 1 kapot'],
  ['Gebruikt', 'used', 'Uit Algemeen: 1 gebruikt'],
])('%s takes pieces out', async (label, action, text) => {
  const done = accepted();
  const user = await open([products([mug]), done.mock]);
  await choose(user, 'Wat is er gebeurd?', label);
  await user.type(await field('Aantal'), '1');
  expect(await screen.findByText(text)).toBeVisible();
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText(/^\w+: \d+ × Mok$/)).toBeVisible();
  expect(done.sent[0]).toMatchObject({ tuning: { action, amount: 1, price: null, targetId: null } });
});

test('the messages of the server stand at their fields', async () => {
  const user = await open([
    products([mug]),
    refused('Controleer de invoer.', { amount: 'Op deze locatie liggen er maar 3' }).mock,
    refused('Controleer de invoer.', {
      locationId: 'De voorraad Algemeen is vergrendeld. Er kan niets in of uit.',
    }).mock,
    refused('Controleer de invoer.', { targetId: 'De voorraad Tent is vergrendeld. Er kan niets in of uit.' })
      .mock,
  ]);
  await user.type(await field('Aantal'), '5');
  await choose(user, 'Naar', 'Tent');
  await pressIn(user, 'Opslaan');
  await says('Aantal', /Op deze locatie liggen er maar 3/);
  await pressIn(user, 'Opslaan');
  await waitFor(async () =>
    expect(await list('Locatie')).toHaveAccessibleDescription(
      'De voorraad Algemeen is vergrendeld. Er kan niets in of uit.',
    ),
  );
  await pressIn(user, 'Opslaan');
  await waitFor(async () =>
    expect(await list('Naar')).toHaveAccessibleDescription(
      'De voorraad Tent is vergrendeld. Er kan niets in of uit.',
    ),
  );
});

test('a locked place cannot be chosen', async () => {
  const locked = { ...mug, stock: [{ amount: 12, location: 'Kluis', locationId: 'l3' }] };
  await open([products([locked], 1, [safe])]);
  expect(await list('Locatie')).toHaveValue('');
  for (const option of screen.getAllByRole('option', { name: 'Kluis: vergrendeld' }))
    expect(option).toBeDisabled();
});
