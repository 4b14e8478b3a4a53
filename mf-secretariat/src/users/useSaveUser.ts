import { type RevisionSave, useRevisionSave } from 'kit/conflict';
import { useApolloClient, useSave } from 'kit/graphql';

import { getFragmentData } from '../gql/fragment-masking';
import {
  SecretariatEditUserDocument,
  SecretariatUserDocument,
  type SecretariatUserFormFragment,
  SecretariatUserFormFragmentDoc,
} from '../gql/graphql';
import type { PermissionChoices } from './permissionChoices';
import { userDifferences } from './userDifferences';
import { userInput, type UserValues, userValues } from './userValues';

type User = SecretariatUserFormFragment;

/** Saving an edited user. @param id whose form it is */
export function useSaveUser(id: string, choices: PermissionChoices): RevisionSave<User, UserValues> {
  const client = useApolloClient();
  const { save } = useSave(SecretariatEditUserDocument, { done: 'Gebruiker aangepast' });
  return useRevisionSave<User, UserValues>({
    send: (read, values) => save({ id, revision: read.revision, user: userInput(values) }),
    fetchLatest: async () => {
      const { data } = await client.query({
        query: SecretariatUserDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return getFragmentData(SecretariatUserFormFragmentDoc, data?.user);
    },
    differences: (mine, theirs) => userDifferences(choices, mine, userValues(theirs, choices)),
  });
}
