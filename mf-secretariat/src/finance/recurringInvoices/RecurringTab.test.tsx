import { screen, waitFor, within } from '@testing-library/react';
import { answer, press, refuse } from 'kit/testing';

import {
  SecretariatInvoicesOfRecurringDocument,
  SecretariatIssueRecurringProposalDocument,
  SecretariatRecurringInvoicesDocument,
  SecretariatSkipRecurringProposalDocument,
} from '../../gql/graphql';
import { invoice, open } from '../invoices/testInvoices';
import {
  again,
  page,
  PATH,
  proposal,
  type Recurring,
  recurring,
  rows,
  table,
  waiting,
} from './testRecurring';

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
