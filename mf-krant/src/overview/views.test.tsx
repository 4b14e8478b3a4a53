import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockChartSize, mockDownloads, pageOf, press, refuse, textOf, type User } from 'kit/testing';

import { ad } from '../ads/testAds';
import {
  KrantAdDetailsDocument,
  KrantOpenAdvertisersDocument,
  KrantPromoteDocument,
  KrantSalesDocument,
} from '../gql/graphql';
import { editions, openKrant } from '../testKrant';
import { ads, cells, figures, listed, overview, sales } from './testOverview';

afterEach(() => sessionStorage.clear());

mockChartSize();
const saved = mockDownloads();

const choose = async (user: User, name: string) => user.click(await screen.findByRole('radio', { name }));
const stage = { id: 'ad1', revision: 3, modifiedByName: 'Riet', modifiedAt: null };
const bakery = listed();
const garage = listed({ id: 'ad2', advertiserUserId: 13, name: 'Garage Klaver' });
const row = ['12', 'Bakkerij Jansen', 'José van den Berg', '17x8,9, zwart-wit', '€ 100,00', '10/11/2026'];

test('what is sold is reviewed and goes on to the editors', async () => {
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    ads('initial', [bakery, garage], { times: 1 }),
    answer(
      KrantPromoteDocument,
      { id: 'ad1', from: 'initial' },
      { promoteAdvertisement: { ...stage, stage: 'editing' } },
    ),
    answer(
      // The list is read anew, as many as there are.
      ads('initial', []).request.query as never,
      { editionId: 'e2027', list: 'initial', filter: {}, first: 100 },
      { advertisements: pageOf([garage]) } as never,
    ),
  ]);
  await choose(user, 'Te beoordelen');
  expect((await cells('Te beoordelen', 6))[0]).toEqual(row);
  await press(user, 'Bakkerij Jansen door naar redactie');
  await waitFor(() => expect(screen.queryByText('Bakkerij Jansen')).not.toBeInTheDocument());
  expect(await screen.findByText('Bakkerij Jansen is door naar de redactie')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 advertentie' })).toBeVisible();
});

test('who was second is told, and sees the list as it is', async () => {
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    ads('initial', [bakery]),
    refuse(KrantPromoteDocument, { id: 'ad1', from: 'initial' }, 'Intussen door iemand anders verplaatst.', {
      code: 'CONFLICT',
    }),
  ]);
  await choose(user, 'Te beoordelen');
  await press(user, 'Bakkerij Jansen door naar redactie');
  expect(await screen.findByText('Intussen door iemand anders verplaatst.')).toBeVisible();
});

test('a row opens to what was sold, documents, questions and notes', async () => {
  const question = {
    id: 'q1',
    msg: 'Welk logo?',
    status: 'open' as const,
    creator: 'Riet',
    creationDate: '2026-11-12T10:00:00.000Z',
  };
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    ads('initial', [bakery]),
    answer(
      KrantAdDetailsDocument,
      { id: 'ad1' },
      { advertisement: ad({ advNotes: 'Rood kader', advContactQuestions: [question] }) },
    ),
  ]);
  await choose(user, 'Te beoordelen');
  await press(user, 'Details van Bakkerij Jansen');
  expect(await screen.findByText('Rood kader')).toBeVisible();
  expect(screen.getByText('17x8,9 cm, zwart-wit')).toBeVisible();
  expect(screen.getByText('Idem vorig jaar')).toBeVisible();
  expect(screen.getByText('Er zijn geen documenten.')).toBeVisible();
  expect(screen.getByText('Welk logo?')).toBeVisible();
  expect(screen.getByText('Er zijn geen notities.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vraag stellen' })).toBeVisible();
});

