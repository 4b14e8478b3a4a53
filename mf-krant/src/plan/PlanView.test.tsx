import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import { totals } from '../editorial/testEditorial';
import { KrantEditEditionDocument, KrantPlaceDocument, KrantPlacementDocument } from '../gql/graphql';
import { categories, edition, editions, openKrant } from '../testKrant';
import { ad, box, choosePlan, openPlan, plan, small, toPlace } from './testPlan';

beforeEach(choosePlan);
afterEach(() => sessionStorage.clear());

test('the pages with what stands on them, and what does not', async () => {
  openPlan([
    ad(1, { placedOnPage: '2 boven' }),
    ad(2, { placedOnPage: 'achterkant' }),
    ad(3),
    ad(4, { stage: 'editing', advFormat: '8,5x3,5' }),
  ]);
  const second = within(await box(2));
  expect(second.getByRole('button', { name: 'Zaak 1 17x8,9 pagina 2' })).toBeVisible();
  expect(await second.findByText('84% vrij (846 cm²), nog een 17x16,4 past')).toBeVisible();
  expect(screen.getAllByRole('region', { name: /^Pagina \d+$/ })).toHaveLength(8);
  const list = within(await screen.findByRole('region', { name: 'Nog te plaatsen (2)' }));
  expect(list.getByRole('button', { name: 'Zaak 3 17x8,9 nog te plaatsen' })).toBeVisible();
  expect(list.getByRole('button', { name: 'Zaak 4 8,5x3,5 nog niet klaar nog te plaatsen' })).toBeVisible();
  const elsewhere = within(screen.getByRole('region', { name: 'Elders' }));
  expect(elsewhere.getByRole('button', { name: 'Zaak 2 17x8,9 elders: achterkant' })).toBeVisible();
});

test('an overfull page says what does not fit', async () => {
  openPlan([1, 2, 3].map((number) => ad(number, { placedOnPage: '4', advFormat: '17x12,9' })));
  const full = within(await box(4));
  expect(full.getByText('Overvol, dit past er niet op:')).toBeVisible();
  const over = within(full.getByRole('list', { name: 'Past niet op pagina 4' }));
  expect(over.getAllByRole('button')).toHaveLength(1);
  expect(within(await box(5)).queryByText(/Overvol/)).not.toBeInTheDocument();
});

test('searching what is still to place', async () => {
  const { user } = openPlan([ad(3), ad(14, { advFormat: '8,5x3,5' })]);
  const list = within(await toPlace());
  await user.type(list.getByRole('searchbox', { name: 'Zoek nog te plaatsen' }), '8,5');
  expect(list.getAllByRole('button', { name: /^Zaak/ })).toHaveLength(1);
  await user.type(list.getByRole('searchbox', { name: 'Zoek nog te plaatsen' }), ' zz');
  expect(list.getByText('Niets gevonden.')).toBeVisible();
});

test('placing without dragging: by the list of pages of the dialog', async () => {
  const { user } = openPlan(
    [ad(3)],
    [
      answer(
        KrantPlaceDocument,
        { id: 'ad3', page: '6', from: '' },
        { placeAdvertisement: { id: 'ad3', revision: 1, placed: true, placedOnPage: '6' } },
        1,
      ),
    ],
  );
  await user.click(await screen.findByRole('button', { name: /^Zaak 3 / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zaak 3 plaatsen' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Verplaats naar pagina' }), '6');
  expect(dialog.getByRole('textbox', { name: 'Geplaatst op pagina:' })).toHaveValue('6');
  await pressIn(user, 'Bevestigen');
  await gone();
  expect(within(await box(6)).getByRole('button', { name: 'Zaak 3 17x8,9 pagina 6' })).toBeVisible();
  expect(await screen.findByText('Alles staat op een pagina.')).toBeVisible();
});

