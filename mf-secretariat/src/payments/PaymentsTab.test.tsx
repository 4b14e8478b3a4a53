import { screen, waitFor, within } from '@testing-library/react';
import { todayInAmsterdam, yearsLater } from 'kit/format';
import { answer, press, refuse, type Unmasked } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  closed,
  declaration,
  open,
  pageOf,
  reader,
  rowsOf,
  type Transaction,
  years,
} from '../finance/testFinance';
import {
  SecretariatExportPaymentsDocument,
  SecretariatPayableDeclarationsDocument,
  SecretariatPaymentFilesDocument,
  type SecretariatPaymentFilesQuery,
  SecretariatPaymentXmlDocument,
  SecretariatReversePaymentFileDocument,
} from '../gql/graphql';

type PaymentFile = Unmasked<SecretariatPaymentFilesQuery>['paymentFiles']['edges'][number]['node'];

beforeAll(loadDialogPanel);

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const today = todayInAmsterdam();
const period = { from: yearsLater(today, -1), until: today, executionDate: today };
const approved = (id: string, changed: Partial<Transaction> = {}) =>
  declaration(id, { state: 'approved', decidedAt: '2026-11-05T10:11:00.000Z', ...changed });
const payable = (list: Transaction[], times?: number) =>
  answer(SecretariatPayableDeclarationsDocument, { period }, { payableDeclarations: list }, times);
const file: PaymentFile = {
  id: 'p1',
  executionDate: today,
  total: 1875,
  reversed: false,
  creator: 'Jan Smulders',
  creationDate: '2026-11-11T10:11:00.000Z',
  payments: [{ transactionId: 't1' }, { transactionId: 't2' }],
};
const files = (list: PaymentFile[], times?: number, endCursor?: string) =>
  answer(SecretariatPaymentFilesDocument, {}, { paymentFiles: pageOf(list, endCursor) }, times);
const both = [
  approved('t1'),
  approved('t2', {
    description: 'Vlaai',
    amount: -620,
    accountName: 'Bakker Bart',
    accountnumber: 'BE68539007547034',
  }),
];
const show = (...mocks: ReturnType<typeof answer>[]) => open(mocks, { tab: 'betalingen' });

test('what would be paid is shown with its total; the file is made and saved', async () => {
  const user = show(
    payable(both, 1),
    files([], 1),
    answer(
      SecretariatExportPaymentsDocument,
      { period },
      { exportPayments: { ...file, xml: '<Document/>' } },
    ),
    payable([]),
    files([file]),
  );
  expect((await rowsOf('Te betalen')).slice(1)).toEqual([
    '05/11/2026Piet PetersNL69 INGB 0123 4567 89Hekken€ 12,55',
    '05/11/2026Bakker BartBE68 5390 0754 7034Vlaai€ 6,20',
    'Totaal€ 18,75',
  ]);
  expect(screen.getByText('Er zijn nog geen betaalbestanden.')).toBeVisible();
  await press(user, 'Betaalbestand maken');
  expect(await screen.findByText('Betaalbestand gemaakt')).toBeVisible();
  expect(saved).toEqual([`betalingen-${today}.xml`]);
  expect(await screen.findByText('Er is in deze periode niets te betalen.')).toBeVisible();
  const [, row] = await rowsOf('Betaalbestanden');
  expect(row).toMatch(/^11\/11\/2026Jan Smulders.*2€ 18,75Betaald/);
});

test('a period that cannot be is said at its field, and nothing is asked', async () => {
  const user = show(payable(both), files([]));
  const until = await screen.findByLabelText('Goedgekeurd tot en met');
  await user.clear(until);
  await user.type(until, '2000-01-01');
  await user.tab();
  await waitFor(() =>
    expect(until).toHaveAccessibleDescription('Deze datum ligt voor het begin van de periode'),
  );
  expect(screen.getByText('Kies een periode om te zien wat er betaald wordt.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Betaalbestand maken' })).not.toBeInTheDocument();
});

test('when somebody else made the file first, that is told and the lists follow', async () => {
  const user = show(
    payable(both, 1),
    files([], 1),
    refuse(
      SecretariatExportPaymentsDocument,
      { period },
      'Iemand anders heeft zojuist een bestand gemaakt.',
      {
        code: 'CONFLICT',
      },
    ),
    payable([]),
    files([file]),
  );
  await press(user, 'Betaalbestand maken');
  expect(await screen.findByText('Iemand anders heeft zojuist een bestand gemaakt.')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Betaalbestanden' })).toBeVisible();
  expect(saved).toEqual([]);
});

test('a file is fetched again; why that fails is told', async () => {
  const user = show(
    payable([]),
    files([file]),
    refuse(SecretariatPaymentXmlDocument, { id: 'p1' }, 'Dit betaalbestand bestaat niet.', {
      code: 'NOT_FOUND',
    }),
    answer(SecretariatPaymentXmlDocument, { id: 'p1' }, { paymentFile: { id: 'p1', xml: '<Document/>' } }),
  );
  await press(user, 'Betaalbestand van 11/11/2026 downloaden');
  expect(await screen.findByText('Dit betaalbestand bestaat niet.')).toBeVisible();
  await press(user, 'Betaalbestand van 11/11/2026 downloaden');
  await waitFor(() => expect(saved).toEqual([`betalingen-${today}.xml`]));
});

test('turning a file back asks first; its declarations can be paid again', async () => {
  const user = show(
    payable([], 1),
    files([file]),
    answer(
      SecretariatReversePaymentFileDocument,
      { id: 'p1' },
      {
        reversePaymentFile: { ...file, reversed: true },
      },
    ),
    payable(both),
  );
  await press(user, 'Betaalbestand van 11/11/2026 terugdraaien');
  const question = within(await screen.findByRole('alertdialog', { name: 'Betaalbestand terugdraaien?' }));
  expect(question.getByText(/^2 betalingen van samen € 18,75/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Terugdraaien' }));
  expect(await screen.findByText('Teruggedraaid')).toBeVisible();
  await closed();
  expect(await screen.findByRole('table', { name: 'Te betalen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /terugdraaien$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /downloaden$/ })).not.toBeInTheDocument();
});

test('older files are fetched by a button', async () => {
  const older = { ...file, id: 'p0', creationDate: '2025-11-11T10:11:00.000Z' };
  const user = show(
    payable([]),
    files([file], 1, 'c1'),
    answer(SecretariatPaymentFilesDocument, { after: 'c1' }, { paymentFiles: pageOf([older]) }),
  );
  await press(user, 'Meer laden');
  expect(await screen.findByText('11/11/2025')).toBeVisible();
});

test('who is not of the DB has no payments, also not by the address', async () => {
  open([years([])], { tab: 'betalingen', user: reader });
  expect(await screen.findByRole('tab', { name: 'Declaraties' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: 'Betalingen' })).not.toBeInTheDocument();
});
