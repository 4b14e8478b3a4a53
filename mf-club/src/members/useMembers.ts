import { useQuery } from 'kit/graphql';
import { usePages } from 'kit/lists';

import { ClubMemberFiguresDocument, type ClubMemberFilter, ClubMemberListDocument } from '../gql/graphql';

/** Who is anonymised has no name left. */
export function shownName({ name }: { name: string }): string {
  return name || 'Geanonimiseerd lid';
}

/** The members of the club by last name, searched and filtered by the server. */
export function useMembers(filter: ClubMemberFilter) {
  return usePages({ query: ClubMemberListDocument, variables: { filter }, field: 'clubMembers' });
}

/** The figures above the list; those that were shown stay until the next ones are known, and are no trouble when they do not come. */
export function useMemberFigures(filter: ClubMemberFilter) {
  const { data, previousData, refetch } = useQuery(ClubMemberFiguresDocument, { variables: { filter } });
  return {
    figures: (data ?? previousData)?.clubMemberFigures,
    recount: () => refetch().catch(() => undefined),
  };
}
