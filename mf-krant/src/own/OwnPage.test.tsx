import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockDownloads, press, pressIn, refuse } from 'kit/testing';

import { KrantOwnDocument, KrantSaveOwnAdDocument, KrantSaveOwnDocument } from '../gql/graphql';
import {
  data,
  latest,
  numberedRequests,
  openOwn,
  own,
  ownAd,
  owns,
  saveOf,
  saves,
  soldInput,
} from './testOwn';

numberedRequests();
beforeEach(() => localStorage.clear());

const saved = mockDownloads();
const card = (name: string) => screen.findByRole('article', { name });
const select = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

const garage = own({
  id: 'a2',
  name: 'Garage Peters',
  advertiserUserId: 13,
  city: 'Gennep',
  phone: 'geen',
  previous: null,
  advertisement: ownAd({ id: 'ad2', openQuestion: true }),
});
const cafe = own({
  id: 'a3',
  name: 'Café De Zwaan',
  advertiserUserId: 14,
  previous: { ...own().previous!, id: 'ad03', advState: 'nietVerkocht', advPrice: null },
  advertisement: ownAd({ id: 'ad3', advState: 'nietVerkocht' }),
});

test('while it is loading it says so', async () => {
  openOwn([owns([own()])]);
  expect(await screen.findByText('Inladen adverteerders')).toBeVisible();
  expect(await card('Bakkerij Jansen')).toBeVisible();
});

test('the own advertisers, their sale and what they had last year', async () => {
  openOwn([owns([own(), garage, cafe])]);
  const bakery = await card('Bakkerij Jansen');
  expect(bakery).toHaveTextContent('Boxmeer, open');
  expect(bakery).toHaveTextContent('Vorig jaar: 17x8,9, zwart-wit, € 100,00');
  expect(within(bakery).getByRole('link', { name: '0485 123456' })).toHaveAttribute('href', 'tel:0485123456');
  expect(await card('Garage Peters')).toHaveTextContent('Gennep, verkocht17x8,9, zwart-wit, € 100,00');
  expect(await card('Garage Peters')).toHaveTextContent('Vraag van de redactie');
  expect(await card('Café De Zwaan')).toHaveTextContent('Vorig jaar: niet verkocht');
  const chips = screen.getByRole('list', { name: 'Totalen van 2027' });
  expect(chips).toHaveTextContent('Verkocht 10Open 18Niet verkocht 2Bedrag € 1.234,50Open vragen 1');
  expect(screen.getByText('Afgehandeld: 12 van 30')).toBeVisible();
  expect(screen.queryByRole('button', { name: /toevoegen|verwijderen/ })).not.toBeInTheDocument();
});

