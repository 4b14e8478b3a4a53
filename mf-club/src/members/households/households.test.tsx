import { screen, within } from '@testing-library/react';
import { answer, pageOf, press } from 'kit/testing';

import {
  ClubAddHouseholdDocument,
  ClubDeleteHouseholdDocument,
  ClubHouseholdListDocument,
  ClubHouseholdWorkDocument,
  ClubMoveHousematesDocument,
} from '../../gql/graphql';
import { member } from '../../testClub';
import { again, list, openMembers, openRow } from '../testMembers';

const mate = (id: string, name: string, adres = 'Dorpsstraat 1') => ({
  ...{ id, revision: 1, name, adres, postalCode: '6041 AA', city: 'Roermond', country: 'Nederland' },
});
const jan = mate('201901', 'Jan Jansen');
const els = mate('202001', 'Els Jansen');
type Mate = typeof jan;
const household = (members: Mate[], isTogether = true) => ({
  ...{ id: 'h1', revision: 1, name: 'Jan en Els Jansen', isTogether, members },
});
const work = (parts: { moved?: Mate[][]; proposals?: Mate[][] } = {}, times = 1) => {
  const { moved = [], proposals = [] } = parts;
  return answer(
    ClubHouseholdWorkDocument,
    {},
    {
      clubHouseholdsApart: { households: moved.map((them) => household(them, false)) },
      clubHouseholdWork: {
        count: proposals.length,
        proposals: proposals.map((members) => ({
          ...{ id: members.map(({ id }) => id).join('+'), members, already: 0 },
          ...{ householdId: null, householdRevision: null },
        })),
      },
    },
    times,
  );
};
const made = (households: Mate[][], first?: number) =>
  answer(ClubHouseholdListDocument, first ? { first } : {}, {
    clubHouseholds: pageOf(households.map((members) => household(members))),
  });
const all = [member('201901'), member('202001', { name: 'Els Jansen' })];
const open = async (mocks: ReturnType<typeof answer>[]) => {
  const { user } = openMembers([list(all), ...mocks]);
  await screen.findByRole('table', { name: 'Leden' });
  await press(user, 'Huishoudens');
  return user;
};

test('of a proposal a household is made at once, and taken back from its confirmation', async () => {
  const user = await open([
    ...[work({ proposals: [[jan, els]] }), made([])],
    answer(
      ClubAddHouseholdDocument,
      { memberIds: ['201901', '202001'], isApart: false },
      { addClubHousehold: { id: 'h1', name: 'Jan en Els Jansen' } },
    ),
    ...[work(), made([[jan, els]], 100), again(...all)],
    answer(ClubDeleteHouseholdDocument, { id: 'h1' }, { deleteClubHousehold: true }),
    ...[work({ proposals: [[jan, els]] }), made([], 100), again(...all)],
  ]);
  expect(await screen.findByText('Jan Jansen, Els Jansen')).toBeVisible();
  expect(screen.getByText('Dorpsstraat 1, 6041 AA Roermond')).toBeVisible();
  expect(await screen.findByText('Er zijn nog geen huishoudens.')).toBeVisible();
  await press(user, 'Samen aanschrijven: Jan Jansen, Els Jansen');
  expect(await screen.findByText('Huishouden gemaakt')).toBeVisible();
  expect(await screen.findByText('Er zijn geen voorstellen.')).toBeVisible();
  const rows = screen.getByRole('list', { name: 'Huishoudens' });
  expect(within(rows).getByText('Jan en Els Jansen')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Teruggezet')).toBeVisible();
});

test('who are to be written to apart are not proposed any more', async () => {
  const user = await open([
    ...[work({ proposals: [[jan, els]] }), made([])],
    answer(
      ClubAddHouseholdDocument,
      { memberIds: ['201901', '202001'], isApart: true },
      { addClubHousehold: { id: 'h1', name: 'Jan en Els Jansen' } },
    ),
    ...[work(), made([], 100), again(...all)],
  ]);
  await press(user, 'Apart laten: Jan Jansen, Els Jansen');
  expect(await screen.findByText('Zij blijven apart aangeschreven')).toBeVisible();
  expect(await screen.findByText('Er zijn geen voorstellen.')).toBeVisible();
});

test('when somebody moved it is asked whether all do', async () => {
  const moved = mate('201901', 'Jan Jansen', 'Elders 5');
  const { adres, postalCode, city, country } = moved;
  const user = await open([
    ...[work({ moved: [[moved, els]] }), made([[moved, els]])],
    answer(
      ClubMoveHousematesDocument,
      { changes: [{ id: els.id, revision: 1, adres, postalCode, city, country }] },
      { changeClubMembers: { changed: [{ id: els.id, revision: 2 }], notChanged: [] } },
    ),
    ...[work(), made([[moved, els]], 100), again(...all)],
  ]);
  expect(await screen.findByText('Jan Jansen en Els Jansen wonen niet meer op één adres')).toBeVisible();
  await press(user, 'Allemaal naar Elders 5, 6041 AA Roermond');
  expect(await screen.findByText('Allemaal verhuisd')).toBeVisible();
});

test('a selection becomes a household, and in the row of a member it ends', async () => {
  const together = all.map((one) => ({ ...one, household: household([jan, els]) }));
  const { user } = openMembers([
    list(all),
    answer(
      ClubAddHouseholdDocument,
      { memberIds: ['201901', '202001'], isApart: false },
      { addClubHousehold: { id: 'h1', name: 'Jan en Els Jansen' } },
    ),
    again(...together),
    answer(ClubDeleteHouseholdDocument, { id: 'h1' }, { deleteClubHousehold: true }),
    again(...all),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: /Jan Jansen/ }));
  await user.click(screen.getByRole('checkbox', { name: /Els Jansen/ }));
  await press(user, 'Huishouden maken');
  expect(await screen.findByText('Huishouden gemaakt')).toBeVisible();
  expect(await screen.findAllByText('Huishouden')).toHaveLength(2);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Huishouden opheffen: Jan en Els Jansen');
  expect(await screen.findByText('Huishouden opgeheven')).toBeVisible();
});
