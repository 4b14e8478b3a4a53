import { screen, waitFor, within } from '@testing-library/react';
import { answer, press, pressIn, refuse } from 'kit/testing';

import { KrantAssignDocument, KrantDemoteDocument, KrantPromoteDocument } from '../gql/graphql';
import { edition, editions, openKrant } from '../testKrant';
import { ad, cells, details, list, reloaded, settings, totals, view } from './testEditorial';

beforeEach(() => sessionStorage.clear());

const first = ad(12, { advNotes: 'Nieuw logo', assigned: 'Toon' });
const second = ad(40, { openQuestion: true, advColor: 'fullColour', advType: 'nieuw', advFormat: '8,5x3,5' });
const changed = (stage: 'initial' | 'editing' | 'placement') => ({
  id: 'ad12',
  revision: 1,
  stage,
  ...{ placed: false, placedOnPage: '', modifiedByName: 'Toon Aarts' },
  modifiedAt: '2026-11-20T10:00:00.000Z',
});
const assignee = (name: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Toegewezen: ${name}` });

test('what is to be processed, with totals', async () => {
  openKrant('redactie', [list('editing', [first, second]), totals(), settings()]);
  expect(await view('Te verwerken advertenties')).toBeChecked();
  expect(await cells('Te verwerken advertenties', 5)).toEqual([
    ['12', 'Zaak 12', '17x8,9', 'zwart-wit', 'Idem vorig jaar'],
    ['40', 'Zaak 40', '8,5x3,5', 'full colour', 'Aanpassing nodig / nieuw'],
  ]);
  expect(screen.getAllByText('Open vraag')).toHaveLength(1);
  await waitFor(async () => expect(await assignee('Zaak 12')).toHaveValue('Toon'));
  const chips = within(await screen.findByRole('list', { name: 'Totalen van 2027' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Te beoordelen 4',
    'Te verwerken 6',
    'Te plaatsen 10',
    'Geplaatst 5 van 20',
    '8,5 te plaatsen 8 van 11',
    '17 te plaatsen 4 van 6',
    '25,9 te plaatsen 3 van 3',
    'Open vragen 2',
  ]);
  expect(await view('Te plaatsen advertenties (alleen eindredactie)')).toBeVisible();
});

test('a row opens, and what is done goes on to be placed; undone it comes back', async () => {
  const promoted = answer(
    KrantPromoteDocument,
    { id: 'ad12', from: 'editing' },
    { promoteAdvertisement: changed('placement') },
    1,
  );
  const undone = answer(
    KrantDemoteDocument,
    { id: 'ad12', from: 'placement' },
    { demoteAdvertisement: changed('editing') },
    1,
  );
  const { user } = openKrant('redactie', [
    list('editing', [first, second]),
    list('editing', [second], {}, { first: 100, times: 1 }),
    reloaded('editing', [first, second]),
    totals({}, 1),
    totals({ editing: 5 }, 1),
    totals(),
    settings(),
    details(first),
    promoted,
    undone,
  ]);
  await press(user, 'Details van Zaak 12');
  expect(await screen.findByText('Nieuw logo')).toBeVisible();
  expect(screen.getByText('Er zijn geen documenten.')).toBeVisible();
  await press(user, 'Door naar plaatsen: Zaak 12');
  expect(await screen.findByText('Zaak 12 staat bij te plaatsen')).toBeVisible();
  await waitFor(async () => expect(await cells('Te verwerken advertenties', 1)).toEqual([['40']]));
  expect(await screen.findByText('Te verwerken', { selector: 'span' })).toHaveTextContent('Te verwerken 5');
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Zaak 12 staat bij te verwerken')).toBeVisible();
  await waitFor(async () => expect(await cells('Te verwerken advertenties', 1)).toEqual([['12'], ['40']]));
});

test('a list that is searched while an advertisement goes on stays searched', async () => {
  const promoted = answer(
    KrantPromoteDocument,
    { id: 'ad12', from: 'editing' },
    { promoteAdvertisement: changed('placement') },
    1,
  );
  const { user } = openKrant('redactie', [
    list('editing', [first, second]),
    list('editing', [first], { search: '12' }),
    reloaded('editing', [second]),
    reloaded('editing', [], { search: '12' }),
    totals(),
    settings(),
    details(first),
    // slower than the search
    { ...promoted, delay: 1200 },
  ]);
  await press(user, 'Details van Zaak 12');
  await press(user, 'Door naar plaatsen: Zaak 12');
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op nummer of bedrijf' }), '12');
  await waitFor(() => expect(screen.queryByText('Zaak 40')).not.toBeInTheDocument());
  expect(await screen.findByText('Niets gevonden', undefined, { timeout: 5000 })).toBeVisible();
});

test('back to be reviewed; who was second is told, and reads the list anew', async () => {
  const { user } = openKrant('redactie', [
    list('editing', [first]),
    reloaded('editing', []),
    totals(),
    settings(),
    details(first),
    refuse(
      KrantDemoteDocument,
      { id: 'ad12', from: 'editing' },
      'Deze advertentie is intussen door iemand anders verplaatst.',
      { code: 'CONFLICT' },
    ),
  ]);
  await press(user, 'Details van Zaak 12');
  await press(user, 'Terug naar beoordelen: Zaak 12');
  expect(
    await screen.findByText('Deze advertentie is intussen door iemand anders verplaatst.'),
  ).toBeVisible();
  expect(await screen.findByText('Er is niets te verwerken.')).toBeVisible();
});

test('assigning, and an assignment that somebody else was first with', async () => {
  const { user } = openKrant('redactie', [
    list('editing', [first]),
    reloaded('editing', [{ ...first, assigned: 'Bart' }]),
    totals(),
    settings(),
    answer(
      KrantAssignDocument,
      { id: 'ad12', assigned: 'Riet', from: 'Toon' },
      { assignAdvertisement: { id: 'ad12', revision: 1, assigned: 'Riet' } },
      1,
    ),
    refuse(
      KrantAssignDocument,
      { id: 'ad12', assigned: '', from: 'Riet' },
      'Deze advertentie is intussen toegewezen aan Bart.',
      { code: 'CONFLICT' },
    ),
  ]);
  await waitFor(async () => expect(within(await assignee('Zaak 12')).getAllByRole('option')).toHaveLength(3));
  await user.selectOptions(await assignee('Zaak 12'), 'Riet');
  expect(await screen.findByText('Zaak 12 is toegewezen aan Riet')).toBeVisible();
  await user.selectOptions(await assignee('Zaak 12'), 'Niet toegewezen');
  expect(await screen.findByText('Deze advertentie is intussen toegewezen aan Bart.')).toBeVisible();
  // who is no editor any more stays until another is chosen
  await waitFor(async () => expect(await assignee('Zaak 12')).toHaveValue('Bart'));
});

test('searching and those with an open question', async () => {
  const { user } = openKrant('redactie', [
    list('editing', [first, second]),
    list('editing', [second], { openQuestion: true }),
    list('editing', [], { search: 'zaak', openQuestion: true }),
    totals(),
    settings(),
  ]);
  await cells('Te verwerken advertenties', 1);
  await user.click(screen.getByRole('checkbox', { name: 'Alleen met een open vraag' }));
  await waitFor(async () => expect(await cells('Te verwerken advertenties', 1)).toEqual([['40']]));
  expect(await screen.findByText('1 gevonden')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op nummer of bedrijf' }), 'zaak');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('what is to be placed goes back to be processed, and the view stays chosen', async () => {
  const placed = ad(12, { stage: 'placement', placedOnPage: '3' });
  const mocks = [
    list('editing', []),
    list('placement', [placed]),
    reloaded('placement', []),
    totals(),
    settings(),
    details(placed),
    answer(
      KrantDemoteDocument,
      { id: 'ad12', from: 'placement', page: '3' },
      { demoteAdvertisement: changed('editing') },
      1,
    ),
  ];
  const { user, unmount } = openKrant('redactie', mocks);
  await user.click(await view('Te plaatsen advertenties (alleen eindredactie)'));
  expect(await cells('Te plaatsen advertenties', 6)).toEqual([
    ['12', 'Zaak 12', '17x8,9', 'zwart-wit', 'Idem vorig jaar', '3'],
  ]);
  await press(user, 'Details van Zaak 12');
  await press(user, 'Terug naar verwerken: Zaak 12');
  await screen.findByText(/^De advertentie staat op pagina 3 en gaat daar af/);
  await pressIn(user, 'Terug', 'alertdialog');
  expect(await screen.findByText('Er is niets te plaatsen.')).toBeVisible();
  unmount();
  openKrant('redactie', mocks);
  expect(await view('Te plaatsen advertenties (alleen eindredactie)')).toBeChecked();
});

test('an older edition is only read', async () => {
  const old = edition('2026', { active: false, saleSeason: false });
  const newest = edition('2025', { active: false });
  const { user } = openKrant(
    'redactie',
    [
      list('editing', [first], {}, { editionId: 'e2026' }),
      totals({}, undefined, 'e2026'),
      settings(),
      details(first),
    ],
    editions([old, newest]),
  );
  expect(await cells('Te verwerken advertenties', 6)).toEqual([
    ['12', 'Zaak 12', '17x8,9', 'zwart-wit', 'Idem vorig jaar', 'Toon'],
  ]);
  await press(user, 'Details van Zaak 12');
  expect(await screen.findByText('Nieuw logo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Door naar/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Notitie toevoegen' })).not.toBeInTheDocument();
});

test('without an edition there is a word for it', async () => {
  openKrant('redactie', [], editions([]));
  expect(await screen.findByText('Er is nog geen editie.')).toBeVisible();
});

test('the refresh button reads list and totals anew', async () => {
  const { user } = openKrant('redactie', [
    list('editing', [first]),
    reloaded('editing', [first, second]),
    totals({}, 1),
    totals({ editing: 7 }),
    settings(),
  ]);
  await cells('Te verwerken advertenties', 1);
  await press(user, 'Vernieuwen');
  await waitFor(async () => expect(await cells('Te verwerken advertenties', 1)).toEqual([['12'], ['40']]));
  expect(await screen.findByText('Te verwerken', { selector: 'span' })).toHaveTextContent('Te verwerken 7');
});
