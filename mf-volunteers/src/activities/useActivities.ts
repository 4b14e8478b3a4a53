import { useQuery } from 'kit/graphql';
import { useRefetch } from 'kit/lists';

import { VolunteersActivitiesDocument } from '../gql/graphql';

/** The activities, and how many take part in each. */
export function useActivities() {
  return useQuery(VolunteersActivitiesDocument);
}

/** Reads anew who takes part, and how many they are. */
export function useReloadParticipants(): () => Promise<void> {
  return useRefetch(['VolunteersActivities', 'VolunteersOfActivity']);
}
