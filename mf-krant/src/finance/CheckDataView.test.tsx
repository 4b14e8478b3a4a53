import { screen, waitFor, within } from '@testing-library/react';
import { emptyValues } from 'kit/records';
import { answer, gone, mockDownloads, press, pressIn, textOf } from 'kit/testing';

import { advertiserFields, type DetailsValues } from '../advertisers/advertiserFields';
import { KrantAdvertiserDocument, KrantSaveAdvertiserDocument, KrantSellersDocument } from '../gql/graphql';
import { cells } from '../overview/testOverview';
import { editions, openKrant } from '../testKrant';
import { adsAnswer, adsThen, chooseView, leftOut, sold, stand, standOf, totalsAnswer } from './testFinance';

afterEach(() => sessionStorage.clear());

const saved = mockDownloads();

const whole = sold('ad1');
const lacking = sold('ad2', {
  advertiser: {
    id: 'a2',
    address: '',
    postalCode: '7071 AA',
    city: 'Ulft',
    email: 'info@',
    missing: ['adres', 'email'],
  },
});

test('what an invoice lacks is marked in its cell', async () => {
  openKrant('financieel', [adsAnswer([whole, lacking])]);
  expect(await cells('Controle gegevens', 7)).toEqual([
    ['1', 'Bedrijf 1', 'José van den Berg', 'Kerkstraat 1', '7071 AA', 'Ulft', 'info@jansen.example'],
    ['2', 'Bedrijf 2', 'José van den Berg', ' ontbreekt', '7071 AA', 'Ulft', 'info@ klopt niet'],
  ]);
});

test('the way to pay is chosen, the list searched, and what lacks nothing left out', async () => {
  const { user } = openKrant('financieel', [
    adsAnswer([whole, lacking]),
    adsAnswer([whole], { filter: { payment: 'contant' } }),
    adsAnswer([lacking], { filter: { payment: 'contant', incomplete: true } }),
    adsAnswer([], { filter: { payment: 'contant', incomplete: true, search: 'xyz' } }),
  ]);
  const select = await screen.findByRole('combobox', { name: 'Betaalwijze' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Factuur', 'Contant', 'leeg', 'gratis']);
  await user.selectOptions(select, 'Contant');
  await waitFor(() => expect(screen.queryByText('Bedrijf 2')).not.toBeInTheDocument());
  await user.click(screen.getByRole('checkbox', { name: 'Alleen onvolledige' }));
  expect(await screen.findByText('Bedrijf 2')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op nummer of bedrijf' }), 'xyz');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('the list as a file names what lacks', async () => {
  const { user } = openKrant('financieel', [adsAnswer([lacking])]);
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^krant-2027-gegevens-factuur-/);
  const lines = (await textOf(saved[0]?.blob)).split('\r\n');
  expect(lines[0]).toContain('Nr;Bedrijf;Verantwoordelijke;Adres;Postcode;Plaats;E-mail;Ontbreekt');
  expect(lines[1]).toContain(';info@;adres, e-mail');
});

test('what lacks is filled in from here', async () => {
  const advertiser = {
    ...emptyValues<DetailsValues>(advertiserFields),
    id: 'a2',
    revision: 4,
    advertiserUserId: 2,
    name: 'Bedrijf 2',
    contactId: null,
    contact: null,
    postalCode: '7071 AA',
    city: 'Ulft',
    email: 'info@twee.example',
    active: true,
  };
  const { user } = openKrant('financieel', [
    ...adsThen([lacking], [sold('ad2')]),
    answer(KrantAdvertiserDocument, { id: 'a2' }, { advertiser }),
    answer(KrantSellersDocument, {}, { paperSellers: [] }),
    {
      request: {
        query: KrantSaveAdvertiserDocument,
        variables: (sent: { revision: number; advertiser: { adres: string } }) =>
          sent.revision === 4 && sent.advertiser.adres === 'Markt 1',
      },
      result: {
        data: {
          saveAdvertiser: { __typename: 'Advertiser', ...advertiser, revision: 5, address: 'Markt 1' },
        },
      },
    } as ReturnType<typeof answer>,
  ]);
  await press(user, 'Gegevens van Bedrijf 2 aanpassen');
  await user.type(await screen.findByRole('textbox', { name: 'Adres' }), 'Markt 1');
  await pressIn(user, 'Opslaan');
  await gone();
  await waitFor(() => expect(screen.queryByText('ontbreekt')).not.toBeInTheDocument());
});

test('nothing sold, and no edition', async () => {
  const { unmount } = openKrant('financieel', [adsAnswer([])]);
  expect(await screen.findByText('Er is niets verkocht met deze betaalwijze.')).toBeVisible();
  unmount();
  openKrant('financieel', [], editions([]));
  expect(await screen.findByText('Er zijn nog geen edities.')).toBeVisible();
});

test('from those left out of the invoices one comes here, to what is incomplete', async () => {
  const { user } = openKrant('financieel', [
    adsAnswer([whole]),
    totalsAnswer(),
    stand(standOf({ toMake: 1, incomplete: 1 })),
    leftOut(['Bedrijf 2'], 12),
    adsAnswer([lacking], { filter: { payment: 'factuur', incomplete: true } }),
  ]);
  await chooseView(user, 'Facturatieoverzicht');
  expect(await screen.findByText('1 Bedrijf 2 en nog 11')).toBeVisible();
  await press(user, 'Gegevens controleren');
  expect(await screen.findByText('ontbreekt')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Alleen onvolledige' })).toBeChecked();
});
