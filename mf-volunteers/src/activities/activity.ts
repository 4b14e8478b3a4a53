import type { VolunteersActivitiesQuery, VolunteersOfActivityQuery } from '../gql/graphql';

/** An activity of the Boerenploeg, as the list of them has it. */
export type ListedActivity = VolunteersActivitiesQuery['active'][number];

/** What every part of the page knows of an activity. */
export type Activity = Pick<ListedActivity, 'id' | 'name'>;

/** What can be done with an activity as a whole. */
export type ActivityAction = 'rename' | 'info' | 'archive' | 'roster' | 'signUp' | 'poster';

/** Somebody who takes part in an activity in a season. */
export type TakingPart = VolunteersOfActivityQuery['activityVolunteers'][number];

/** Numbers of volunteers of all activities and seasons. */
export type Counts = VolunteersActivitiesQuery['volunteerCounts'];

/** Numbers of people of all seasons. */
export type Heads = VolunteersActivitiesQuery['volunteerHeads'];

/** How many people take part in a season, each counted once. */
export function headsOf(heads: Heads, season: number): number {
  return heads.find((each) => each.season === season)?.count ?? 0;
}

/** How many take part in an activity in a season. */
export function countOf(counts: Counts, activityId: string, season: number): number {
  return counts.find((each) => each.activityId === activityId && each.season === season)?.count ?? 0;
}

/** '1 vrijwilliger', '3 vrijwilligers' */
export function volunteersText(count: number): string {
  return count === 1 ? '1 vrijwilliger' : `${count} vrijwilligers`;
}
