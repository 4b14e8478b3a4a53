import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import { StockAddLocationDocument, StockEditLocationDocument, StockLocationsDocument } from '../gql/graphql';
import { field, general, type Location, location, openPage, safe, tent } from '../testStock';
import { LocationsPage } from './LocationsPage';

const list = (stockLocations: Location[], times?: number) =>
  answer(StockLocationsDocument, {}, { stockLocations }, times);
const open = (mocks: ReturnType<typeof answer>[]) =>
  openPage(<LocationsPage />, '/voorraad/instellingen', mocks);
const card = (name: string) => screen.findByRole('region', { name });

const first = location(general, { products: [{ productId: 'p1', title: 'Mok', amount: 12 }] });
const second = location(tent, { description: 'Achter het podium' });
const third = location(safe);

test('the places with what lies there', async () => {
  open([list([first, second, third])]);
  const mugs = within(await card('Algemeen'));
  expect(mugs.getByText('1 product, samen 12')).toBeVisible();
  expect(mugs.getByRole('list', { name: 'Wat in Algemeen ligt' })).toHaveTextContent('Mok 12');
  expect(within(await card('Tent')).getByText('Achter het podium')).toBeVisible();
  expect(within(await card('Tent')).getByText('Hier ligt niets.')).toBeVisible();
  expect(within(await card('Kluis')).getByText('Intern')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Kluis vergrendelen' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Tent vergrendelen' })).not.toBeChecked();
  expect(
    within(await card('Tent')).getByText('01/11/2026 - Piet Peters: voorraadlocatie aangemaakt'),
  ).toBeInTheDocument();
});

test('a webshop that cannot be loaded is tried again, and one that is not there is told', async () => {
  const { user } = open([refuse(StockLocationsDocument, {}, 'De server is er niet.', {}), list([])]);
  expect(await screen.findByText('Inladen webshop is mislukt: De server is er niet.')).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(await screen.findByText('Er is geen webshop gevonden.')).toBeVisible();
});

test('an answer without data is no webshop either', async () => {
  const nothing = list([]);
  open([{ ...nothing, result: { data: null } } as typeof nothing]);
  expect(await screen.findByText('Er is geen webshop gevonden.')).toBeVisible();
});

test('a place is added; a name that is in use gives an alert', async () => {
  const input = { title: 'Tent', description: 'Bij de bar', internal: true, locked: false };
  const added = location({ ...tent, id: 'l4', title: 'Bar' }, { internal: true });
  const { user } = open([
    list([first], 1),
    refuse(StockAddLocationDocument, { location: input }, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { title: 'Deze naam voor een voorraad is al in gebruik, kies een andere' },
    }),
    refuse(StockAddLocationDocument, { location: { ...input, title: 'Bar' } }, 'De server is er niet.', {}),
    answer(StockAddLocationDocument, { location: { ...input, title: 'Bar' } }, { addStockLocation: added }),
    list([first, added]),
  ]);
  await press(user, 'Nieuwe voorraadlocatie');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Verplicht'));
  await user.type(await field('Naam'), 'Tent');
  await user.type(await field('Omschrijving'), 'Bij de bar');
  await user.click(screen.getByRole('checkbox', { name: 'Intern' }));
  await pressIn(user, 'Toevoegen');
  await waitFor(async () =>
    expect(await field('Naam')).toHaveAccessibleDescription(
      'Deze naam voor een voorraad is al in gebruik, kies een andere',
    ),
  );
  await user.clear(await field('Naam'));
  await user.type(await field('Naam'), ' Bar ');
  await pressIn(user, 'Toevoegen');
  expect(
    await screen.findByText('Wijziging in webshop opslaan is mislukt: De server is er niet.'),
  ).toBeVisible();
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Voorraadlocatie toegevoegd')).toBeVisible();
  await gone();
  expect(await card('Bar')).toBeVisible();
});

test('"Algemeen" keeps its name', async () => {
  const { user } = open([
    list([first]),
    answer(
      StockEditLocationDocument,
      {
        id: 'l1',
        revision: 1,
        location: { title: 'Algemeen', description: 'Loods', internal: false, locked: false },
      },
      { editStockLocation: { ...first, description: 'Loods', revision: 2 } },
    ),
  ]);
  await press(user, 'Algemeen aanpassen');
  expect(await field('Naam')).toHaveAttribute('readonly');
  await user.type(await field('Omschrijving'), 'Loods');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Voorraadlocatie aangepast')).toBeVisible();
  await gone();
  expect(await screen.findByText('Loods')).toBeVisible();
});

test('two who change a place: whose version stays is asked', async () => {
  const theirs = { ...second, description: 'Voor het podium', locked: true, revision: 2 };
  const mine = { title: 'Bar', description: 'Achter het podium', internal: false };
  const stored = { ...theirs, ...mine, revision: 3 };
  const { user } = open([
    list([first, second], 1),
    refuse(
      StockEditLocationDocument,
      { id: 'l2', revision: 1, location: { ...mine, locked: false } },
      'Intussen gewijzigd.',
      { code: 'CONFLICT', modifiedBy: 'Piet Peters' },
    ),
    list([first, theirs]),
    answer(
      StockEditLocationDocument,
      { id: 'l2', revision: 2, location: { ...mine, locked: true } },
      { editStockLocation: stored },
    ),
  ]);
  await press(user, 'Tent aanpassen');
  await user.clear(await field('Naam'));
  await user.type(await field('Naam'), 'Bar');
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet Peters' });
  expect(
    within(question).getByRole('row', { name: 'Omschrijving Achter het podium Voor het podium' }),
  ).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByText('Voorraadlocatie aangepast')).toBeVisible();
  await gone();
  // What the other locked stays locked.
  expect(await screen.findByRole('switch', { name: 'Bar vergrendelen' })).toBeChecked();
});

test('a switch locks a place; what the server says against it is told', async () => {
  const input = { title: 'Tent', description: 'Achter het podium', internal: false, locked: true };
  const { user } = open([
    list([second], 1),
    refuse(StockEditLocationDocument, { id: 'l2', revision: 1, location: input }, 'Intussen gewijzigd.', {
      code: 'CONFLICT',
    }),
    list([{ ...second, revision: 2 }]),
    answer(
      StockEditLocationDocument,
      { id: 'l2', revision: 2, location: input },
      { editStockLocation: { ...second, locked: true, revision: 3 } },
    ),
  ]);
  const turn = await screen.findByRole('switch', { name: 'Tent vergrendelen' });
  expect(turn).toHaveAccessibleDescription('Er kan voorraad in en uit.');
  await user.click(turn);
  expect(
    await screen.findByText('Wijziging in webshop opslaan is mislukt: Intussen gewijzigd.'),
  ).toBeVisible();
  await waitFor(() => expect(turn).not.toHaveAttribute('aria-busy'));
  await user.click(turn);
  expect(await screen.findByText('Tent is vergrendeld')).toBeVisible();
  await waitFor(() => expect(turn).toBeChecked());
  expect(turn).toHaveAccessibleDescription('Er kan niets in of uit.');
});
