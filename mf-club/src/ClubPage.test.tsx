import { screen } from '@testing-library/react';
import { noAnswer } from 'kit/testing';

import { ClubMemberListDocument, ClubMomentsDocument, ClubOverviewDocument } from './gql/graphql';
import { activeOnly } from './members/testMembers';
import { openClub, settingsAnswer } from './testClub';

test.each([
  ['Het overzicht van de edities', 'overzicht', noAnswer(ClubOverviewDocument, {})],
  ['De ledenlijst', 'leden', noAnswer(ClubMemberListDocument, { filter: activeOnly })],
  ['De lijst met contactmomenten', 'contactmomenten', noAnswer(ClubMomentsDocument, {})],
])('%s cannot be read on the tab %s: that is told', async (subject, tab, failed) => {
  openClub(tab, [failed, settingsAnswer()]);
  expect(await screen.findByText(`${subject} kan niet worden geladen`)).toBeVisible();
});
