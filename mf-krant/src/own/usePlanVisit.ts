import { todayInAmsterdam } from 'kit/format';
import { toApiError, useMutation } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { KrantPlanVisitDocument } from '../gql/graphql';
import type { OwnAdvertiser } from './ownAdvertiser';

type Visited = Pick<OwnAdvertiser, 'id' | 'name' | 'visitOn'>;

/** Whether an advertiser is on the seller's round of today; a day that has passed does not count. */
export const isForToday = ({ visitOn }: Pick<OwnAdvertiser, 'visitOn'>): boolean =>
  visitOn === todayInAmsterdam();

/** Whether an advertiser is to be visited again by now. */
export const isDue = ({ followUpOn }: Pick<OwnAdvertiser, 'followUpOn'>): boolean =>
  Boolean(followUpOn) && String(followUpOn) <= todayInAmsterdam();

/**
 * Puts an own advertiser on the round of today, or takes it off (docs/domain/krant.md, N67). Shown at once, and taken back
 * with a message when it fails: a round is planned at home, and does not wait for a connection.
 */
export function usePlanVisit(): (advertiser: Visited) => Promise<void> {
  const snackbar = useSnackbar();
  const [mutate] = useMutation(KrantPlanVisitDocument);
  return async (advertiser) => {
    const { id, name } = advertiser;
    const today = !isForToday(advertiser);
    const after = { __typename: 'Advertiser', id, visitOn: today ? todayInAmsterdam() : null };
    try {
      await mutate({ variables: { id, today }, optimisticResponse: { planVisit: after } });
    } catch (error) {
      snackbar.show(`${name}: ${toApiError(error).message}`, { tone: 'error' });
    }
  };
}
