import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, noAnswer, press, refuse, renderArea, testUser } from 'kit/testing';

import {
  VolunteersActivitiesDocument,
  VolunteersListDocument,
  VolunteersOfActivityDocument,
  VolunteersSeasonsDocument,
  VolunteersShiftsDocument,
} from './gql/graphql';
import { activities, bar, barShifts, inBar, open, season } from './testVolunteers';
import { VolunteersPage } from './VolunteersPage';

test('the tabs have their names and stay in the address', async () => {
  const { user, router } = open('', [activities()]);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Overzicht',
    'Activiteiten',
    'Vrijwilligers',
    'Op de dag',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Boerenploeg' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Activiteiten' }));
  expect(router.state.location.search).toBe('?tab=activiteiten');
  expect(await screen.findByRole('table', { name: 'Activiteiten' })).toBeVisible();
});

test('a season stays chosen from tab to tab', async () => {
  const { user } = open('overview', [activities()]);
  const select = await screen.findByLabelText('Seizoen');
  await waitFor(() => expect(within(select).getAllByRole('option')).toHaveLength(10));
  await user.selectOptions(select, '2023-2024');
  await user.click(screen.getByRole('tab', { name: 'Vrijwilligers' }));
  expect(screen.queryByLabelText('Seizoen')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Activiteiten' }));
  expect(await screen.findByLabelText('Seizoen')).toHaveDisplayValue('2023-2024');
});

test('seasons that do not come leave the present one, and can be asked for again', async () => {
  renderArea(<VolunteersPage />, {
    path: '/boerenploeg',
    mocks: [
      refuse(VolunteersSeasonsDocument, {}, 'De seizoenen zijn er niet.', {}),
      answer(VolunteersSeasonsDocument, {}, { volunteerSeasons: [2023] }),
      activities(),
    ],
    user: testUser(['vol']),
  });
  expect(await screen.findByText('De seizoenen zijn er niet.')).toBeVisible();
  expect(screen.getByLabelText('Seizoen')).toHaveDisplayValue(`${season}-${season + 1}`);
  await press(userEvent.setup(), 'Seizoenen opnieuw ophalen');
  expect(await screen.findByRole('option', { name: '2023-2024' })).toBeInTheDocument();
  expect(screen.queryByText('De seizoenen zijn er niet.')).not.toBeInTheDocument();
});

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
