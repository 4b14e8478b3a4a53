import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';

import {
  VolunteersActivitiesDocument,
  type VolunteersActivitiesQuery,
  type VolunteersListQuery,
  VolunteersHoursDocument,
  VolunteersOfActivityDocument,
  VolunteersSeasonsDocument,
  VolunteersShiftsDocument,
  type VolunteersShiftsQuery,
  VolunteersSkillsDocument,
  type VolunteersSkillsQuery,
} from './gql/graphql';
import { currentSeason } from './seasons';
import { VolunteersPage } from './VolunteersPage';

/** A volunteer as the API answers it. */
export type Person = Unmasked<VolunteersListQuery>['volunteers']['edges'][number]['node'];
type Activities = Unmasked<VolunteersActivitiesQuery>;
type Skill = Unmasked<VolunteersSkillsQuery>['volunteerSkills'][number];
type Shift = Unmasked<VolunteersShiftsQuery>['shifts'][number];

/** The season that the page begins with. */
export const season = currentSeason();

const log = (what: string) => [`01/11/2026 - Piet Peters: ${what}`];

/** A volunteer as the API answers it. */
export function person(id: string, more: Partial<Person> = {}): Person {
  return {
    id,
    name: 'Jan Jansen',
    email: 'jan@voorbeeld.example',
    phone: '',
    ...{ remarks: '', skills: [] },
    activities: [],
    changeLog: log('vrijwilliger toegevoegd'),
    revision: 1,
    ...more,
  };
}

/** An activity as the API answers it. */
export function activity(
  name: string,
  more: Partial<Activities['active'][number]> = {},
): Activities['active'][number] {
  return {
    id: `a-${name}`,
    name,
    archived: false,
    ...{ place: '', contactName: '', contactPhone: '' },
    signUps: [],
    changeLog: log('activiteit toegevoegd'),
    revision: 1,
    ...more,
  };
}

/** A shift on a day of the season that is yet to come in the tests. */
export function shift(id: string, more: Partial<Shift> = {}): Shift {
  return {
    id,
    day: `${season + 1}-03-30`,
    from: '20:00',
    to: '02:00',
    needed: 2,
    missing: 2,
    volunteers: [],
    revision: 1,
    ...more,
  };
}

/** The activities that most tests have. */
export const bar = activity('Bar');
/** Another one. */
export const parade = activity('Optocht');

/** The answer to the activities and their counts. */
export const activities = (data: Partial<Activities> = {}, times?: number) =>
  answer(
    VolunteersActivitiesDocument,
    {},
    { active: [bar, parade], archive: [], volunteerCounts: [], volunteerHeads: [], ...data },
    times,
  );

/** Who takes part in the bar. */
export const inBar = (people: Pick<Person, 'id' | 'name' | 'email'>[], times?: number, of = season) =>
  answer(
    VolunteersOfActivityDocument,
    { activityId: bar.id, season: of },
    { activityVolunteers: people.map(({ id, name, email }) => ({ id, name, email })) },
    times,
  );

/** The shifts of the bar. */
export const barShifts = (shifts: Shift[], times?: number, of = season) =>
  answer(VolunteersShiftsDocument, { activityId: bar.id, season: of }, { shifts }, times);

/** The list of skills, which a test may have other mocks of. */
export const skillList = (volunteerSkills: Skill[], times?: number) =>
  answer(VolunteersSkillsDocument, {}, { volunteerSkills }, times);

/** The hours of each season, which a test may have other mocks of. */
const noHours = Array.from({ length: 10 }, (_, at) =>
  answer(VolunteersHoursDocument, { season: 2023 + at }, { volunteerHours: [] }),
);

/** Opens a tab as who keeps the volunteers, with the answers of `mocks`. */
export function open(tab: string, mocks: ReturnType<typeof answer>[], skills = skillList([])) {
  const seasons = answer(
    VolunteersSeasonsDocument,
    {},
    { volunteerSeasons: Array.from({ length: 10 }, (_, at) => 2023 + at) },
  );
  const view = renderArea(<VolunteersPage />, {
    path: `/boerenploeg?tab=${tab}`,
    route: '/boerenploeg',
    mocks: [seasons, skills, ...mocks, ...noHours],
    user: testUser(['vol']),
  });
  return { user: userEvent.setup(), ...view };
}

/** A field of the open form. */
export const field = (name: string) => screen.findByLabelText(name);

/** What the first columns of the rows of a table say. */
export const cells = async (table: string, columns = 2) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .slice(0, columns)
        .map(({ textContent }) => textContent),
    );
