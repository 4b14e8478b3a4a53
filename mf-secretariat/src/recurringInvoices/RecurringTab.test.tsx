import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse, type Unmasked } from 'kit/testing';

import {
  SecretariatAddRecurringInvoiceDocument,
  SecretariatDeleteRecurringInvoiceDocument,
  SecretariatInvoicesOfRecurringDocument,
  SecretariatIssueRecurringProposalDocument,
  SecretariatPauseRecurringInvoiceDocument,
  SecretariatRecurringInvoiceDocument,
  SecretariatRecurringInvoicesDocument,
  type SecretariatRecurringInvoicesQuery,
  SecretariatRecurringPreviewDocument,
  SecretariatRecurringProposalsDocument,
  type SecretariatRecurringProposalsQuery,
  SecretariatSaveRecurringInvoiceDocument,
  SecretariatSkipRecurringProposalDocument,
  SecretariatStopRecurringInvoiceDocument,
} from '../gql/graphql';
import { fakeCanvas, field, fill, invoice, list, open, preview } from '../invoices/testInvoices';

fakeCanvas();

type Recurring = Unmasked<SecretariatRecurringInvoicesQuery>['recurringInvoices']['edges'][number]['node'];
type Proposal = SecretariatRecurringProposalsQuery['recurringProposals'][number];

const PATH = '/facturen?tab=terugkerend';
const recurring = (more: Partial<Recurring> = {}): Recurring => ({
  id: 'r1',
  revision: 3,
  modifiedByName: null,
  modifiedAt: null,
  nameClient: 'Garage Bos',
  addressClient: '',
  postalCodeClient: '',
  emailClient: 'bos@garage.example',
  title: 'Stalling {maand}',
  description: 'Plek in de loods',
  amount: 4500,
  commissionId: null,
  customerId: null,
  commission: null,
  lines: [],
  interval: 1,
  firstDay: '2030-01-31',
  lastDay: null,
  times: null,
  action: 'propose',
  state: 'active',
  nextDate: '2030-02-28',
  made: 1,
  skipped: [],
  canBeDeleted: true,
  changeLog: ['31/01/2030 - Piet Peters: terugkerende factuur gemaakt'],
  ...more,
});
const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  id: 'r1:2030-01-31',
  recurringId: 'r1',
  date: '2030-01-31',
  nameClient: 'Garage Bos',
  emailClient: 'bos@garage.example',
  title: 'Stalling januari',
  amount: 4500,
  obstacle: null,
  ...more,
});
const page = (rows: Recurring[]): Unmasked<SecretariatRecurringInvoicesQuery> => ({
  recurringInvoices: {
    totalCount: rows.length,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ node })),
  },
});
const rows = (...all: Recurring[]) => answer(SecretariatRecurringInvoicesDocument, {}, page(all), 1);
/** After a save as many are read as are shown. */
const again = (...all: Recurring[]) =>
  answer(SecretariatRecurringInvoicesDocument, { first: 100 }, page(all));
const waiting = (proposals: Proposal[], times?: number) =>
  answer(SecretariatRecurringProposalsDocument, {}, { recurringProposals: proposals }, times);