test('somebody else placed it first: it goes where that one put it, and the dialog says so', async () => {
  const { user } = openPlan(
    [ad(3)],
    [
      refuse(
        KrantPlaceDocument,
        { id: 'ad3', page: '6', from: '' },
        'Deze advertentie is intussen geplaatst op pagina 7.',
        { code: 'CONFLICT' },
      ),
      answer(
        KrantPlacementDocument,
        { id: 'ad3' },
        { advertisement: { id: 'ad3', revision: 1, placed: true, placedOnPage: '7' } },
      ),
    ],
  );
  await user.click(await screen.findByRole('button', { name: /^Zaak 3 / }));
  await screen.findByRole('dialog');
  await user.type(screen.getByRole('textbox', { name: 'Geplaatst op pagina:' }), '6');
  await pressIn(user, 'Bevestigen');
  expect(await screen.findByText('Deze advertentie is intussen geplaatst op pagina 7.')).toBeVisible();
  await pressIn(user, 'Annuleren');
  await user.click(await screen.findByRole('button', { name: 'Weggooien' }));
  await gone();
  await waitFor(async () =>
    expect(within(await box(7)).getByRole('button', { name: /^Zaak 3/ })).toBeVisible(),
  );
});

test('fewer pages: those that vanish with something on them are named', async () => {
  const { user } = openPlan(
    [ad(1, { placedOnPage: '7' }), ad(2, { placedOnPage: '2' })],
    [
      answer(
        KrantEditEditionDocument,
        { id: 'e2027', revision: 1, title: '2027', pageCount: 4 },
        {
          editPaperEdition: {
            ...small,
            pageCount: 4,
            revision: 2,
            changeLog: [],
            materialBy: null,
            conditions: '',
            proofDays: null,
          },
        },
        1,
      ),
    ],
  );
  await press(user, 'Aantal pagina’s: 8');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aantal pagina’s' }));
  const field = dialog.getByRole('textbox', { name: 'Aantal pagina’s' });
  await user.clear(field);
  await user.type(field, '6');
  await pressIn(user, 'Opslaan');
  expect(await dialog.findByText('Kies 4 tot en met 200 pagina’s, een viervoud')).toBeVisible();
  await user.clear(field);
  await user.type(field, '4');
  expect(dialog.getByText('Pagina 7: Zaak 1')).toBeVisible();
  expect(dialog.queryByText(/Zaak 2/)).not.toBeInTheDocument();
  await pressIn(user, 'Opslaan');
  await gone();
  expect(await screen.findByRole('region', { name: 'Elders' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('region', { name: /^Pagina \d+$/ })).toHaveLength(4));
});

test('somebody else changed the edition meanwhile', async () => {
  const { user } = openKrant(
    'redactie',
    [
      plan([]),
      totals(),
      categories(),
      editions([edition('2027', { pageCount: 12, revision: 2 })]),
      refuse(
        KrantEditEditionDocument,
        { id: 'e2027', revision: 1, title: '2027', pageCount: 4 },
        'Intussen gewijzigd.',
        { code: 'CONFLICT', modifiedBy: 'Riet Smits' },
      ),
    ],
    editions([small], 1),
  );
  await press(user, 'Aantal pagina’s: 8');
  const field = await screen.findByRole('textbox', { name: 'Aantal pagina’s' });
  await user.clear(field);
  await user.type(field, '4');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Intussen gewijzigd door Riet Smits')).toBeVisible();
  expect(screen.getByRole('cell', { name: '12' })).toBeVisible();
  await pressIn(user, 'Andere versie overnemen', 'alertdialog');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Aantal pagina’s' })).toHaveValue('12'));
});

test('an older edition is only looked at', async () => {
  const old = edition('2026', { active: false, pageCount: 8 });
  const { user } = openKrant(
    'redactie',
    [plan([ad(3)], 'e2026'), totals({}, undefined, 'e2026'), categories('e2026')],
    editions([old]),
  );
  await user.click(await screen.findByRole('button', { name: /^Zaak 3 / }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Aantal pagina’s/ })).not.toBeInTheDocument();
});
