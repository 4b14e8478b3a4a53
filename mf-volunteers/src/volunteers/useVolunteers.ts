import { type ApolloClient } from 'kit/graphql';
import { usePages } from 'kit/lists';

import { VolunteersListDocument, VolunteersOneDocument, type VolunteersPersonFragment } from '../gql/graphql';

/** A volunteer, with all that the list, its details and its form show (spec 3, section 3, "Volunteer"). */
export type Person = VolunteersPersonFragment;

/** The volunteers by name, searched by the server. */
export function useVolunteers(search: string) {
  return usePages({ query: VolunteersListDocument, variables: { search }, field: 'volunteers' });
}

/** One volunteer as it is now. */
export async function readVolunteer(client: ApolloClient, id: string): Promise<Person | undefined> {
  const { data } = await client.query({
    query: VolunteersOneDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return data?.volunteer;
}
