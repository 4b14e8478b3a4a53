import { usePages } from 'kit/lists';

import { type ClubMemberFilter, ClubMemberListDocument, type ClubMemberPartsFragment } from '../gql/graphql';

/** A member, with all that the list, its details and its form show. */
export type Member = ClubMemberPartsFragment;

/** Who is anonymised has no name left. */
export function shownName({ name }: Pick<Member, 'name'>): string {
  return name || 'Geanonimiseerd lid';
}

/** The members of the club by last name, searched and filtered by the server. */
export function useMembers(filter: ClubMemberFilter) {
  return usePages({ query: ClubMemberListDocument, variables: { filter }, field: 'clubMembers' });
}
