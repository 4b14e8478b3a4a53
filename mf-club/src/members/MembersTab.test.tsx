import { screen, waitFor } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { mockDownloads, press, textOf } from 'kit/testing';

import { member, openClub, settingsAnswer } from '../testClub';
import { thisYear } from './payments/usePaymentYears';
import { activeOnly, cells, list, numbers, openMembers, openRow, waiting } from './testMembers';

const saved = mockDownloads();
const year = thisYear();
const jan = member('201901', {
  mandates: [
    {
      ...{ reference: '201901-1', holder: 'Jan Jansen', iban: 'NL69INGB0123456789' },
      ...{ signedOn: '2026-11-11', endedOn: null, lastCollectedOn: null, lapsedOn: null },
    },
  ],
});
const zoe = member('201502', {
  name: 'Zoë van den IJssel',
  firstName: 'Zoë',
  lastName: 'van den IJssel',
  city: 'Maaseik',
  paidYears: [2015, year],
  jubilee: true,
  jubileeCount: 11,
});

test('the members with what is special about each', async () => {
  openMembers([
    list([
      jan,
      zoe,
      member('201003', { active: false, proposal: { ...jan, proposedAt: '2026-11-01T10:00:00.000Z' } }),
      member('200004', { name: '', city: '', erased: true, active: false }),
    ]),
  ]);
  expect(await cells()).toEqual([
    ['201901', 'Jan Jansen', 'Roermond', 'Nee', ''],
    ['201502', 'Zoë van den IJssel', 'Maaseik', 'Ja', 'Jubileum 11 jaar'],
    ['201003', 'Jan Jansen', 'Roermond', 'Nee', 'Wijziging wachtNiet actief'],
    ['200004', 'Geanonimiseerd lid', '', 'Nee', 'Geanonimiseerd'],
  ]);
  expect(screen.getByRole('columnheader', { name: `${year} betaald` })).toBeVisible();
  expect(screen.getByRole('heading', { name: '4 leden' })).toBeVisible();
});

test('a row opens with all that is known', async () => {
  const { user } = openMembers([list([member('201901', { todo: 'Bellen', notes: 'Kent iedereen' })])]);
  await openRow(user, 'Jan Jansen');
  expect(screen.getByText('6041 AA Roermond')).toBeVisible();
  expect(screen.getByRole('link', { name: 'jan@voorbeeld.example' })).toHaveAttribute(
    'href',
    'mailto:jan@voorbeeld.example',
  );
  expect(screen.getByRole('link', { name: '+31 6 12345678' })).toHaveAttribute('href', 'tel:+31612345678');
  for (const text of [
    '29/02/1960',
    'Geïmporteerd: 2019',
    'Via de bank: 2020',
    `Samen 2; met ${year} als betaald 3`,
    'Bellen',
    'Kent iedereen',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('01/11/2026 - Piet Peters: lid toegevoegd')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Jan Jansen anonimiseren' })).not.toBeInTheDocument();
});

test('without members there is a word for it', async () => {
  openMembers([list([])]);
  expect(await screen.findByText('Er zijn nog geen leden.')).toBeVisible();
});

test('the year is that of the active edition: in the table, the filters and the dialog of a payment', async () => {
  const next = year + 1;
  const payer = member('201901', { paidYears: [next] });
  const { user } = openClub('leden', [
    settingsAnswer({ year: next }),
    waiting(0),
    list([payer]),
    list([], { filter: { ...activeOnly, notPaid: next } }),
  ]);
  expect(await screen.findByRole('columnheader', { name: `${next} betaald` })).toBeVisible();
  expect((await cells())[0]?.[3]).toBe('Ja');
  await press(user, 'Betaling noteren');
  expect(await screen.findByRole('combobox', { name: 'Jaar' })).toHaveValue(String(next));
  await press(user, 'Annuleren');
  await press(user, 'Filters');
  expect(screen.getByRole('option', { name: `Jubileum in ${next}` })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Betaling' }), 'Niet betaald in');
  expect(screen.getByRole('combobox', { name: 'Jaar' })).toHaveValue(String(next));
  expect(await screen.findByText('Geen lid gevonden')).toBeVisible();
});

test('searching and filtering asks the server', async () => {
  const { user } = openMembers([
    list([jan, zoe]),
    list([zoe], { filter: { ...activeOnly, search: 'zoe' } }),
    list([], { filter: { search: 'zoe' } }),
    list([jan], { filter: { search: 'zoe', notPaid: year } }),
    list([zoe], { filter: { search: 'zoe', paid: year } }),
    list([zoe, jan], { filter: { search: 'zoe', paid: 2020 } }),
    list([zoe], { filter: { search: 'zoe', paid: 2020, jubileeCount: 11 } }),
    list([zoe], { filter: { search: 'zoe', paid: 2020, jubilee: true } }),
    list([jan], { filter: { search: 'zoe', paid: 2020, jubilee: true, country: 'België' } }),
    list([], { filter: { search: 'zoe', paid: 2020, jubilee: true, country: 'België', proposals: true } }),
  ]);
  expect(await numbers()).toEqual(['201901', '201502']);
  await user.type(screen.getByRole('searchbox', { name: 'Zoek in de leden' }), 'zoe ');
  await waitFor(async () => expect(await numbers()).toEqual(['201502']));
  expect(screen.getByText('1 gevonden')).toBeInTheDocument();
  await press(user, 'Filters');
  const choose = (name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option);
  await choose('Leden', 'Alle leden');
  expect(await screen.findByText('Geen lid gevonden')).toBeVisible();
  await choose('Betaling', 'Niet betaald in');
  await waitFor(async () => expect(await numbers()).toEqual(['201901']));
  await choose('Betaling', 'Betaald in');
  await choose('Jaar', '2020');
  await waitFor(async () => expect(await numbers()).toEqual(['201502', '201901']));
  await choose('Jubileum', '11 jaar');
  await waitFor(async () => expect(await numbers()).toEqual(['201502']));
  await choose('Jubileum', `Jubileum in ${year}`);
  await choose('Land', 'België');
  await waitFor(async () => expect(await numbers()).toEqual(['201901']));
  await user.click(screen.getByRole('checkbox', { name: 'Wijziging wacht op goedkeuring' }));
  expect(await screen.findByText('Geen lid gevonden')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (5)' })).toHaveAttribute('aria-expanded', 'true');
  await press(user, 'Filters wissen');
  await press(user, 'Zoekveld leegmaken');
  await waitFor(async () => expect(await numbers()).toHaveLength(2));
});

test('an export tells all that is known of each', async () => {
  const { user } = openMembers([list([jan, zoe])]);
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`club-leden-${todayInAmsterdam()}.csv`);
  const text = await textOf(saved[0]?.blob);
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text.split('\r\n')[0]).toMatch(/^\uFEFFLidnummer;Lid sinds;Geslacht;Voornaam;Achternaam;Adres;/);
  expect(text).toContain(
    '201901;2019;m;Jan;Jansen;Dorpsstraat 1;6041 AA;Roermond;Nederland;jan@voorbeeld.example;Per post;+31 6 12345678;29/02/1960;2019, 2020;3;nee;201901-1;NL69INGB0123456789;ja;;',
  );
});

test('a count that does not come is no trouble', async () => {
  openClub('leden', [settingsAnswer(), list([jan])]);
  expect(await numbers()).toEqual(['201901']);
});
