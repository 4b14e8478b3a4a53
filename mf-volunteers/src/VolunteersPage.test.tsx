import { screen } from '@testing-library/react';
import { noAnswer, press } from 'kit/testing';

import {
  VolunteersActivitiesDocument,
  VolunteersListDocument,
  VolunteersOfActivityDocument,
  VolunteersShiftsDocument,
} from './gql/graphql';
import { activities, bar, barShifts, inBar, open, season } from './testVolunteers';

const inSeason = { activityId: bar.id, season };

test.each([
  ['De lijst met activiteiten', 'activiteiten', noAnswer(VolunteersActivitiesDocument, {})],
  ['Het overzicht', 'overview', noAnswer(VolunteersActivitiesDocument, {})],
  ['De lijst met vrijwilligers', 'vrijwilligers', noAnswer(VolunteersListDocument, { search: '' })],
])('%s cannot be read on the tab %s: that is told', async (subject, tab, failed) => {
  open(tab, [failed]);
  expect(await screen.findByText(`${subject} kan niet worden geladen`)).toBeVisible();
});

test.each([
  ['De lijst met vrijwilligers', [noAnswer(VolunteersOfActivityDocument, inSeason), barShifts([])]],
  ['De lijst met diensten', [inBar([]), noAnswer(VolunteersShiftsDocument, inSeason)]],
])('%s of an activity cannot be read: that is told', async (subject, mocks) => {
  const { user } = open('activiteiten', [activities(), ...mocks]);
  await press(user, 'Details van Bar');
  expect(await screen.findByText(`${subject} kan niet worden geladen`)).toBeVisible();
});
