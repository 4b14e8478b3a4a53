import { usePages } from 'kit/lists';

import { VolunteersListDocument } from '../gql/graphql';

/** The volunteers by name, searched by the server. */
export function useVolunteers(search: string) {
  return usePages({ query: VolunteersListDocument, variables: { search }, field: 'volunteers' });
}
