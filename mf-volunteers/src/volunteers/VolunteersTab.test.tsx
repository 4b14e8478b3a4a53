import { screen, waitFor, within } from '@testing-library/react';
import { mockDownloads, press, textOf } from 'kit/testing';

import { activities, activity, bar, cells, open, person } from '../testVolunteers';
import { jan, list, names, zoe } from './testList';

const saved = mockDownloads();
test('name, email and actions; a season is not chosen here', async () => {
  open('vrijwilligers', [list([jan, zoe])]);
  expect(await screen.findByText('Bezig met laden...')).toBeInTheDocument();
  expect(await cells('Vrijwilligers')).toEqual([
    ['Jan Jansen', 'jan@voorbeeld.example'],
    ['Zoë Müller', ''],
  ]);
  expect(screen.getByRole('heading', { name: '2 vrijwilligers' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Vrijwilligers' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByLabelText('Seizoen')).not.toBeInTheDocument();
});

test('a row opens with the activities and seasons', async () => {
  const busy = person('1', {
    activities: [
      { activityId: bar.id, seasons: [2024, 2026] },
      { activityId: 'a-Hal', seasons: [2023] },
    ],
  });
  const { user } = open('vrijwilligers', [
    list([busy, zoe]),
    activities({ archive: [activity('Hal', { archived: true })] }),
  ]);
  await press(user, 'Details van Jan Jansen');
  const shown = within(await screen.findByRole('list', { name: 'Activiteiten van Jan Jansen' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bar2024-2025, 2026-2027',
    'Hal (archief)2023-2024',
  ]);
  expect(screen.getByText('01/11/2026 - Piet Peters: vrijwilliger toegevoegd')).toBeInTheDocument();
  await press(user, 'Details van Zoë Müller');
  expect(await screen.findByText(/^Zoë Müller doet nog aan geen activiteit mee/)).toBeVisible();
});

test('the server searches; without volunteers there is a word for it', async () => {
  const { user } = open('vrijwilligers', [
    list([jan, zoe]),
    list([zoe], { search: 'muller' }),
    list([], { search: 'mullerx' }),
  ]);
  expect(await names()).toEqual(['Jan Jansen', 'Zoë Müller']);
  const search = screen.getByRole('searchbox', { name: 'Zoek op naam of e-mail' });
  await user.type(search, 'muller ');
  await waitFor(async () => expect(await names()).toEqual(['Zoë Müller']));
  expect(screen.getByText('1 gevonden')).toBeInTheDocument();
  await user.type(search, '{Backspace}x');
  expect(await screen.findByText('Er zijn geen vrijwilligers om weer te geven.')).toBeVisible();
  expect(screen.getByText('Zoek op een andere naam, of kies een andere vaardigheid.')).toBeVisible();
});

test('an export tells how each is reached, and what they can', async () => {
  const { user } = open('vrijwilligers', [list([jan, zoe])]);
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await textOf(saved[0]?.blob)).toBe(
    '\uFEFFNaam;E-mail;Telefoon;Vaardigheden\r\nJan Jansen;jan@voorbeeld.example;;\r\nZoë Müller;;;',
  );
});