test('what is not sold is searched by the server and taken along', async () => {
  const refused = listed({
    advState: 'nietVerkocht',
    advNotes: 'Stopt ermee',
    contact: null,
    contactId: null,
  });
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    ads('notSold', [refused]),
    ads('notSold', [], { filter: { search: 'xyz' } }),
  ]);
  await choose(user, 'Niet verkocht');
  expect(await cells('Niet verkocht', 4)).toEqual([
    ['12', 'Bakkerij Jansen', 'Zonder contactpersoon', 'Stopt ermee'],
  ]);
  const list = screen.getByRole('region', { name: '1 advertentie' });
  await user.click(within(list).getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^krant-2027-niet-verkocht-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await textOf(saved[0]?.blob)).toContain('12;Bakkerij Jansen;Zonder contactpersoon;Stopt ermee');
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op nummer of bedrijf' }), 'xyz');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
  expect(screen.getByText('0 gevonden')).toBeInTheDocument();
});

test('an archive is read only', async () => {
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    overview(figures('2026')),
    sales([], 'e2026'),
    ads('initial', [bakery], { editionId: 'e2026' }),
  ]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Editie' }), '2026');
  await choose(user, 'Te beoordelen');
  expect(await cells('Te beoordelen', 6)).toEqual([row]);
  expect(screen.queryByRole('button', { name: /door naar redactie/ })).not.toBeInTheDocument();
});

const open = {
  id: 'a2',
  revision: 1,
  advertiserUserId: 14,
  name: 'Café Zoë',
  contactId: 'u1',
  contact: { id: 'u1', name: 'José van den Berg' },
  city: 'Ulft',
  email: 'zoe@cafe.example',
  phone: '0315 123456',
  previous: ad({ id: 'old' }),
};

test('who is still open, with what they had last year', async () => {
  const previous = ad({ id: 'o2', advState: 'nietVerkocht' });
  const { user } = openKrant('overzicht', [
    overview(),
    sales(),
    answer(
      KrantOpenAdvertisersDocument,
      { filter: { active: true, state: 'open' } },
      { advertisers: pageOf([open, { ...open, id: 'a3', name: 'Slagerij Smit', previous }]) },
    ),
  ]);
  await choose(user, 'Open');
  expect((await cells('Open adverteerders', 7))[0]).toEqual([
    '14',
    'Café Zoë',
    'José van den Berg',
    'Ulft',
    '0315 123456',
    'zoe@cafe.example',
    '17x8,9, zwart-wit, € 100,00',
  ]);
  expect(screen.getByText('niet verkocht')).toBeVisible();
});

const week = { week: '2026-11-02', sold: 3, revenue: 30_000, soldBefore: 1, revenueBefore: 4500 };
const picture = 'Staafdiagram: verkoop per week. De tabel geeft dezelfde cijfers.';

test('sales by week beside last year, as a picture and as a table', async () => {
  const { user } = openKrant('overzicht', [overview(), sales([week, { ...week, week: '2026-11-09' }])]);
  expect(await screen.findByRole('img', { name: picture })).toBeVisible();
  expect(await cells('Verkoop per week', 5)).toEqual([
    ['02/11/2026', '3', '1', '€ 300,00', '€ 45,00'],
    ['09/11/2026', '3', '1', '€ 300,00', '€ 45,00'],
    ['Totaal', '6', '2', '€ 600,00', '€ 90,00'],
  ]);
  const units = screen.getByRole('radiogroup', { name: 'Aantal of bedrag' });
  expect(within(units).getByRole('radio', { name: 'Aantal' })).toBeChecked();
  await user.click(within(units).getByRole('radio', { name: 'Bedrag' }));
  await waitFor(() => expect(screen.getByRole('img', { name: picture })).toHaveTextContent(/€\s?\d+/));
});

test('the first edition has none before it', async () => {
  openKrant('overzicht', [overview(), sales([week])], editions([figures()]));
  expect(await cells('Verkoop per week', 5)).toEqual([
    ['02/11/2026', '3', '€ 300,00'],
    ['Totaal', '3', '€ 300,00'],
  ]);
});

test('sales that cannot be loaded leave the rest of the page', async () => {
  openKrant('overzicht', [
    overview(),
    refuse(KrantSalesDocument, { editionId: 'e2027' }, 'De server is er niet.', {}),
  ]);
  expect(await screen.findByText('De verkoop per week kan niet worden geladen')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Totalen per verkoper' })).toBeVisible();
});

test('before the first sale there is a word for it', async () => {
  openKrant('overzicht', [overview(), sales()]);
  expect(await screen.findByText('Er is nog niets verkocht.')).toBeVisible();
});
