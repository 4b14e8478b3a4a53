import { useQuery } from 'kit/graphql';

import { VolunteersShiftsDocument } from '../gql/graphql';

/**
 * The shifts of an activity in a season. Past the cache: that keeps one record for each volunteer, and so one answer,
 * where somebody has an answer for each shift.
 */
export function useShifts(activityId: string, season: number) {
  const query = useQuery(VolunteersShiftsDocument, {
    variables: { activityId, season },
    fetchPolicy: 'no-cache',
  });
  const read = async () => (await query.refetch()).data?.shifts ?? [];
  return {
    query,
    read,
    /** What was saved is saved, also when reading it fails. */
    reload: (): Promise<unknown> => read().catch(() => undefined),
  };
}
