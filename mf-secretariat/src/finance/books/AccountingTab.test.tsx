import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockChartSize, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatAccountancyYearsDocument,
  SecretariatAddAccountancyYearDocument,
  SecretariatArchiveAccountancyYearDocument,
  SecretariatLockAccountancyYearDocument,
} from '../../gql/graphql';
import { entries, entry } from '../ledger/testLedger';
import { open, reader, receipt, rowsOf, testYear, years } from '../testFinance';

beforeAll(loadDialogPanel);
mockChartSize();

const tab = 'boekhouding';
const archived = testYear({ id: 'y0', title: '2024-2025', archived: true, locked: true });
const archive = (list: (typeof archived)[], times?: number) =>
  answer(SecretariatAccountancyYearsDocument, { archived: true }, { accountancyYears: list }, times);

test('a year shows its sums, and each committee with the totals below', async () => {
  open([years([testYear()])], { tab, user: reader });
  const year = within(await screen.findByRole('region', { name: 'Boekjaar 2026-2027' }));
  expect(year.getByText('Declaraties toegestaan')).toBeVisible();
  expect(year.getByText('€ 376,55')).toBeVisible();
  expect(year.getByText('begroot € 399,50')).toBeVisible();
  expect(await rowsOf('Commissies in 2026-2027')).toEqual([
    'NummerCommissieInkomstenBegrootUitgavenBegrootResultaat',
    '3Optocht€ 500,00€ 600,00€ 123,45€ 200,00€ 376,55',
    '10Kindercarnaval€ 0,00€ 0,00€ 0,00€ 0,50€ 0,00',
    'Totaal€ 500,00€ 600,00€ 123,45€ 200,50€ 376,55',
  ]);
});

test('what goes to no committee is a line of its own, which opens what it is made of', async () => {
  const loose = testYear({ totalIncome: 62_500, unassignedIncome: 12_500 });
  const mine = entries({ kind: undefined, account: undefined, wg: '' }, entry({ id: 'a', wg: null }));
  const user = open([years([loose]), mine], { tab });
  expect((await rowsOf('Commissies in 2026-2027')).at(-2)).toBe(
    'Zonder commissie€ 125,00€ 0,00€ 0,00€ 0,00€ 125,00',
  );
  expect(screen.queryByRole('button', { name: /Zonder commissie (aanpassen|verwijderen)/ })).toBeNull();
  await press(user, 'Boekingen zonder commissie');
  await screen.findByRole('dialog', { name: 'Zonder commissie, 2026-2027' });
  expect(await rowsOf('Boekingen')).toHaveLength(2);
});

test('who is not of the DB changes nothing', async () => {
  open([years([testYear()])], { tab, user: reader });
  await screen.findByRole('table');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  const names = screen
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(names.filter((name) => /toevoegen|aanpassen|verwijderen|rchiv|Nieuw/.test(name ?? ''))).toEqual([]);
});

