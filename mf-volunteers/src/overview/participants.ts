import type { ApolloClient } from 'kit/graphql';

import type { Activity, TakingPart } from '../activities/activity';
import { nameLines } from '../activities/addresses';
import { VolunteersOfActivityDocument } from '../gql/graphql';

/** An activity with who takes part. */
export type Participants = { activity: Activity; people: readonly TakingPart[] };

/** Who takes part in these activities in a season, as it is now. */
export async function readParticipants(
  client: ApolloClient,
  activities: readonly Activity[],
  season: number,
): Promise<Participants[]> {
  const found: Participants[] = [];
  for (const activity of activities) {
    const { data } = await client.query({
      query: VolunteersOfActivityDocument,
      variables: { activityId: activity.id, season },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error(`Activity ${activity.id} has no answer.`);
    found.push({ activity, people: data.activityVolunteers });
  }
  return found;
}

/** Lines of name and email; of several activities below the name of each. */
export function linesOf(found: readonly Participants[]): string {
  if (found.length === 1) return nameLines(found[0]?.people ?? []);
  return found
    .filter(({ people }) => people.length > 0)
    .map(({ activity, people }) => `${activity.name}\r\n${nameLines(people)}`)
    .join('\r\n');
}