const anySheet = {
  request: { query: SecretariatRecurringPreviewDocument, variables: () => true },
  result: {
    data: {
      recurringInvoicePreview: (
        preview('Factuur').result as unknown as { data: { invoicePreview: unknown[] } }
      ).data.invoicePreview,
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
} as unknown as ReturnType<typeof waiting>;
const table = () => screen.findByRole('table', { name: 'Terugkerende facturen' });

test('says what there is to do when there is nothing', async () => {
  open([waiting([]), rows()], PATH);
  expect(await screen.findByText('Er staat niets klaar om uit te geven.')).toBeVisible();
  expect(await screen.findByText('Er zijn nog geen terugkerende facturen.')).toBeVisible();
});

test('what cannot be read is told, and asked again', async () => {
  const { user } = open(
    [
      waiting([]),
      refuse(SecretariatRecurringInvoicesDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL' }),
      rows(recurring()),
    ],
    PATH,
  );
  await press(user, 'Opnieuw proberen');
  expect(await table()).toHaveTextContent('Garage Bos');
});

test('one press issues what waits', async () => {
  const { user } = open(
    [
      waiting([proposal({ obstacle: 'De klant is verwijderd.' })], 1),
      rows(recurring()),
      answer(
        SecretariatIssueRecurringProposalDocument,
        { id: 'r1', date: '2030-01-31', send: true },
        { issueRecurringProposal: { id: 'i9', number: '2030-0009' } },
      ),
      again(recurring({ canBeDeleted: false, revision: 4 })),
      waiting([]),
    ],
    PATH,
  );
  const row = within(await screen.findByRole('table', { name: 'Klaargezette facturen' }));
  expect(row.getByText(/De klant is verwijderd\./)).toBeVisible();
  await press(user, 'Uitgeven en mailen: Garage Bos, 31/01/2030');
  expect(await screen.findByText('Factuur 2030-0009 uitgegeven en verzonden')).toBeVisible();
  expect(await screen.findByText('Er staat niets klaar om uit te geven.')).toBeVisible();
});

test('a refusal is told, and nothing is gone', async () => {
  const { user } = open(
    [
      waiting([proposal()]),
      rows(recurring()),
      refuse(
        SecretariatIssueRecurringProposalDocument,
        { id: 'r1', date: '2030-01-31', send: false },
        'De invoer klopt niet.',
        { code: 'BAD_USER_INPUT', fields: { commissionId: 'De commissie staat in het archief.' } },
      ),
      again(recurring()),
    ],
    PATH,
  );
  await press(user, 'Uitgeven: Garage Bos, 31/01/2030');
  expect(await screen.findByText('De commissie staat in het archief.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Klaargezette facturen' })).toHaveTextContent('Garage Bos');
});

test('a date is skipped, with a way back', async () => {
  const skipped = recurring({ skipped: ['2030-01-31'] });
  const skip = (isSkipped: boolean, after: Recurring) =>
    answer(
      SecretariatSkipRecurringProposalDocument,
      { id: 'r1', date: '2030-01-31', skipped: isSkipped },
      { skipRecurringProposal: after },
    );
  const { user } = open(
    [
      waiting([proposal()], 1),
      rows(recurring()),
      skip(true, skipped),
      answer(SecretariatRecurringInvoicesDocument, { first: 100 }, page([skipped]), 1),
      waiting([], 1),
      skip(false, recurring()),
      again(recurring()),
      waiting([proposal()]),
    ],
    PATH,
  );
  await press(user, 'Overslaan: Garage Bos, 31/01/2030');
  expect(await screen.findByText('Factuur overgeslagen')).toBeVisible();
  expect(await screen.findByText('Er staat niets klaar om uit te geven.')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByRole('table', { name: 'Klaargezette facturen' })).toHaveTextContent('31/01/2030');
});

test('a row opens to its invoices and the dates that were skipped, which can be put back', async () => {
  const { user } = open(
    [
      waiting([]),
      rows(recurring({ skipped: ['2030-01-31'], times: 4, action: 'send' })),
      answer(
        SecretariatInvoicesOfRecurringDocument,
        { recurringId: 'r1' },
        { invoices: { totalCount: 1, edges: [{ node: invoice(3, { title: 'Stalling december' }) }] } },
      ),
      answer(
        SecretariatSkipRecurringProposalDocument,
        { id: 'r1', date: '2030-01-31', skipped: false },
        { skipRecurringProposal: recurring() },
      ),
      again(recurring()),
    ],
    PATH,
  );
  await user.click(within(await table()).getByRole('button', { name: /Stalling {maand}, Garage Bos/ }));
  expect(await screen.findByText('Vanaf 31/01/2030, 4 keer (1 geweest)')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Facturen hiervan' })).toHaveTextContent(
    /2027-0003, 31\/01\/2027, Stalling december: €.1.250,50, open/,
  );
  await press(user, '31/01/2030 terugzetten');
  expect(await screen.findByText('Teruggezet')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/overgeslagen$/)).not.toBeInTheDocument());
});

const INVOICE = {
  nameClient: 'Garage Bos',
  addressClient: '',
  postalCodeClient: '',
  emailClient: 'bos@garage.example',
  title: 'Stalling {maand}',
  description: 'Plek in de loods',
  amount: 4500,
  lines: [],
  commissionId: null,
  customerId: null,
};

