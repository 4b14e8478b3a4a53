import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, press, refuse, renderArea, testUser } from 'kit/testing';

import { VolunteersSeasonsDocument } from './gql/graphql';
import { activities, open, season } from './testVolunteers';
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
