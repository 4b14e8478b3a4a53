import { demoId } from './lib/api.mjs';
import { screenDocument } from './lib/documents.mjs';

const first = 50;
const ledenlijst = { filter: { active: true } };

/**
 * What screens ask first of lists that grow, beside what is measured elsewhere.
 * @type {Pick<import('./operations.mjs').Operation, 'name' | 'document' | 'variables'>[]}
 */
export const listsThatGrow = [
  asked('home page', screenDocument('shell', 'ShellHome')),
  asked('inbox of notifications', screenDocument('shell', 'ShellInbox'), { first }),
  asked('unread notifications', screenDocument('shell', 'ShellUnread')),
  asked('log of everything', screenDocument('mf-secretariat', 'SecretariatLog'), { filter: {}, first }),
  asked('log of everything, one kind', screenDocument('mf-secretariat', 'SecretariatLog'), {
    filter: { kind: 'changed' },
    first,
  }),
  asked('log of everything, one user', screenDocument('mf-secretariat', 'SecretariatLog'), {
    filter: { userId: demoId('member 40') },
    first,
  }),
  asked('jobs, done', screenDocument('mf-secretariat', 'SecretariatJobs'), { state: 'done', first }),
  asked('customers', screenDocument('mf-secretariat', 'SecretariatCustomers'), { first }),
  asked('invoices', screenDocument('mf-secretariat', 'SecretariatInvoices'), { first }),
  asked('invoices, open', screenDocument('mf-secretariat', 'SecretariatInvoices'), { state: 'open', first }),
  asked('lines of the bank to do', screenDocument('mf-secretariat', 'SecretariatBankLines'), {
    state: 'todo',
  }),
  asked('transactions of a year', screenDocument('mf-secretariat', 'SecretariatTransactions'), {
    yearId: demoId('year 2026-2027'),
    first,
  }),
  asked('orders of the webshop', screenDocument('mf-stock', 'StockOrders'), { first }),
  asked('volunteers, as the list asks', screenDocument('mf-volunteers', 'VolunteersList'), { first }),
  asked('club members, as the list asks', screenDocument('mf-club', 'ClubMemberList'), {
    ...ledenlijst,
    first,
  }),
  asked(
    'club members, the figures above the list',
    screenDocument('mf-club', 'ClubMemberFigures'),
    ledenlijst,
  ),
  asked('club, its overview', screenDocument('mf-club', 'ClubOverview')),
  asked('advertisers, as the list asks', screenDocument('mf-krant', 'KrantAdvertisers'), {
    filter: {},
    first,
  }),
];

function asked(name, document, variables = {}) {
  return { name, document, variables };
}
