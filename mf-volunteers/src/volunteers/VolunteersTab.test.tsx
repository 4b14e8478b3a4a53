import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuse } from 'kit/testing';

import {
  VolunteersAddDocument,
  VolunteersDeleteDocument,
  VolunteersListDocument,
  type VolunteersListQueryVariables,
  VolunteersUpdateDocument,
} from '../gql/graphql';
import {
  activities,
  activity,
  bar,
  cells,
  fakeDownloads,
  field,
  gone,
  open,
  person,
  press,
  pressIn,
  season,
  textOf,
} from '../testVolunteers';
import type { Person } from './useVolunteers';

const saved = fakeDownloads();
const jan = person('1');
const zoe = person('2', { name: 'Zoë Müller', email: '' });

interface ListOptions extends VolunteersListQueryVariables {
  totalCount?: number;
  times?: number;
}

function list(people: Person[], options: ListOptions = {}) {
  const { totalCount = people.length, times, search = '', ...paging } = options;
  const pageInfo = { hasNextPage: totalCount > people.length, endCursor: people.at(-1)?.id ?? null };
  return answer(
    VolunteersListDocument,
    { search, ...paging },
    { volunteers: { edges: people.map((node) => ({ node })), pageInfo, totalCount } },
    times,
  );
}
/** How the list is read anew after a change. */
const again = (...people: Person[]) => list(people, { first: 100 });
const names = async () => (await cells('Vrijwilligers', 1)).flat();

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
    refuse(VolunteersListDocument, { search: '' }, 'De server is er niet.', {}),
    list([jan, zoe]),
    list([zoe], { search: 'muller' }),
    list([], { search: 'mullerx' }),
  ]);
  expect(await screen.findByText('De lijst met vrijwilligers kan niet worden geladen')).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(await names()).toEqual(['Jan Jansen', 'Zoë Müller']);
  const search = screen.getByRole('searchbox', { name: 'Zoek op naam of e-mail' });
  await user.type(search, 'muller ');
  await waitFor(async () => expect(await names()).toEqual(['Zoë Müller']));
  expect(screen.getByText('1 gevonden')).toBeInTheDocument();
  await user.type(search, '{Backspace}x');
  expect(await screen.findByText('Er zijn geen vrijwilligers om weer te geven.')).toBeVisible();
  expect(screen.getByText('Zoek op een andere naam.')).toBeVisible();
});

test('more are added below, and an export holds all', async () => {
  const { user } = open('vrijwilligers', [
    list([jan], { totalCount: 2 }),
    list([zoe], { after: '1', totalCount: 1 }),
    list([jan, zoe], { first: 100 }),
  ]);
  await screen.findByRole('button', { name: 'Meer laden' });
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await textOf(saved[0]?.blob)).toBe(
    '\uFEFFNaam;E-mail\r\nJan Jansen;jan@voorbeeld.example\r\nZoë Müller;',
  );
  expect(await names()).toEqual(['Jan Jansen', 'Zoë Müller']);
});

test('a name is required and an address is checked when given', async () => {
  const { user } = open('vrijwilligers', [
    list([], { times: 1 }),
    refuse(
      VolunteersAddDocument,
      { volunteer: { name: 'Jan Jansen', email: '' } },
      'De server is er niet.',
      {},
    ),
    answer(VolunteersAddDocument, { volunteer: { name: 'Jan Jansen', email: '' } }, { addNewVolunteer: jan }),
    again(jan),
  ]);
  expect(await screen.findByText('Voeg de eerste vrijwilliger toe.')).toBeVisible();
  await press(user, 'Vrijwilliger toevoegen');
  await user.type(await field('E-mail'), 'jan');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Verplicht'));
  expect(await field('E-mail')).toHaveAccessibleDescription('E-mail voldoet niet aan het juiste formaat');
  await user.type(await field('Naam'), ' Jan Jansen');
  await user.clear(await field('E-mail'));
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('De server is er niet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Toch toevoegen' })).not.toBeInTheDocument();
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Vrijwilliger toegevoegd')).toBeVisible();
  await gone();
  await waitFor(async () => expect(await names()).toEqual(['Jan Jansen']));
});

