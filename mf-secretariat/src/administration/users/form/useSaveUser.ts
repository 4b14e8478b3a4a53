import { type RevisionSave, useRevisionSave } from 'kit/conflict';
import { useApolloClient, useSave } from 'kit/graphql';
import type { ReactNode } from 'react';

import { getFragmentData } from '../../../gql/fragment-masking';
import {
  SecretariatEditUserDocument,
  SecretariatUserDocument,
  type SecretariatUserFormFragment,
  SecretariatUserFormFragmentDoc,
} from '../../../gql/graphql';
import type { PermissionChoices } from '../rights/permissionChoices';
import { useConfirmExternal } from './useConfirmExternal';
import { userDifferences } from './userDifferences';
import { userInput, type UserValues, userValues } from './userValues';

type User = SecretariatUserFormFragment;

interface SaveUser extends RevisionSave<User, UserValues> {
  /** Whether an external account may have that; to render beside the form. */
  question: ReactNode;
}

/** Saving an edited user, with the questions that may come of it. @param id whose form it is */
export function useSaveUser(id: string, choices: PermissionChoices): SaveUser {
  const client = useApolloClient();
  const { save } = useSave(SecretariatEditUserDocument, { done: 'Gebruiker aangepast' });
  const { confirmed, question } = useConfirmExternal();
  const saving = useRevisionSave<User, UserValues>({
    send: (read, values) =>
      confirmed((also) => save({ id, revision: read.revision, user: userInput(values), ...also })),
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
  return { ...saving, question };
}