test('are searched and filtered here', async () => {
  const { user } = openOwn([owns([own(), garage, cafe])]);
  await user.click(await screen.findByRole('radio', { name: 'Verkocht 1' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(await card('Garage Peters')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Alles 3' }));
  await user.type(screen.getByLabelText('Zoek in mijn adverteerders'), 'cafe');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.type(screen.getByLabelText('Zoek in mijn adverteerders'), ' zzz');
  expect(await screen.findByText('Geen adverteerder gevonden')).toBeVisible();
});

test('outside the sale season, and without advertisers', async () => {
  const { unmount } = openOwn([answer(KrantOwnDocument, {}, data([], null))]);
  expect(await screen.findByText('Er worden nu geen advertenties verkocht.')).toBeVisible();
  unmount();
  openOwn([owns([])]);
  expect(await screen.findByText('Er staan nog geen adverteerders op je naam.')).toBeVisible();
});

test('the export has the columns that were asked for', async () => {
  const { user } = openOwn([owns([own(), garage, cafe])]);
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^mijn-adverteerders-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines).toEqual([
    'Nr;Bedrijf;Adres;Plaats;Email;Telefoon;Vorig jaar',
    '12;Bakkerij Jansen;Markt 4;Boxmeer;bakkerij@voorbeeld.example;0485 123456;17x8,9, zwart-wit, € 100,00',
    '13;Garage Peters;Markt 4;Gennep;bakkerij@voorbeeld.example;geen;',
    '14;Café De Zwaan;Markt 4;Boxmeer;bakkerij@voorbeeld.example;0485 123456;niet verkocht',
  ]);
});

test('an advertisement is sold, the same as last year', async () => {
  const sold = ownAd({ revision: 1, advPaymentMethod: 'contant' });
  const { user } = openOwn([
    owns([own()], 1),
    saves(soldInput, 'request-1', 0, sold),
    owns([own({ advertisement: sold })]),
  ]);
  await press(user, 'Advertentie van Bakkerij Jansen');
  await press(user, 'Zelfde als vorig jaar');
  expect(select('Prijs')).toHaveValue('10000');
  await pressIn(user, 'Opslaan');
  await gone();
  expect(await screen.findByText('Advertentie opgeslagen')).toBeVisible();
  await waitFor(async () => expect(await card('Bakkerij Jansen')).toHaveTextContent('Boxmeer, verkocht'));
  expect(screen.queryByText(/Concept/)).not.toBeInTheDocument();
});

test("the server's refusal is shown at its field, and the draft stays", async () => {
  const { user } = openOwn([
    owns([own()]),
    refuse(KrantSaveOwnAdDocument, saveOf(soldInput, 'request-1'), 'Controleer', {
      code: 'BAD_USER_INPUT',
      fields: { advFormat: 'Kies een formaat dat bij deze prijs hoort' },
    }),
  ]);
  await press(user, 'Advertentie van Bakkerij Jansen');
  await press(user, 'Zelfde als vorig jaar');
  await pressIn(user, 'Opslaan');
  await waitFor(() =>
    expect(select(/^Formaat/)).toHaveAccessibleDescription('Kies een formaat dat bij deze prijs hoort'),
  );
  await pressIn(user, 'Terug');
  await gone();
  expect(await card('Bakkerij Jansen')).toHaveTextContent('Concept op dit toestel');
});

test('of two who change it both versions are shown', async () => {
  const theirs = own({ advertisement: ownAd({ advPaymentMethod: 'gratis', advType: null }) });
  const { user } = openOwn([
    owns([own()]),
    refuse(KrantSaveOwnAdDocument, saveOf(soldInput, 'request-1'), 'Intussen gewijzigd', {
      code: 'CONFLICT',
      modifiedBy: 'Toon Aarts',
      modifiedAt: '2026-11-11T10:00:00.000Z',
    }),
    latest(theirs),
    saves(soldInput, 'request-2', 2),
  ]);
  await press(user, 'Advertentie van Bakkerij Jansen');
  await press(user, 'Zelfde als vorig jaar');
  await pressIn(user, 'Opslaan');
  const conflict = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Toon Aarts' });
  expect(within(conflict).getByRole('row', { name: 'Betaalwijze Contant gratis' })).toBeVisible();
  await pressIn(user, 'Mijn versie opslaan', 'alertdialog');
  await gone();
  expect(await screen.findByText('Advertentie opgeslagen')).toBeVisible();
});

test('details are changed, with contact and active flag locked', async () => {
  const after = own({ revision: 2, city: 'Gennep' });
  const { address, postalCode, email, phone, notes, name } = after;
  const { user } = openOwn([
    owns([own()], 1),
    answer(
      KrantSaveOwnDocument,
      {
        id: 'a1',
        revision: 1,
        advertiser: {
          name,
          adres: address,
          postalCode,
          city: 'Gennep',
          email,
          phone,
          notes,
          requestId: 'request-1',
        },
      },
      { saveOwnAdvertiser: after },
      1,
    ),
    owns([after]),
  ]);
  await press(user, 'Gegevens van Bakkerij Jansen');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('José van den Berg')).toBeVisible();
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  const city = within(dialog).getByRole('textbox', { name: 'Plaats' });
  await user.clear(city);
  await user.type(city, 'Gennep');
  await pressIn(user, 'Opslaan');
  await gone();
  await waitFor(async () => expect(await card('Bakkerij Jansen')).toHaveTextContent('Gennep, open'));
});