test('the same person twice is pointed out, and kept when it is somebody else', async () => {
  const twin = { name: 'Jan Jansen', email: '' };
  const message = 'Er is al een vrijwilliger die Jan Jansen heet. Is het dezelfde?';
  const { user } = open('vrijwilligers', [
    list([jan], { times: 1 }),
    refuse(VolunteersAddDocument, { volunteer: twin }, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { name: message },
    }),
    answer(
      VolunteersAddDocument,
      { volunteer: { ...twin, allowDuplicate: true } },
      { addNewVolunteer: person('3', twin) },
    ),
    again(jan, person('3', twin)),
  ]);
  await press(user, 'Vrijwilliger toevoegen');
  await user.type(await field('Naam'), 'Jan Jansen');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription(message));
  // Another name is another question.
  await user.type(await field('Naam'), 's');
  expect(screen.queryByRole('button', { name: 'Toch toevoegen' })).not.toBeInTheDocument();
  await user.type(await field('Naam'), '{Backspace}');
  await pressIn(user, 'Toch toevoegen');
  expect(await screen.findByText('Vrijwilliger toegevoegd')).toBeVisible();
  await gone();
  await waitFor(async () => expect(await names()).toEqual(['Jan Jansen', 'Jan Jansen']));
});

test('the address of another is pointed out when a volunteer is changed', async () => {
  const mine = { name: 'Zoë Müller', email: 'jan@voorbeeld.example' };
  const changed = person('2', { ...mine, revision: 2 });
  const { user } = open('vrijwilligers', [
    list([jan, zoe], { times: 1 }),
    refuse(VolunteersUpdateDocument, { id: '2', revision: 1, volunteer: mine }, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { email: 'Jan Jansen heeft dit e-mailadres al. Is het dezelfde?' },
    }),
    answer(
      VolunteersUpdateDocument,
      { id: '2', revision: 1, volunteer: { ...mine, allowDuplicate: true } },
      { updateVolunteer: changed },
    ),
    again(jan, changed),
  ]);
  await press(user, 'Zoë Müller aanpassen');
  await user.type(await field('E-mail'), mine.email);
  await pressIn(user, 'Opslaan');
  await pressIn(user, 'Toch opslaan');
  expect(await screen.findByText('Vrijwilliger aangepast')).toBeVisible();
  await gone();
});

test('two who edit a volunteer: whose version stays is asked', async () => {
  const theirs = person('1', { name: 'Jan Janssen', revision: 2 });
  const mine = { name: 'Jan Jansen', email: 'j@voorbeeld.example' };
  const stored = person('1', { ...mine, revision: 3 });
  const { user } = open('vrijwilligers', [
    list([jan], { times: 1 }),
    refuse(VolunteersUpdateDocument, { id: '1', revision: 1, volunteer: mine }, 'Intussen gewijzigd.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet Peters',
    }),
    answer(
      VolunteersListDocument,
      { first: 100 },
      {
        volunteers: {
          edges: [{ node: zoe }],
          pageInfo: { hasNextPage: true, endCursor: 'x' },
          totalCount: 2,
        },
      },
    ),
    answer(
      VolunteersListDocument,
      { first: 100, after: 'x' },
      {
        volunteers: {
          edges: [{ node: theirs }],
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: 2,
        },
      },
    ),
    answer(VolunteersUpdateDocument, { id: '1', revision: 2, volunteer: mine }, { updateVolunteer: stored }),
    again(stored),
  ]);
  await press(user, 'Jan Jansen aanpassen');
  await user.clear(await field('E-mail'));
  await user.type(await field('E-mail'), mine.email);
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet Peters' });
  expect(within(question).getByRole('row', { name: 'Naam Jan Jansen Jan Janssen' })).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByText('Vrijwilliger aangepast')).toBeVisible();
  await gone();
});

test('a volunteer is removed after a question that says what else goes', async () => {
  const busy = person('1', { activities: [{ activityId: bar.id, seasons: [season] }] });
  const { user } = open('vrijwilligers', [
    list([busy], { times: 1 }),
    refuse(VolunteersDeleteDocument, { id: '1' }, 'Deze vrijwilliger is er niet meer.', {}),
    answer(VolunteersDeleteDocument, { id: '1' }, { deleteVolunteer: '1' }),
    again(),
  ]);
  await press(user, 'Jan Jansen verwijderen');
  const question = await screen.findByRole('alertdialog', {
    name: 'Jan Jansen verwijderen? Deze actie is onomkeerbaar.',
  });
  expect(question).toHaveTextContent(
    'Jan Jansen verdwijnt ook uit alle activiteiten, seizoenen en diensten.',
  );
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Deze vrijwilliger is er niet meer.')).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  await gone();
  expect(await screen.findByText('Er zijn geen vrijwilligers om weer te geven.')).toBeVisible();
});
