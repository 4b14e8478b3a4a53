import { screen } from '@testing-library/react';
import { answer, noAnswer, pageOf, renderArea, testUser } from 'kit/testing';

import { choicesMock, jan, userMock } from './administration/users/form/testUsers';
import { asFirst, listed, usersMock } from './administration/users/list/testUserList';
import Area from './Area';
import {
  SecretariatAccountancyYearsDocument,
  SecretariatBankAccountsDocument,
  SecretariatCalendarDocument,
  SecretariatCalendarFeedDocument,
  SecretariatCommissionAccountingDocument,
  SecretariatCommissionDocsDocument,
  SecretariatCommissionDocument,
  SecretariatCommissionListDocument,
  SecretariatDraaiboekDocument,
  SecretariatInvoicesDocument,
  SecretariatJobsDocument,
  SecretariatLogDocument,
  SecretariatMeetingDocumentsDocument,
  SecretariatMembersDocument,
  SecretariatMyDeclarationsDocument,
  SecretariatRecurringInvoicesDocument,
  SecretariatTasksDocument,
  SecretariatUsersDocument,
  SecretariatWebhooksDocument,
} from './gql/graphql';

const mocks = [
  usersMock([listed(jan.id, jan.name, jan.email)]),
  choicesMock,
  userMock(jan),
  answer(SecretariatMembersDocument, {}, { members: [] }),
  answer(SecretariatCommissionListDocument, {}, { commissions: [] }),
  answer(SecretariatCalendarDocument, {}, { calendar: [] }),
  answer(SecretariatCalendarFeedDocument, {}, { calendarFeed: null }),
  answer(SecretariatAccountancyYearsDocument, { archived: false }, { accountancyYears: [] }),
  answer(SecretariatBankAccountsDocument, {}, { bankAccounts: [] }),
  answer(SecretariatMyDeclarationsDocument, {}, { myDeclarations: pageOf([]) }),
  answer(SecretariatMeetingDocumentsDocument, { kind: 'agenda' }, { secretaryDocuments: [] }),
  answer(SecretariatMeetingDocumentsDocument, { kind: 'notulen' }, { secretaryDocuments: [] }),
];

test.each([
  ['/gebruikers', 'Gebruikers'],
  ['/gebruikertoevoegen', 'Gebruiker toevoegen'],
  ['/gebruikeraanpassen/:uid', 'Gebruiker aanpassen'],
  ['/notulenagendas', "Notulen en agenda's"],
  ['/jaarprogramma', 'Jaarprogramma'],
  ['/commissielijst', 'Commissielijst'],
  ['/ledenlijst', 'Ledenlijst'],
  ['/financien', 'Financiën'],
  ['/facturen', 'Facturatie'],
  ['/declaraties', 'Declaraties'],
])('%s has its page', async (route, title) => {
  renderArea(<Area route={route} />, { path: route.replace(':uid', jan.id), route, mocks });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

const committee = { id: '3', index: 3, name: 'Optocht' };
const everything = {
  ...testUser(['sec', 'secFin', 'secFact', 'secGebruikers', 'secNotAge', 'secjaarProg'], [committee]),
  ...{ role: 'Admin' as const, isDB: true },
};
const ofCommittee = { commissionId: '3' };
const ofCommission = answer(
  SecretariatCommissionDocument,
  { id: '3' },
  { commission: { ...committee, description: '' } },
);
const allInvoices = { search: null, state: null, commissionId: null };

test.each([
  ['De lijst met gebruikers', '/gebruikers', noAnswer(SecretariatUsersDocument, asFirst)],
  ['De lijst met webhooks', '/webhooks', noAnswer(SecretariatWebhooksDocument, {})],
  ['Het logboek', '/logboek', noAnswer(SecretariatLogDocument, { filter: {} })],
  ['De lijst met taken', '/achtergrondtaken', noAnswer(SecretariatJobsDocument, { state: 'failed' })],
  [
    'De boekhouding',
    '/financien?tab=boekhouding',
    noAnswer(SecretariatAccountancyYearsDocument, { archived: false }),
  ],
  [
    'De lijst met declaraties',
    '/financien?tab=declaraties',
    noAnswer(SecretariatAccountancyYearsDocument, { archived: false }),
  ],
  ['De lijst met facturen', '/facturen?tab=overzicht', noAnswer(SecretariatInvoicesDocument, allInvoices)],
  [
    'De lijst met terugkerende facturen',
    '/facturen?tab=terugkerend',
    noAnswer(SecretariatRecurringInvoicesDocument, {}),
  ],
  ['Het jaarprogramma', '/jaarprogramma', noAnswer(SecretariatCalendarDocument, {})],
  ['De commissielijst', '/commissielijst', noAnswer(SecretariatCommissionListDocument, {})],
  ['De ledenlijst', '/ledenlijst', noAnswer(SecretariatMembersDocument, {})],
  [
    "De lijst met agenda's",
    '/notulenagendas',
    noAnswer(SecretariatMeetingDocumentsDocument, { kind: 'agenda' }),
  ],
  ['De commissie', '/commissies/3', noAnswer(SecretariatCommissionDocument, { id: '3' })],
  [
    'De takenlijst',
    '/commissies/3?tab=taken',
    noAnswer(SecretariatTasksDocument, { ...ofCommittee, season: undefined }),
  ],
  ['Het draaiboek', '/commissies/3?tab=draaiboek', noAnswer(SecretariatDraaiboekDocument, ofCommittee)],
  [
    'De lijst met documenten',
    '/commissies/3?tab=documenten',
    noAnswer(SecretariatCommissionDocsDocument, ofCommittee),
  ],
  [
    'De boekhouding',
    '/commissies/3?tab=financieel',
    noAnswer(SecretariatCommissionAccountingDocument, ofCommittee),
  ],
])('%s cannot be read on %s: that is told', async (subject, path, failed) => {
  const [page = ''] = path.split('?');
  const route = page.replace('/3', '/:id');
  renderArea(<Area route={route} />, {
    path,
    route,
    mocks: [failed, ofCommission, ...mocks],
    user: everything,
  });
  expect(await screen.findByText(`${subject} kan niet worden geladen`)).toBeVisible();
});
