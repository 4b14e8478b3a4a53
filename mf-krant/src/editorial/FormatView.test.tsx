import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import { KrantPlaceDocument, KrantPlacementDocument } from '../gql/graphql';
import { edition, editions, openKrant } from '../testKrant';
import { ad, cells, list, reloaded, totals, view } from './testEditorial';

beforeEach(() => sessionStorage.setItem('krant-redactie', 'two'));
afterEach(() => sessionStorage.clear());

const CAPTION = 'Advertenties van formaat 17';
const width = 'two' as const;
const ready = ad(12, { stage: 'placement', placedOnPage: '12 boven' });
const busy = ad(40, { advFormat: '17x12,9' });
const placed = (page: string, from: string) =>
  answer(
    KrantPlaceDocument,
    { id: 'ad40', page, from },
    { placeAdvertisement: { id: 'ad40', revision: 1, placed: page !== '', placedOnPage: page } },
    1,
  );
const page = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Geplaatst op pagina:' });

test('the sold ones of a width, with their page and whether they are prepared', async () => {
  openKrant('redactie', [list('sold', [ready, busy], { width }), totals()]);
  expect(await view('Formaat 17')).toBeChecked();
  expect(await cells(CAPTION, 5)).toEqual([
    ['17x8,9', '12', 'Zaak 12', '12 boven', 'Klaar'],
    ['17x12,9', '40', 'Zaak 40', '', 'Nog niet klaar'],
  ]);
});

test('searching, and only those still to place', async () => {
  const { user } = openKrant('redactie', [
    list('sold', [ready, busy], { width }),
    list('sold', [busy], { width, placed: false }),
    list('sold', [], { width, placed: false, search: '12' }),
    list('sold', [ready], { width, search: '12' }),
    totals(),
  ]);
  await cells(CAPTION, 1);
  expect(await view('Alle advertenties')).toBeChecked();
  await user.click(await view('Nog te plaatsen'));
  await waitFor(async () => expect(await cells(CAPTION, 3)).toEqual([['17x12,9', '40', 'Zaak 40']]));
  await user.type(screen.getByRole('searchbox', { name: 'Zoek in formaat 17' }), '12');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
  await user.click(await view('Alle advertenties'));
  await waitFor(async () => expect(await cells(CAPTION, 3)).toEqual([['17x8,9', '12', 'Zaak 12']]));
});

test('an advertisement is placed, and taken off its page', async () => {
  const after = { ...busy, placed: true, placedOnPage: '7 onder' };
  const { user } = openKrant('redactie', [
    list('sold', [busy], { width }),
    list('sold', [after], { width }, { first: 100, times: 1 }),
    reloaded('sold', [busy], { width }),
    totals(),
    placed('7 onder', ''),
    placed('', '7 onder'),
  ]);
  await press(user, 'Plaatsen: Zaak 40');
  const dialog = await screen.findByRole('dialog', { name: 'Zaak 40 plaatsen' });
  expect(within(dialog).getByRole('button', { name: 'Annuleren' })).toBeVisible();
  await user.type(page(), ' 7 onder ');
  await pressIn(user, 'Bevestigen');
  await gone();
  expect(await screen.findByText('Zaak 40 staat op pagina 7 onder')).toBeVisible();
  await waitFor(async () => expect((await cells(CAPTION, 4))[0]?.[3]).toBe('7 onder'));
  await press(user, 'Plaatsen: Zaak 40');
  await screen.findByRole('dialog');
  expect(page()).toHaveValue('7 onder');
  await user.clear(page());
  await pressIn(user, 'Bevestigen');
  await gone();
  expect(await screen.findByText('Zaak 40 is van haar pagina gehaald')).toBeVisible();
  await waitFor(async () => expect((await cells(CAPTION, 4))[0]?.[3]).toBe(''));
});

test('placed by somebody else meanwhile: said in the dialog, and confirmed again it moves', async () => {
  const theirs = { ...busy, placedOnPage: '9' };
  const { user } = openKrant('redactie', [
    list('sold', [busy], { width }),
    list('sold', [theirs], { width }, { first: 100, times: 1 }),
    reloaded('sold', [{ ...busy, placedOnPage: '7' }], { width }),
    totals(),
    refuse(
      KrantPlaceDocument,
      { id: 'ad40', page: '7', from: '' },
      'Deze advertentie is intussen geplaatst op pagina 9.',
      { code: 'CONFLICT' },
    ),
    answer(
      KrantPlacementDocument,
      { id: 'ad40' },
      { advertisement: { id: 'ad40', revision: 1, placed: true, placedOnPage: '9' } },
    ),
    placed('7', '9'),
  ]);
  await press(user, 'Plaatsen: Zaak 40');
  await screen.findByRole('dialog');
  await user.type(page(), '7');
  await pressIn(user, 'Bevestigen');
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText('Deze advertentie is intussen geplaatst op pagina 9.'),
  ).toBeVisible();
  expect(page()).toHaveValue('7');
  await pressIn(user, 'Bevestigen');
  await gone();
  await waitFor(async () => expect((await cells(CAPTION, 4))[0]?.[3]).toBe('7'));
});

test('without any there is a word for it, and in an older edition nothing is placed', async () => {
  const { unmount } = openKrant('redactie', [list('sold', [], { width }), totals()]);
  expect(await screen.findByText('Er zijn geen advertenties van dit formaat.')).toBeVisible();
  unmount();
  const old = edition('2026', { active: false });
  openKrant(
    'redactie',
    [list('sold', [ready], { width }, { editionId: 'e2026' }), totals({}, undefined, 'e2026')],
    editions([old]),
  );
  expect(await cells(CAPTION, 3)).toEqual([['17x8,9', '12', 'Zaak 12']]);
  expect(screen.queryByRole('button', { name: /^Plaatsen/ })).not.toBeInTheDocument();
});
