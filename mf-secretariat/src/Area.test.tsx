import { screen } from '@testing-library/react';
import { answer, renderArea } from 'kit/testing';

import { choicesMock, jan, userMock } from './administration/users/form/testUsers';
import { listed, usersMock } from './administration/users/list/testUserList';
import Area from './Area';
import {
  SecretariatAccountancyYearsDocument,
  SecretariatBankAccountsDocument,
  SecretariatCalendarDocument,
  SecretariatCalendarFeedDocument,
  SecretariatCommissionListDocument,
  SecretariatMeetingDocumentsDocument,
  SecretariatMembersDocument,
  SecretariatMyDeclarationsDocument,
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
  answer(
    SecretariatMyDeclarationsDocument,
    {},
    { myDeclarations: { edges: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } } },
  ),
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