test('one is made; what the server refuses stands at its field', async () => {
  const given = {
    invoice: INVOICE,
    recurrence: { interval: 3, firstDay: '2030-01-31', lastDay: null, times: 4, action: 'send' as const },
  };
  const { user } = open(
    [
      anySheet,
      waiting([]),
      rows(),
      refuse(SecretariatAddRecurringInvoiceDocument, given, 'De invoer klopt niet.', {
        code: 'BAD_USER_INPUT',
        fields: { firstDay: 'Kies vandaag of een latere dag' },
      }),
      answer(SecretariatAddRecurringInvoiceDocument, given, { addRecurringInvoice: recurring() }),
      again(recurring()),
    ],
    PATH,
  );
  await press(user, 'Terugkerende factuur maken');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Kies een datum')).toBeVisible();
  await fill(user, {
    'Naam klant': 'Garage Bos',
    'E-mail': 'bos@garage.example',
    Titel: 'Stalling {maand}',
    Omschrijving: 'Plek in de loods',
    Bedrag: '45',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hoe vaak' }), 'Elk kwartaal');
  await user.type(screen.getByLabelText('Eerste dag'), '2030-01-31');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Einde' }), 'Na een aantal keer');
  await user.type(await field('Aantal keer'), '4');
  await user.click(screen.getByRole('radio', { name: /^Meteen versturen/ }));
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Kies vandaag of een latere dag')).toBeVisible();
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Terugkerende factuur gemaakt')).toBeVisible();
  await gone();
  expect(await table()).toHaveTextContent('Garage Bos');
});

test('one that somebody else changed meanwhile is compared first', async () => {
  const theirs = recurring({ revision: 4, modifiedByName: 'Truus Peters', interval: 3 });
  const given = (revision: number) => ({
    ...{ id: 'r1', revision },
    invoice: { ...INVOICE, title: 'Stalling' },
    recurrence: {
      ...{ interval: 1, firstDay: '2030-01-31', lastDay: null, times: null },
      action: 'propose' as const,
    },
  });
  const { user } = open(
    [
      anySheet,
      waiting([]),
      rows(recurring()),
      refuse(
        SecretariatSaveRecurringInvoiceDocument,
        given(3),
        'Deze terugkerende factuur is intussen gewijzigd door Truus Peters.',
        { code: 'CONFLICT', revision: 4, modifiedBy: 'Truus Peters' },
      ),
      answer(SecretariatRecurringInvoiceDocument, { id: 'r1' }, { recurringInvoice: theirs }),
    ],
    PATH,
  );
  await press(user, 'Stalling {maand} aanpassen');
  const title = await field('Titel');
  await user.clear(title);
  await user.type(title, 'Stalling');
  await pressIn(user, 'Opslaan');
  const versions = await screen.findByRole('alertdialog');
  expect(within(versions).getByRole('row', { name: /Hoe vaak Elke maand Elk kwartaal/ })).toBeVisible();
  expect(within(versions).getByRole('row', { name: /Titel Stalling Stalling {maand}/ })).toBeVisible();
});

test('one is paused, stopped or removed after a question that says what that means', async () => {
  const paused = recurring({ state: 'paused', nextDate: null, revision: 4 });
  const stopped = recurring({ state: 'stopped', nextDate: null, revision: 5 });
  const next = (row?: Recurring) =>
    answer(SecretariatRecurringInvoicesDocument, { first: 100 }, page(row ? [row] : []), 1);
  const { user } = open(
    [
      waiting([]),
      rows(recurring()),
      answer(
        SecretariatPauseRecurringInvoiceDocument,
        { id: 'r1', revision: 3, paused: true },
        { pauseRecurringInvoice: paused },
      ),
      next(paused),
      answer(
        SecretariatStopRecurringInvoiceDocument,
        { id: 'r1', revision: 4 },
        { stopRecurringInvoice: stopped },
      ),
      next(stopped),
      answer(
        SecretariatDeleteRecurringInvoiceDocument,
        { id: 'r1', revision: 5 },
        { deleteRecurringInvoice: 'r1' },
      ),
      next(),
    ],
    PATH,
  );
  await press(user, 'Stalling {maand} pauzeren');
  expect(
    await screen.findByText(/worden overgeslagen en niet ingehaald; de eerste is 28\/02\/2030/),
  ).toBeVisible();
  await pressIn(user, 'Pauzeren', 'alertdialog');
  await gone();
  expect(await screen.findByText('Gepauzeerd')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stalling {maand} hervatten' })).toBeVisible();
  await press(user, 'Stalling {maand} stoppen');
  await pressIn(user, 'Stoppen', 'alertdialog');
  await gone();
  expect(await screen.findByText('Gestopt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stalling {maand} aanpassen' })).not.toBeInTheDocument();
  await press(user, 'Stalling {maand} verwijderen');
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Er zijn nog geen terugkerende facturen.')).toBeVisible();
});

test('an invoice that came of one says so, and one is made of an invoice', async () => {
  const { user } = open(
    [anySheet, list([invoice(1, { recurringId: 'r1', recurringDate: '2027-01-31' })])],
    '/facturen?tab=overzicht',
  );
  expect(
    within(await screen.findByRole('table', { name: 'Facturen' })).getByText('Terugkerend'),
  ).toBeVisible();
  await press(user, 'Factuur 2027-0001 bekijken');
  expect(await screen.findByText('Van 31/01/2027')).toBeVisible();
  await pressIn(user, 'Terugkerend maken');
  expect(await screen.findByRole('dialog', { name: 'Terugkerende factuur maken' })).toBeVisible();
  expect(await field('Naam klant')).toHaveValue('Bakker Derks');
  expect(await field('Omschrijving')).toHaveValue('Halve pagina');
  expect(await field('Bedrag')).toHaveValue('1250,50');
});
