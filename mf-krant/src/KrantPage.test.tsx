import { screen } from '@testing-library/react';
import { lost, noAnswer } from 'kit/testing';

import { dialogAnswer, openDialog } from './ads/testAds';
import {
  KrantAdsDocument,
  KrantAdvertisersDocument,
  KrantFinanceAdsDocument,
  KrantOverviewDocument,
  KrantPlanDocument,
} from './gql/graphql';
import { openKrant } from './testKrant';

afterEach(() => sessionStorage.clear());

const editionId = 'e2027';

test.each([
  ['Het overzicht van de editie', 'overzicht', noAnswer(KrantOverviewDocument, { id: editionId })],
  [
    'De lijst van adverteerders',
    'adverteerders',
    noAnswer(KrantAdvertisersDocument, { filter: { active: true } }),
  ],
  ['De lijst', 'redactie', noAnswer(KrantAdsDocument, { editionId, list: 'editing', filter: {} })],
  ['Het paginaplan', 'redactie&lijst=plan', noAnswer(KrantPlanDocument, { editionId })],
  [
    'De lijst met gegevens',
    'financieel',
    noAnswer(KrantFinanceAdsDocument, { editionId, filter: { payment: 'factuur' } }),
  ],
])('%s cannot be read on the tab %s: that is told', async (subject, tab, failed) => {
  openKrant(tab, [failed]);
  expect(await screen.findByText(`${subject} kan niet worden geladen`)).toBeVisible();
});

test('nor can an advertisement', async () => {
  openDialog([lost(dialogAnswer(null))]);
  expect(await screen.findByText('De advertentie kan niet worden geladen')).toBeVisible();
});
