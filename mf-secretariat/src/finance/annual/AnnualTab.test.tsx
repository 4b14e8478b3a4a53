import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, mockDownloads, pageOf, refuse, renderArea, type Unmasked } from 'kit/testing';

import {
  SecretariatAnnualAccountsDocument,
  SecretariatAnnualAccountsPdfDocument,
  type SecretariatAnnualAccountsQuery,
  SecretariatAnnualLinesDocument,
  SecretariatAuditFileDocument,
  SecretariatBookChecksDocument,
  SecretariatLedgerEntriesDocument,
  type SecretariatLedgerEntryFragment,
  SecretariatLedgerYearsDocument,
  SecretariatSaveAnnualNoteDocument,
  SecretariatVatLinesDocument,
  SecretariatVatQuartersDocument,
} from '../../gql/graphql';
import { entry } from '../ledger/testLedger';
import { board, reader, rowsOf } from '../testFinance';
import { AnnualTab } from './AnnualTab';

const saved = mockDownloads();

type Accounts = NonNullable<Unmasked<SecretariatAnnualAccountsQuery>['annualAccounts']>;

const workgroups = [{ id: 'g3', index: '3', title: 'Optocht' }];
const year = { id: 'y1', title: '2026-2027', running: true, archived: false, workgroups };
const years = [
  answer(SecretariatLedgerYearsDocument, { archived: false }, { accountancyYears: [year] }),
  answer(SecretariatLedgerYearsDocument, { archived: true }, { accountancyYears: [] }),
];
const accountsOf = (changes: Partial<Accounts> = {}): Accounts => ({
  ...{ id: 'y1', title: '2026-2027', from: '2026-06-01', until: '2027-05-31', closedAt: null },
  ...{ previousId: 'y0', previousTitle: '2025-2026' },
  balances: [
    { id: 'bank:NL91ABNA0417164300', label: 'Betaalrekening', begin: 100_000, end: 120_000, count: 0 },
    { id: 'toReceive', label: 'Nog te ontvangen', begin: 0, end: 15_000, count: 1 },
  ],
  ...{ ownBegin: 100_000, ownEnd: 135_000, result: 35_000 },
  committees: [
    {
      ...{ id: 'wg:3', wg: '3', title: 'Optocht', income: 50_000, expenses: 15_000 },
      ...{ budget: 30_000, before: 1200 },
    },
  ],
  ...{ bankStatement: 120_000, bankBooks: 120_000, differences: [] },
  notes: [{ line: 'toReceive', text: 'Komt in juni', revision: 2 }],
  ...changes,
});
const accounts = (changes: Partial<Accounts> = {}) =>
  answer(SecretariatAnnualAccountsDocument, { yearId: 'y1' }, { annualAccounts: accountsOf(changes) });

const ofCommittee = (yearId: string, ...found: SecretariatLedgerEntryFragment[]) =>
  answer(SecretariatLedgerEntriesDocument, { yearId, wg: '3' }, { ledgerEntries: pageOf(found) });

function open(mocks: ReturnType<typeof answer>[], user = board, quarters: object[] | null = null) {
  renderArea(<AnnualTab />, { mocks: [...years, vat(quarters), noChecks, ...mocks], user });
  return userEvent.setup();
}
/** Of a foundation that charges no VAT there is nothing of it. */
const vat = (quarters: object[] | null = null) =>
  answer(SecretariatVatQuartersDocument, { yearId: 'y1' }, { vatQuarters: quarters } as never);
const noChecks = answer(SecretariatBookChecksDocument, { yearId: 'y1' }, { bookChecks: [] });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('the balance sheet and the results stand beside the begin, the budget and the year before', async () => {
  open([accounts()]);
  expect(await rowsOf('Balans')).toEqual([
    'Post01/06/202631/05/2027Acties',
    'Betaalrekening€ 1.000,00€ 1.200,00',
    'Nog te ontvangen1 postKomt in juni€ 0,00€ 150,00',
    'Eigen vermogen€ 1.000,00€ 1.350,00',
  ]);
  expect(await rowsOf('Baten en lasten')).toEqual([
    'CommissieInkomstenUitgavenSaldoBegroot2025-2026Acties',
    '3 Optocht€ 500,00€ 150,00€ 350,00€ 300,00€ 12,00',
    'Resultaat€ 500,00€ 150,00€ 350,00€ 300,00€ 12,00',
  ]);
  expect(screen.getByText('Concept')).toBeVisible();
  expect(screen.getByText('Sluit op de cent')).toBeVisible();
  // Of who charges none.
  expect(screen.queryByText('Btw per kwartaal')).not.toBeInTheDocument();
});

test('it says by what bank and books differ', async () => {
  const undone = { text: '7 regels van de bank staan nog niet in de boeken', amount: 109_760 };
  open([accounts({ bankBooks: 10_240, differences: [undone] })]);
  const told = within(await screen.findByRole('region', { name: 'Sluit nog niet' }));
  expect(plain(told.getByRole('listitem').textContent)).toBe(`${undone.text}: € 1.097,60`);
  expect(told.getByRole('link', { name: 'Naar de bank' })).toHaveAttribute('href', '/financien?tab=bank');
  expect(screen.queryByText('Sluit op de cent')).not.toBeInTheDocument();
});

