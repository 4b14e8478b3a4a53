import { screen, within } from '@testing-library/react';
import { answer, type Unmasked } from 'kit/testing';

import { KrantMaterialDocument, type KrantMaterialQuery } from '../gql/graphql';
import { edition, editions, openKrant } from '../testKrant';

type Ad = Unmasked<KrantMaterialQuery>['advertisementsWithoutMaterial'][number];

const ad = (number: number, more: Partial<Ad> = {}): Ad => ({
  ...{ id: `ad${number}`, advertiserUserId: number, name: `Zaak ${number}` },
  ...{ advFormat: '17x8,9', advColor: 'zwartWit', soldAt: '2026-11-10T10:00:00.000Z' },
  ...{ contactId: 'u1', contact: { id: 'u1', name: 'José van den Berg' } },
  advertiser: { id: `a${number}`, email: `zaak${number}@voorbeeld.example`, phone: '0315 123456' },
  ...more,
});
const missing = (ads: Ad[], materialBy: string | null) =>
  answer(
    KrantMaterialDocument,
    { editionId: 'e2027' },
    { paperEdition: { id: 'e2027', materialBy }, advertisementsWithoutMaterial: ads },
  );

/** As the first page links to it. */
const open = (mocks: ReturnType<typeof answer>[], some = editions()) =>
  openKrant('redactie&lijst=material', mocks, some);
afterEach(() => sessionStorage.clear());

test('who waits longest comes first, with how to reach them; it is searched', async () => {
  const { user } = open([
    missing([ad(7), ad(3, { advertiser: { id: 'a3', email: '', phone: '' } })], '2099-01-14'),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Materiaal ontbreekt' }));
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(/Zaak 7.*10\/11\/2026.*17x8,9.*José van den Berg/);
  expect(within(first!).getByRole('link', { name: /zaak7/ })).toBeVisible();
  expect(second).toHaveTextContent(/Zaak 3.*geen/);
  expect(screen.getByText(/^Uiterlijk 14\/01\/2099\. Adverteerder en verkoper/)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Zoek bij materiaal ontbreekt' }), 'zz');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('without a day it says that nobody is reminded, after it that it is late', async () => {
  open([missing([], null)]);
  expect(await screen.findByText(/^Er is nog geen datum/)).toBeVisible();
  expect(screen.getByText('Van alles wat verkocht is, is er materiaal.')).toBeVisible();
});

test('after the day it says so', async () => {
  open([missing([ad(7)], '2020-01-14')]);
  expect(await screen.findByText('Het moest er op 14/01/2020 zijn.')).toBeVisible();
});

test('of an archive nothing is asked', async () => {
  open([missing([ad(7)], '2020-01-14')], editions([edition('2027', { active: false })]));
  expect(await screen.findByRole('table', { name: 'Materiaal ontbreekt' })).toBeVisible();
  expect(screen.queryByText(/Het moest er/)).not.toBeInTheDocument();
});
