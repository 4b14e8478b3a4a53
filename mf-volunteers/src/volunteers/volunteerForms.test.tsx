import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import {
  VolunteersAddDocument,
  VolunteersDeleteDocument,
  VolunteersOneDocument,
  VolunteersUpdateDocument,
} from '../gql/graphql';
import { bar, field, open, person, season } from '../testVolunteers';
import { again, jan, list, names, zoe } from './testList';

/** What is sent of a volunteer of whom nothing is known. */
const EMPTY = { email: '', phone: '', remarks: '', skills: [] };

test('a name is required and an address is checked when given', async () => {
  const { user } = open('vrijwilligers', [
    list([], { times: 1 }),
    refuse(
      VolunteersAddDocument,
      { volunteer: { ...EMPTY, name: 'Jan Jansen' } },
      'De server is er niet.',
      {},
    ),
    answer(VolunteersAddDocument, { volunteer: { ...EMPTY, name: 'Jan Jansen' } }, { addNewVolunteer: jan }),
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
  const twin = { ...EMPTY, name: 'Jan Jansen' };
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
  const mine = { ...EMPTY, name: 'Zoë Müller', email: 'jan@voorbeeld.example' };
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
  const mine = { ...EMPTY, name: 'Jan Jansen', email: 'j@voorbeeld.example' };
  const stored = person('1', { ...mine, revision: 3 });
  const { user } = open('vrijwilligers', [
    list([jan], { times: 1 }),
    refuse(VolunteersUpdateDocument, { id: '1', revision: 1, volunteer: mine }, 'Intussen gewijzigd.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet Peters',
    }),
    answer(VolunteersOneDocument, { id: '1' }, { volunteer: theirs }),
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
  expect(question).toHaveTextContent('Wat Jan Jansen tot nu toe deed, blijft zonder naam meetellen.');
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Deze vrijwilliger is er niet meer.')).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  await gone();
  expect(await screen.findByText('Er zijn geen vrijwilligers om weer te geven.')).toBeVisible();
});