test('a picture compares budget and actual, and names its alternative', async () => {
  const user = open([years([testYear()])], { tab, user: reader });
  expect(
    await screen.findByRole('img', {
      name: 'Staafdiagram: begrote en werkelijke uitgaven per commissie. De tabel met commissies geeft dezelfde cijfers.',
    }),
  ).toBeInTheDocument();
  expect(screen.getByText('Begrote uitgaven')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Toon' }), 'Inkomsten');
  expect(screen.getByRole('img', { name: /werkelijke inkomsten per commissie/ })).toBeInTheDocument();
});

test('the sums of a committee open its part of the ledger', async () => {
  const shown = [
    entry({ id: 'a', wg: '3', receipts: [receipt] }),
    entry({
      id: 'b',
      wg: '3',
      description: 'Hekken',
      amount: -1255,
      account: 'bank',
      bankedOn: '2026-11-20',
    }),
  ];
  const mine = entries({ kind: undefined, account: undefined, wg: '3' }, ...shown);
  const user = open([years([testYear()]), mine], { tab, user: reader });
  await press(user, 'Boekingen van Optocht');
  const dialog = within(await screen.findByRole('dialog', { name: '3 - Optocht, 2026-2027' }));
  expect((await rowsOf('Boekingen')).slice(1)).toEqual([
    '02/11/2026Factuur 2026-0001: ReclameBakkerij JansenNog te ontvangen€ 150,00',
    '02/11/2026HekkenBakkerij JansenOp de bank, 20/11/2026€ -12,55',
  ]);
  expect(
    dialog.getByRole('button', { name: 'bon.jpg van Factuur 2026-0001: Reclame downloaden' }),
  ).toBeVisible();
});

test('the switch locks a year for declarations; a refusal is told', async () => {
  const variables = { id: 'y1', locked: true };
  const user = open(
    [
      years([testYear()]),
      refuse(SecretariatLockAccountancyYearDocument, variables, 'Je mag dit niet.', { code: 'FORBIDDEN' }),
      answer(SecretariatLockAccountancyYearDocument, variables, {
        lockAccountancyYear: testYear({ locked: true }),
      }),
    ],
    { tab },
  );
  const toggle = await screen.findByRole('switch', { name: 'Declaraties toegestaan' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText('Je mag dit niet.')).toBeVisible();
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText('Opgeslagen')).toBeVisible();
  expect(toggle).not.toBeChecked();
});

test('a new year has a title, takes over from another, and is shown', async () => {
  const added = testYear({ id: 'y2', title: '2027-2028', workgroups: [], changeLog: [] });
  const variables = { title: '2027-2028', copyFrom: 'y1' };
  const user = open(
    [
      years([testYear()], 1),
      refuse(SecretariatAddAccountancyYearDocument, variables, 'Controleer de invoer.', {
        code: 'BAD_USER_INPUT',
        fields: { title: 'Er is al een boekjaar met deze titel' },
      }),
      answer(SecretariatAddAccountancyYearDocument, variables, { addAccountancyYear: added }),
      years([added, testYear()]),
    ],
    { tab },
  );
  await press(user, 'Nieuw boekjaar');
  const form = within(await screen.findByRole('dialog', { name: 'Nieuw boekjaar' }));
  await press(user, 'Toevoegen');
  const title = form.getByRole('textbox', { name: 'Titel' });
  await waitFor(() => expect(title).toHaveAccessibleDescription('Verplicht'));
  expect(form.getByRole('combobox', { name: 'Overnemen van' })).toHaveDisplayValue('2026-2027');
  await user.type(title, '2027-2028');
  await press(user, 'Toevoegen');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Er is al een boekjaar met deze titel'));
  await press(user, 'Toevoegen');
  await gone();
  expect(screen.getByRole('tab', { name: '2027-2028' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Er zijn nog geen commissies in dit boekjaar.')).toBeVisible();
});

test('a year goes to the archive after a question', async () => {
  const user = open(
    [
      years([testYear()], 1),
      answer(
        SecretariatArchiveAccountancyYearDocument,
        { id: 'y1', archived: true },
        {
          archiveAccountancyYear: testYear({ archived: true, locked: true }),
        },
      ),
      years([]),
      archive([archived]),
    ],
    { tab },
  );
  await press(user, 'Archiveren');
  const question = within(await screen.findByRole('alertdialog', { name: 'Boekjaar 2026-2027 archiveren?' }));
  await user.click(question.getByRole('button', { name: 'Archiveren' }));
  expect(await screen.findByText('Er is geen open boekjaar.')).toBeVisible();
  expect(screen.getByText('Voeg een boekjaar toe om te beginnen.')).toBeVisible();
});

test('the archive is to read, and the DB takes a year out of it', async () => {
  const user = open(
    [
      years([testYear()], 1),
      archive([archived], 1),
      answer(
        SecretariatArchiveAccountancyYearDocument,
        { id: 'y0', archived: false },
        {
          archiveAccountancyYear: { ...archived, archived: false },
        },
      ),
      years([testYear(), { ...archived, archived: false }]),
      archive([]),
    ],
    { tab },
  );
  await user.click(await screen.findByRole('tab', { name: 'Archief' }));
  await press(user, '2024-2025');
  expect(await screen.findByText('In het archief')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mutatie toevoegen' })).not.toBeInTheDocument();
  await press(user, 'Uit het archief halen');
  expect(await screen.findByText('Er staan geen boekjaren in het archief.')).toBeVisible();
  expect(await screen.findByRole('tab', { name: '2024-2025' })).toBeVisible();
});
