import { type ApolloClient } from 'kit/graphql';
import { usePages } from 'kit/lists';

import { VolunteersListDocument, type VolunteersPersonFragment } from '../gql/graphql';

/** A volunteer, with all that the list, its details and its form show (spec 3, section 3, "Volunteer"). */
export type Person = VolunteersPersonFragment;

/** The volunteers by name, searched by the server. */
export function useVolunteers(search: string) {
  return usePages({ query: VolunteersListDocument, variables: { search }, field: 'volunteers' });
}

/** One volunteer as it is now: somebody else may have changed the name by which it was found. */
export async function readVolunteer(client: ApolloClient, id: string): Promise<Person | undefined> {
  let after: string | null | undefined;
  do {
    const { data } = await client.query({
      query: VolunteersListDocument,
      variables: { first: 100, ...(after && { after }) },
      fetchPolicy: 'network-only',
    });
    const found = data?.volunteers.edges.find(({ node }) => node.id === id);
    if (found) return found.node;
    after = data?.volunteers.pageInfo.hasNextPage ? data.volunteers.pageInfo.endCursor : undefined;
  } while (after);
  return undefined;
}
