import type { Locator, Page } from '@playwright/test';

import {
  AddActivityDocument,
  AddNewVolunteerDocument,
  AddShiftDocument,
  AddVolunteerToActivityDocument,
  AssignShiftDocument,
} from '../gql/graphql';
import type { Stage } from './stage';

/** The tabs of the volunteer pool with a text that is there when each is loaded. */
export const volunteerTabs: [tab: string, text: string | RegExp][] = [
  ['overview', 'Per seizoen'],
  ['activiteiten', 'Vrijwilligers'],
  ['vrijwilligers', /^\d+ vrijwilligers$/],
  ['dag', 'Activiteit en dag'],
];

/** The year in which the present season began: in April, in Europe/Amsterdam. */
export const season = seasonToday();

/** '2026-2027' */
export const seasonName = (year: number): string => `${year}-${year + 1}`;

/** Today in Europe/Amsterdam, YYYY-MM-DD. */
export const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());

/** The last day of the season, on which shifts are still to come. */
export const lastDay = `${season + 1}-03-31`;

/** Opens a tab as who keeps the volunteers. */
export async function openVolunteers(stage: Stage, tab: string, width?: number): Promise<Page> {
  const page = await stage.openAs('boerenploeg', `/boerenploeg?tab=${tab}`, width);
  await page.getByRole('heading', { name: 'Boerenploeg', level: 1 }).waitFor();
  return page;
}

/** Opens the row of an activity. */
export async function openActivity(stage: Stage, name: string, width?: number): Promise<Page> {
  const page = await openVolunteers(stage, 'activiteiten', width);
  await page.getByRole('button', { name: `Details van ${name}`, exact: true }).click();
  await page.getByRole('region', { name: `Vrijwilligers van ${name}`, exact: true }).waitFor();
  return page;
}

/** A button by its whole name. */
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Adds a volunteer through the API. @param name no other test uses */
export async function addVolunteer(stage: Stage, name: string, email = '', phone = ''): Promise<string> {
  const api = await stage.api('boerenploeg');
  const { addNewVolunteer } = await api.data(AddNewVolunteerDocument, { volunteer: { name, email, phone } });
  return addNewVolunteer.id;
}

/** Adds an activity with these volunteers in these seasons through the API. @returns its id */
export async function addActivity(
  stage: Stage,
  name: string,
  volunteerIds: readonly string[] = [],
  seasons: readonly number[] = [season],
): Promise<string> {
  const api = await stage.api('boerenploeg');
  const { addActivity: added } = await api.data(AddActivityDocument, { name });
  for (const volunteerId of volunteerIds) {
    for (const year of seasons) {
      await api.data(AddVolunteerToActivityDocument, { volunteerId, activityId: added.id, season: year });
    }
  }
  return added.id;
}

/** Adds a shift, on the last day of the season when no other is said, with these volunteers through the API. @returns its id */
export async function addShift(
  stage: Stage,
  activityId: string,
  [from, to, needed]: readonly [from: string, to: string, needed: number],
  volunteerIds: readonly string[] = [],
  day = lastDay,
): Promise<string> {
  const api = await stage.api('boerenploeg');
  const { addShift: added } = await api.data(AddShiftDocument, {
    activityId,
    season,
    shift: { day, from, to, needed },
  });
  for (const volunteerId of volunteerIds) {
    await api.data(AssignShiftDocument, { shiftId: added.id, volunteerId });
  }
  return added.id;
}

function seasonToday(): number {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  return Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < 4 ? 1 : 0);
}
