import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockDownloads, press, pressIn, refuse, textOf } from 'kit/testing';

import { KrantPayDocument } from '../gql/graphql';
import { cells } from '../overview/testOverview';
import { openKrant } from '../testKrant';
import { adsAnswer, adsThen, chooseView, sold, totalsAnswer } from './testFinance';

afterEach(() => sessionStorage.clear());

const saved = mockDownloads();
const filter = { payment: 'contant' as const };
const contact = { id: 'u2', name: 'Riet Smits' };
const unpaid = sold('ad1');
const paid = sold('ad2', { advPaid: true, advPrice: 3000 });
const other = sold('ad3', { contact, contactId: 'u2', advPrice: 4500 });

/** Opens the cash overview with these. */
async function openCash(mocks: Parameters<typeof openKrant>[1]) {
  const view = openKrant('financieel', [adsAnswer([]), totalsAnswer(), ...mocks]);
  await chooseView(view.user, 'Contantoverzicht');
  return view;
}

test('what was sold for cash, who paid, and what each seller still has to hand in', async () => {
  await openCash([adsAnswer([unpaid, paid, other], { filter })]);
  expect(await cells('Contantoverzicht', 5)).toEqual([
    ['1', 'Bedrijf 1', 'José van den Berg', '€ 100,00', 'niet betaald'],
    ['2', 'Bedrijf 2', 'José van den Berg', '€ 30,00', 'betaald'],
    ['3', 'Bedrijf 3', 'Riet Smits', '€ 45,00', 'niet betaald'],
    ['Totaal', '', '', '€ 175,00', ''],
  ]);
  expect(screen.getByText('Bedrijf 2').closest('s')).toBeInTheDocument();
  expect(screen.getByText('Bedrijf 1').closest('s')).toBeNull();
  expect(await cells('Contant per verkoper', 4)).toEqual([
    ['José van den Berg', '€ 130,00', '€ 30,00', '€ 100,00'],
    ['Riet Smits', '€ 45,00', '€ 0,00', '€ 45,00'],
    ['Totaal', '€ 175,00', '€ 30,00', '€ 145,00'],
  ]);
  expect(screen.getByRole('list', { name: 'Totalen van contant' })).toHaveTextContent(
    /Verkocht 3 voor €\s234,50Betaald 0 voor €\s0,00Niet betaald 3 voor €\s234,50/,
  );
});

test('the answer Ja: paid', async () => {
  const { user } = await openCash([
    ...adsThen([unpaid], [{ ...unpaid, advPaid: true }], filter),
    answer(
      KrantPayDocument,
      { advertisementId: 'ad1', paid: true },
      { payAdvertisement: { ...unpaid, advPaid: true } },
    ),
  ]);
  await press(user, 'Bedrijf 1: niet betaald. Betaald?');
  const question = await screen.findByRole('alertdialog', { name: 'Betaald?' });
  expect(question).toHaveTextContent(/Nr 1, Bedrijf 1: €\s100,00/);
  await pressIn(user, 'Ja', 'alertdialog');
  await gone();
  expect(await screen.findByRole('button', { name: 'Bedrijf 1: betaald. Betaald?' })).toBeVisible();
  await waitFor(async () => expect((await cells('Contant per verkoper', 4))[0]?.[3]).toBe('€ 0,00'));
});

test('the answer Nee: not paid; a refusal is said in the dialog', async () => {
  const { user } = await openCash([
    ...adsThen([paid], [{ ...paid, advPaid: false }], filter),
    refuse(KrantPayDocument, { advertisementId: 'ad2', paid: false }, 'Even niet.', {}),
    answer(
      KrantPayDocument,
      { advertisementId: 'ad2', paid: false },
      { payAdvertisement: { ...paid, advPaid: false } },
    ),
  ]);
  await press(user, 'Bedrijf 2: betaald. Betaald?');
  await pressIn(user, 'Nee', 'alertdialog');
  expect(await screen.findByText('Even niet.')).toBeVisible();
  await pressIn(user, 'Nee', 'alertdialog');
  await gone();
  expect(await screen.findByRole('button', { name: 'Bedrijf 2: niet betaald. Betaald?' })).toBeVisible();
});

test('search, those who did not pay, and the list as a file', async () => {
  const { user } = await openCash([adsAnswer([unpaid, paid, other], { filter })]);
  await user.click(await screen.findByRole('checkbox', { name: 'Alleen niet betaald' }));
  expect(await cells('Contantoverzicht', 2)).toEqual([
    ['1', 'Bedrijf 1'],
    ['3', 'Bedrijf 3'],
    ['Totaal', ''],
  ]);
  const search = screen.getByRole('searchbox', { name: 'Zoek op nummer, bedrijf of verkoper' });
  await user.type(search, 'riet');
  const list = screen.getByRole('region', { name: '1 advertentie' });
  await user.click(within(list).getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await textOf(saved[0]?.blob)).toContain('3;Bedrijf 3;Riet Smits;45;niet betaald');
  await user.type(search, 'x');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('a long list is there as a whole before it is added up', async () => {
  await openCash([
    adsAnswer([unpaid], { filter, hasNextPage: true }),
    adsAnswer([unpaid, paid, other], { filter, first: 100 }),
  ]);
  expect(await screen.findByText('Bedrijf 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Meer laden' })).not.toBeInTheDocument();
});

test('without cash there is a word for it', async () => {
  await openCash([adsAnswer([], { filter })]);
  expect(await screen.findByText('Er is niets verkocht dat contant wordt betaald.')).toBeVisible();
});
