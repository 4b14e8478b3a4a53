import { toApiError, useQuery } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { useEffect } from 'react';

import type { ClubMomentCardFragment } from '../gql/graphql';
import { ClubMomentProgressDocument } from '../gql/graphql';
import { isRunning } from './momentState';

/** How often is asked how far the letters are. */
const POLL_MS = 1000;

/**
 * Keeps a moment up to date as long as its letters are being made: the server knows how far it is, so that a reload
 * or another screen shows the same.
 */
export function useGeneration(moment: Pick<ClubMomentCardFragment, 'id' | 'generation'>): void {
  const reload = useRefetch(['ClubMoments']);
  const { error } = useQuery(ClubMomentProgressDocument, {
    variables: { id: moment.id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skip: !isRunning(moment),
  });
  const isGone = error !== undefined && toApiError(error).code === 'NOT_FOUND';
  useEffect(() => {
    // Somebody else removed it.
    if (isGone) void reload();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reload is another function at every render; once is enough
  }, [isGone]);
}
