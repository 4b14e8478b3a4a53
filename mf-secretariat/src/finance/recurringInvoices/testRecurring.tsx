import { screen } from '@testing-library/react';
import { answer, pageOf, type Unmasked } from 'kit/testing';

import {
  SecretariatRecurringInvoicesDocument,
  type SecretariatRecurringInvoicesQuery,
  SecretariatRecurringPreviewDocument,
  SecretariatRecurringProposalsDocument,
  type SecretariatRecurringProposalsQuery,
} from '../../gql/graphql';
import { preview } from '../invoices/testInvoices';

/** A recurring invoice as the API answers it. */
export type Recurring =
  Unmasked<SecretariatRecurringInvoicesQuery>['recurringInvoices']['edges'][number]['node'];
/** What waits, as the API answers it. */
export type Proposal = SecretariatRecurringProposalsQuery['recurringProposals'][number];

/** Where the tab is. */
export const PATH = '/facturen?tab=terugkerend';
/** A recurring invoice as the API answers it. */
export const recurring = (more: Partial<Recurring> = {}): Recurring => ({
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
/** What waits of it, as the API answers it. */
export const proposal = (more: Partial<Proposal> = {}): Proposal => ({
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
/** A page of the list. */
export const page = (rows: Recurring[]): Unmasked<SecretariatRecurringInvoicesQuery> => ({
  recurringInvoices: pageOf(rows),
});
/** The list, as it is read first. */
export const rows = (...all: Recurring[]) => answer(SecretariatRecurringInvoicesDocument, {}, page(all), 1);
/** After a save as many are read as are shown. */
export const again = (...all: Recurring[]) =>
  answer(SecretariatRecurringInvoicesDocument, { first: 100 }, page(all));
/** What waits. */
export const waiting = (proposals: Proposal[], times?: number) =>
  answer(SecretariatRecurringProposalsDocument, {}, { recurringProposals: proposals }, times);
/** Previews of anything. */
export const anySheet = {
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
/** The list on the page. */
export const table = () => screen.findByRole('table', { name: 'Terugkerende facturen' });
