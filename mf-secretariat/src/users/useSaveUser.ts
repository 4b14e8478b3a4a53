import { type RevisionSave, useRevisionSave } from 'kit/conflict';
import { useApolloClient, useSave } from 'kit/graphql';

import {
  SecretariatEditUserDocument,
  type SecretariatUserDetailsFragment,
  SecretariatUserDocument,
} from '../gql/graphql';
import type { PermissionChoices } from './permissionChoices';
import { userDifferences } from './userDifferences';
import { type UserValues, userValues } from './userValues';

type User = SecretariatUserDetailsFragment;

/** Saving an edited user (spec 1-portal.md, section 2.8). @param id whose form it is */
export function useSaveUser(id: string, choices: PermissionChoices): RevisionSave<User, UserValues> {
  const client = useApolloClient();
  const { save } = useSave(SecretariatEditUserDocument, { done: 'Gebruiker aangepast' });
  return useRevisionSave<User, UserValues>({
    send: (read, user) => save({ id, revision: read.revision, user }),
    fetchLatest: async () => {
      const { data } = await client.query({
        query: SecretariatUserDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.user;
    },
    differences: (mine, theirs) => userDifferences(choices, mine, userValues(theirs, choices)),
  });
}