test('a line opens what it is made of, a committee its entries, of either year', async () => {
  const line = {
    id: 'invoice:i1',
    date: '2026-11-02',
    description: 'Factuur 2026-0001',
    counterpart: 'Jansen',
  };
  const user = open([
    accounts(),
    answer(
      SecretariatAnnualLinesDocument,
      { yearId: 'y1', line: 'toReceive', first: 100 },
      { annualLines: pageOf([{ ...line, begin: 0, end: 15_000 }]) },
    ),
    ofCommittee('y1', entry()),
    ofCommittee('y0'),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Waaruit Nog te ontvangen bestaat' }));
  expect(await rowsOf('Nog te ontvangen')).toEqual([
    'DatumOmschrijvingVan of aan01/06/202631/05/2027',
    '02/11/2026Factuur 2026-0001Jansen€ 150,00',
    'Nog te ontvangen€ 0,00€ 150,00',
  ]);
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  await user.click(screen.getByRole('button', { name: 'Boekingen van 3 Optocht' }));
  expect(await screen.findByRole('heading', { name: '3 - Optocht, 2026-2027' })).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'Factuur 2026-0001: Reclame' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  await user.click(screen.getByRole('button', { name: /boekingen van 3 Optocht in 2025-2026/ }));
  expect(await screen.findByText('Er zijn nog geen boekingen.')).toBeVisible();
});

test('the treasurer says something of a line, and is told when it cannot be saved', async () => {
  const note = { line: 'toReceive', revision: 2, text: 'Betaald' };
  const user = open([
    accounts(),
    refuse(SecretariatSaveAnnualNoteDocument, { yearId: 'y1', note }, 'Dit boekjaar staat in het archief', {
      code: 'BAD_USER_INPUT',
    }),
    answer(
      SecretariatSaveAnnualNoteDocument,
      { yearId: 'y1', note },
      { saveAnnualNote: { ...note, revision: 3 } },
    ),
    accounts({ notes: [{ ...note, revision: 3 }] }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Toelichting bij Nog te ontvangen' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Toelichting');
  expect(field).toHaveValue('Komt in juni');
  await user.clear(field);
  await user.type(field, 'Betaald');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText(/Dit boekjaar staat in het archief/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Betaald')).toBeVisible();
});

test('closed it stays as it was: nobody says more of it', async () => {
  open([accounts({ closedAt: '2027-06-10T10:00:00.000Z' })]);
  expect(await screen.findByText('Vastgesteld')).toBeVisible();
  expect(screen.getByText(/Afgesloten op 10\/06\/2027: zo was het toen, en zo blijft het\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Toelichting/ })).not.toBeInTheDocument();
});

test('who does not belong to the board reads it; without a period it says what to do', async () => {
  open([answer(SecretariatAnnualAccountsDocument, { yearId: 'y1' }, { annualAccounts: null })], reader);
  expect(await screen.findByText('Dit jaar heeft nog geen periode.')).toBeVisible();
  expect(screen.getByText('Het DB stelt de periode in bij Grootboek.')).toBeVisible();
});

test('it is taken along as a pdf, or the page says why not', async () => {
  const file = { id: 'f1', url: '/files/jaarrekeningen/f1', name: 'Jaarrekening.pdf', type: 'pdf', size: 9 };
  Object.assign(globalThis, { fetch: async () => ({ ok: true, blob: async () => new Blob(['%PDF']) }) });
  const user = open([
    accounts(),
    refuse(SecretariatAnnualAccountsPdfDocument, { yearId: 'y1' }, 'Stuk', { code: 'INTERNAL_SERVER_ERROR' }),
    answer(SecretariatAnnualAccountsPdfDocument, { yearId: 'y1' }, { annualAccountsPdf: file }),
    answer(SecretariatAuditFileDocument, { yearId: 'y1' }, { auditFile: { ...file, name: 'Auditfile.xml' } }),
  ]);
  const button = await screen.findByRole('button', { name: 'Als pdf' });
  await user.click(button);
  expect(await screen.findByText('De pdf kan niet worden gemaakt: Stuk')).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Jaarrekening.pdf']));
  await user.click(screen.getByRole('button', { name: 'Auditfile' }));
  await waitFor(() => expect(saved.at(-1)?.name).toBe('Auditfile.xml'));
});

test('of who charges VAT it tells the VAT of each quarter by rate, and each opens its lines', async () => {
  const rates = [
    { rate: 'exempt', label: 'Geen btw (vrijgesteld)', net: 5000, vat: 0, count: 1 },
    { rate: 'vat21', label: '21%', net: 10_000, vat: 2100, count: 1 },
  ];
  const quarter = { id: '2026-Q4', from: '2026-10-01', until: '2026-12-31', vat: 2100, rates };
  const line = { id: 'invoice:i1', date: '2026-11-02', description: 'Factuur 2026-0001: Tent' };
  const user = open(
    [
      accounts(),
      answer(
        SecretariatVatLinesDocument,
        { quarter: '2026-Q4', rate: 'vat21', first: 100 },
        { vatLines: pageOf([{ ...line, counterpart: 'Jansen', net: 10_000, vat: 2100 }]) },
      ),
    ],
    board,
    [quarter],
  );
  expect(await rowsOf('Btw, 4e kwartaal 2026')).toEqual([
    'TariefOmzet zonder btwBtw',
    'Geen btw (vrijgesteld)€ 50,00€ 0,00',
    '21%€ 100,00€ 21,00',
    'Samen€ 150,00€ 21,00',
  ]);
  await user.click(screen.getByRole('button', { name: /^21%: waaruit dat bestaat/ }));
  expect(await rowsOf('21%, 4e kwartaal 2026')).toEqual([
    'DatumOmschrijvingVanOmzet zonder btwBtw',
    '02/11/2026Factuur 2026-0001: TentJansen€ 100,00€ 21,00',
    '21%€ 100,00€ 21,00',
  ]);
});
