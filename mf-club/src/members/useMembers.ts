import { usePages } from 'kit/lists';

import { type ClubMemberFilter, ClubMemberListDocument } from '../gql/graphql';

/** Who is anonymised has no name left. */
export function shownName({ name }: { name: string }): string {
  return name || 'Geanonimiseerd lid';
}

/** The members of the club by last name, searched and filtered by the server. */
export function useMembers(filter: ClubMemberFilter) {
  return usePages({ query: ClubMemberListDocument, variables: { filter }, field: 'clubMembers' });
}
