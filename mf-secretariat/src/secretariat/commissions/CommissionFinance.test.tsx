import { screen, within } from '@testing-library/react';
import { answer } from 'kit/testing';

import { myDeclarations, rowsOf } from '../../finance/testFinance';
import {
  SecretariatCommissionAccountingDocument,
  type SecretariatCommissionAccountingQuery,
  SecretariatCommissionDocument,
  SecretariatDeclarationChoicesDocument,
} from '../../gql/graphql';
import { CommissionPage } from './CommissionPage';
import { openCommission } from './testCommission';

type Accounting = SecretariatCommissionAccountingQuery['commissionAccounting'];

const commission = answer(
  SecretariatCommissionDocument,
  { id: '3' },
  { commission: { id: '3', index: 3, name: 'Optocht', description: '' } },
);
const books = (commissionAccounting: Accounting) =>
  answer(SecretariatCommissionAccountingDocument, { commissionId: '3' }, { commissionAccounting });
const accounting: Accounting = {
  id: 'g3',
  yearId: 'y1',
  title: '2026-2027',
  years: [{ id: 'y1', title: '2026-2027' }],
  sources: [],
  income: 50_000,
  incomeBudget: 60_000,
  expences: 12_345,
  expencesBudget: 20_000,
  transactions: [
    {
      id: 't1',
      kind: 'declaration',
      description: 'Hekken',
      amount: -12_345,
      creationDate: '2026-11-02T10:11:00.000Z',
      creator: 'Piet Peters',
    },
  ],
};
const mine = {
  id: 't2',
  state: 'declined' as const,
  wg: '3',
  description: 'Koffie',
  amount: -620,
  creationDate: '2026-11-03T10:11:00.000Z',
  revision: 2,
  declaredFor: null,
  messages: [],
  receipts: [],
  reason: 'Geen bon',
  decidedBy: 'Jan Smulders',
  payment: 'none' as const,
};

const open = (...mocks: ReturnType<typeof answer>[]) =>
  openCommission(<CommissionPage />, [commission, ...mocks], { path: '/commissies/3?tab=financieel' });

test('a committee sees its sums, its lines and my declarations', async () => {
  open(books(accounting), myDeclarations([mine]));
  const year = within(await screen.findByRole('region', { name: 'Boekjaar 2026-2027' }));
  expect(year.getByText('€ 123,45 van € 200,00 begroot')).toBeVisible();
  expect(year.getByText('€ 376,55 van € 400,00 begroot')).toBeVisible();
  expect((await rowsOf('Boekingen')).slice(1)).toEqual(['02/11/2026HekkenPiet Peters€ -123,45']);
  expect((await rowsOf('Mijn declaraties')).slice(1)).toEqual(['03/11/2026Koffie€ 6,20AfgekeurdGeen bon']);
});

test('another year can be chosen; what came from elsewhere is a sum', async () => {
  const years = [
    { id: 'y1', title: '2026-2027' },
    { id: 'y2', title: '2027-2028' },
  ];
  const sources = [{ kind: 'invoice', label: 'Facturen', amount: 45_000 }];
  const user = open(
    books({ ...accounting, years, sources }),
    answer(
      SecretariatCommissionAccountingDocument,
      { commissionId: '3', yearId: 'y2' },
      {
        commissionAccounting: {
          ...accounting,
          id: 'g4',
          yearId: 'y2',
          title: '2027-2028',
          years,
          transactions: [],
        },
      },
    ),
    myDeclarations(),
  );
  expect(await screen.findByText('Waarvan facturen')).toBeVisible();
  expect(screen.getByText('€ 450,00')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Boekjaar'), '2027-2028');
  expect(await screen.findByRole('region', { name: 'Boekjaar 2027-2028' })).toBeVisible();
});

test('a year without lines says so', async () => {
  open(books({ ...accounting, transactions: [] }), myDeclarations());
  expect(await screen.findByText('Er zijn nog geen boekingen.')).toBeVisible();
});

test('the finances wait for the treasurer', async () => {
  open(books(null), myDeclarations());
  expect(await screen.findByText('De commissie staat nog niet in een boekjaar.')).toBeVisible();
  expect(
    screen.getByText(
      'De penningmeester houdt de boekhouding van de commissie bij. Zodra ze in een open boekjaar staat, zie je hier de inkomsten en uitgaven.',
    ),
  ).toBeVisible();
});

test('the wizard takes the place of the page, with the committee chosen', async () => {
  const user = open(
    books(accounting),
    myDeclarations(),
    answer(
      SecretariatDeclarationChoicesDocument,
      {},
      {
        declarationChoices: {
          id: 'me',
          accountnumber: null,
          years: [
            {
              id: 'y1',
              title: '2026-2027',
              workgroups: [{ commissionId: '3', index: '3', title: 'Optocht' }],
            },
          ],
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Declaratie indienen' }));
  await user.click(await screen.findByRole('button', { name: 'Volgende' }));
  expect(await screen.findByRole('combobox', { name: 'Commissie' })).toHaveDisplayValue('3 - Optocht');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(await screen.findByRole('tab', { name: 'Financieel' })).toHaveAttribute('aria-selected', 'true');
});
