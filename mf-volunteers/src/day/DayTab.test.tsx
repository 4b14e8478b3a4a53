import { screen, waitFor, within } from '@testing-library/react';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { answer, gone, press, pressIn, refuse, type Unmasked } from 'kit/testing';

import {
  VolunteersAddExtraDocument,
  VolunteersAddNewExtraDocument,
  VolunteersChoicesDocument,
  VolunteersDayDocument,
  type VolunteersDayQuery,
  VolunteersSetAttendanceDocument,
  VolunteersShiftDaysDocument,
} from '../gql/graphql';
import { dayText } from '../shifts/shift';
import { field, open, season } from '../testVolunteers';

type Shift = Unmasked<VolunteersDayQuery>['shifts'][number];
type Person = Shift['volunteers'][number];

const today = todayInAmsterdam();
const of = { activityId: 'a1', season };
const dayOf = (day: string, activityId = 'a1', activity = 'Garderobe') => ({
  ...{ activityId, activity, day },
  end: `${day}T23:59`,
});
const days = (...shiftDays: ReturnType<typeof dayOf>[]) =>
  answer(VolunteersShiftDaysDocument, { season }, { shiftDays });
const anna: Person = {
  ...{ volunteerId: 'v1', name: 'Anna van der Aa', phone: '06 12345678' },
  ...{ answer: 'confirmed', attendance: null },
};
const piet: Person = { ...anna, volunteerId: 'v2', name: 'Piet Hendriks', phone: '', answer: 'asked' };
const evening = (more: Partial<Shift> = {}): Shift => ({
  ...{ id: 's1', day: today, from: '19:00', to: '23:00', needed: 3, missing: 1 },
  volunteers: [anna, piet, { ...anna, volunteerId: 'v3', name: 'Nee Zegger', answer: 'declined' }],
  ...more,
});
const shifts = (list: Shift[], times?: number) => answer(VolunteersDayDocument, of, { shifts: list }, times);
const name = `${formatDate(today)} 19:00 - 23:00`;
const note = (volunteerId: string, attendance: 'there' | 'absent' | null) => ({
  ...{ shiftId: 's1', volunteerId, attendance },
});
const noted = answer(
  VolunteersSetAttendanceDocument,
  note('v1', 'there'),
  { setAttendance: { id: 's1' } },
  1,
);

afterEach(() => localStorage.clear());

test('who is on a shift of today: called by a tap, and noted down with one', async () => {
  const { user } = open('dag', [
    days(dayOf('2026-04-02'), dayOf(today)),
    shifts([evening()], 1),
    noted,
    shifts([evening({ volunteers: [{ ...anna, attendance: 'there' }, piet] })], 1),
    answer(VolunteersSetAttendanceDocument, note('v1', null), { setAttendance: { id: 's1' } }),
    shifts([evening()]),
  ]);
  const list = within(await screen.findByRole('list', { name: `Wie er is op ${name}` }));
  expect(screen.getByLabelText('Activiteit en dag')).toHaveDisplayValue(`Garderobe, ${dayText(today)}`);
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByRole('link', { name: 'Bel Anna van der Aa' })).toHaveAttribute('href', 'tel:0612345678');
  expect(list.queryByRole('link', { name: 'Bel Piet Hendriks' })).not.toBeInTheDocument();
  expect(screen.getByText('Afgezegd: Nee Zegger')).toBeVisible();
  expect(screen.getByText('Eén plaats vrij')).toBeVisible();
  const there = list.getByRole('button', { name: 'Er: Anna van der Aa' });
  await user.click(there);
  expect(await screen.findByText('1 van 3 er')).toBeVisible();
  await waitFor(() => expect(there).toHaveAttribute('aria-pressed', 'true'));
  await user.click(there);
  await waitFor(() => expect(there).toHaveAttribute('aria-pressed', 'false'));
});

test('without a connection it waits on the device, and what is refused is said', async () => {
  const { user } = open('dag', [
    days(dayOf(today)),
    shifts([evening()]),
    { ...noted, result: undefined, error: new TypeError('Failed to fetch') },
    refuse(
      VolunteersSetAttendanceDocument,
      note('v1', 'there'),
      'Deze vrijwilliger staat niet op de dienst.',
      {
        code: 'BAD_USER_INPUT',
      },
    ),
  ]);
  const there = await screen.findByRole('button', { name: 'Er: Anna van der Aa' });
  await user.click(there);
  expect(await screen.findByText('Wacht op verbinding')).toBeVisible();
  expect(there).toHaveAttribute('aria-pressed', 'true');
  await press(user, 'Nu versturen');
  expect(await screen.findByText(/Deze vrijwilliger staat niet op de dienst/)).toBeVisible();
  expect(there).toHaveAttribute('aria-pressed', 'false');
  await press(user, 'Anna van der Aa weghalen');
  await waitFor(() => expect(screen.queryByText(/staat niet op de dienst/)).not.toBeInTheDocument());
});

test('somebody extra is found by name, or new', async () => {
  const jan = { id: 'v9', name: 'Jan Jansen', email: '' };
  const nel = { name: 'Nieuwe Nel', phone: '06 87654321' };
  const message = 'Er is al een vrijwilliger die Nieuwe Nel heet. Is het dezelfde?';
  const { user } = open('dag', [
    days(dayOf(today)),
    shifts([evening()], 1),
    answer(
      VolunteersChoicesDocument,
      { search: 'Jan' },
      { volunteers: { edges: [{ node: jan }], totalCount: 1 } },
    ),
    answer(VolunteersAddExtraDocument, { shiftId: 's1', volunteerId: 'v9' }, { addExtra: { id: 'v9' } }),
    shifts([evening({ volunteers: [{ ...anna, volunteerId: 'v9', name: 'Jan Jansen' }] })], 1),
    answer(VolunteersChoicesDocument, { search: 'Nieuwe Nel' }, { volunteers: { edges: [], totalCount: 0 } }),
    refuse(VolunteersAddNewExtraDocument, { shiftId: 's1', extra: nel }, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { name: message },
    }),
    answer(
      VolunteersAddNewExtraDocument,
      { shiftId: 's1', extra: { ...nel, allowDuplicate: true } },
      { addNewExtra: { id: 'v10' } },
    ),
    shifts([evening({ volunteers: [{ ...anna, volunteerId: 'v10', name: 'Nieuwe Nel' }] })]),
  ]);
  await press(user, `Iemand extra op ${name}`);
  await user.type(await field('Naam'), 'Jan');
  await press(user, 'Jan Jansen toevoegen');
  expect(await screen.findByText('Jan Jansen is er ook')).toBeVisible();
  await gone();
  expect(await screen.findByRole('button', { name: 'Er: Jan Jansen' })).toBeVisible();
  await press(user, `Iemand extra op ${name}`);
  await user.type(await field('Naam'), nel.name);
  await user.type(await field('Telefoon'), nel.phone);
  await pressIn(user, 'Nieuw toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription(message));
  await pressIn(user, 'Toch toevoegen');
  expect(await screen.findByText('Nieuwe Nel is er ook')).toBeVisible();
  await gone();
});

test('before the day it is only seen; without shifts there is a word for it', async () => {
  const last = `${season + 1}-03-31`;
  open('dag', [days(dayOf(last)), shifts([evening({ day: last })])]);
  expect(await screen.findByText('Op de dag zelf noteer je hier wie er is.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Er: Anna van der Aa' })).not.toBeInTheDocument();
});

test('a season without shifts', async () => {
  open('dag', [days()]);
  expect(await screen.findByText('Er zijn nog geen diensten.')).toBeVisible();
});
