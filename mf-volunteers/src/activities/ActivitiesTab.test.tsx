import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse, type User } from 'kit/testing';

import {
  VolunteersAddActivityDocument,
  VolunteersArchiveActivityDocument,
  VolunteersRenameActivityDocument,
} from '../gql/graphql';
import {
  activities,
  activity,
  bar,
  barShifts,
  cells,
  field,
  inBar,
  open,
  parade,
  person,
  season,
} from '../testVolunteers';

const opened = [inBar([person('1')]), barShifts([])];
const openRow = (user: User) => press(user, 'Details van Bar');
const count = (of: number, activityId = bar.id) => ({ activityId, season: of, count: 3 });

test('activities with their number in the chosen season', async () => {
  const { user } = open('activiteiten', [
    activities({ volunteerCounts: [count(season), count(season - 1, parade.id)] }),
  ]);
  expect(await screen.findByText('Bezig met laden...')).toBeInTheDocument();
  expect(await cells('Activiteiten')).toEqual([
    ['Bar', '3'],
    ['Optocht', '0'],
  ]);
  const seasons = screen.getByLabelText('Seizoen');
  expect(seasons).toHaveDisplayValue(`${season}-${season + 1}`);
  await waitFor(() => expect(within(seasons).getAllByRole('option')).toHaveLength(10));
  expect(within(seasons).getByRole('option', { name: '2023-2024' })).toBeInTheDocument();
  expect(within(seasons).getByRole('option', { name: '2032-2033' })).toBeInTheDocument();
  await user.selectOptions(seasons, String(season - 1));
  expect(await cells('Activiteiten')).toEqual([
    ['Bar', '0'],
    ['Optocht', '3'],
  ]);
});

test('without activities there is a word for it', async () => {
  open('activiteiten', [activities({ active: [] })]);
  expect(await screen.findByText('Er zijn geen activiteiten om weer te geven.')).toBeVisible();
});

test('an activity is added; a name that is taken is refused at the field', async () => {
  const taken = 'Er is al een activiteit met deze naam';
  const hall = activity('Hal');
  const { user } = open('activiteiten', [
    activities({}, 1),
    refuse(VolunteersAddActivityDocument, { name: 'Bar' }, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { name: taken },
    }),
    answer(VolunteersAddActivityDocument, { name: 'Hal' }, { addActivity: hall }),
    activities({ active: [bar, hall, parade] }),
  ]);
  await press(user, 'Activiteit toevoegen');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Verplicht'));
  await user.type(await field('Naam'), 'Bar ');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription(taken));
  await user.clear(await field('Naam'));
  await user.type(await field('Naam'), 'Hal');
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Activiteit toegevoegd')).toBeVisible();
  await gone();
  await waitFor(async () =>
    expect((await cells('Activiteiten', 1)).flat()).toEqual(['Bar', 'Hal', 'Optocht']),
  );
});

test('an activity gets another name, also when somebody else was first', async () => {
  const theirs = activity('Bar', { name: 'Tap', revision: 2 });
  const stored = activity('Bar', { name: 'Buffet', revision: 3 });
  const { user } = open('activiteiten', [
    activities({}, 1),
    ...opened,
    refuse(VolunteersRenameActivityDocument, { id: bar.id, revision: 1, name: 'Buffet' }, 'Gewijzigd.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet Peters',
    }),
    activities({ active: [theirs, parade] }, 1),
    answer(
      VolunteersRenameActivityDocument,
      { id: bar.id, revision: 2, name: 'Buffet' },
      { renameActivity: stored },
    ),
    activities({ active: [stored, parade] }),
  ]);
  await openRow(user);
  await press(user, 'Naam wijzigen van Bar');
  await user.clear(await field('Naam'));
  await user.type(await field('Naam'), 'Buffet');
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet Peters' });
  expect(within(question).getByRole('row', { name: 'Naam Buffet Tap' })).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByText('Naam gewijzigd')).toBeVisible();
  await gone();
  await waitFor(async () => expect((await cells('Activiteiten', 1)).flat()).toContain('Buffet'));
});

test('an activity goes to the archive and comes back', async () => {
  const away = activity('Bar', { archived: true });
  const put = (archived: boolean) => ({ id: bar.id, archived });
  const { user } = open('activiteiten', [
    // The list is read anew after a refusal too.
    activities({}, 2),
    ...opened,
    refuse(VolunteersArchiveActivityDocument, put(true), 'De server is er niet.', {}),
    answer(VolunteersArchiveActivityDocument, put(true), { archiveActivity: away }),
    activities({ active: [parade], archive: [away] }, 2),
    refuse(VolunteersArchiveActivityDocument, put(false), 'Nog steeds niet.', {}),
    answer(VolunteersArchiveActivityDocument, put(false), { archiveActivity: bar }),
    activities(),
  ]);
  await openRow(user);
  expect(screen.queryByRole('heading', { name: 'Archief' })).not.toBeInTheDocument();
  await press(user, 'Archiveren: Bar');
  expect(await screen.findByText('De server is er niet.')).toBeVisible();
  await press(user, 'Archiveren: Bar');
  expect(await screen.findByText('Activiteit gearchiveerd')).toBeVisible();
  const archive = await screen.findByRole('region', { name: 'Archief' });
  expect(archive).toHaveTextContent('Bar');
  await press(user, 'Bar terughalen');
  expect(await screen.findByText('Nog steeds niet.')).toBeVisible();
  await press(user, 'Ongedaan maken');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Archief' })).not.toBeInTheDocument());
  expect((await cells('Activiteiten', 1)).flat()).toEqual(['Bar', 'Optocht']);
});
