import { useConflict } from 'kit/conflict';
import { type ApiError, type ApolloClient, toApiError, useApolloClient, useSave } from 'kit/graphql';
import type { ReactNode } from 'react';

import {
  SecretariatEditUserDocument,
  type SecretariatUserDetailsFragment,
  SecretariatUserDocument,
} from '../gql/graphql';
import type { PermissionChoices } from './permissionChoices';
import { userDifferences } from './userDifferences';
import { type UserValues, userValues } from './userValues';

type User = SecretariatUserDetailsFragment;

interface SaveUser {
  /**
   * Saves what was made of `read`. When somebody else was first, asks whose version stays.
   * @returns the version of the other when that one is taken over, undefined when saved
   * @throws ApiError; also the CONFLICT itself, when the answer is to go on editing
   */
  saveUser: (read: User, mine: UserValues) => Promise<User | undefined>;
  /** The question, to render beside the form. */
  dialog: ReactNode;
}

/** Saving an edited user (spec 1-portal.md, section 2.8). */
export function useSaveUser(choices: PermissionChoices): SaveUser {
  const client = useApolloClient();
  const { save } = useSave(SecretariatEditUserDocument, { done: 'Gebruiker aangepast' });
  const { dialog, ask } = useConflict();

  const whoseVersion = (conflict: ApiError, mine: UserValues, theirs: User) => {
    const { modifiedBy, modifiedAt } = conflict.details;
    return ask({
      who: String(modifiedBy),
      when: modifiedAt ? String(modifiedAt) : undefined,
      rows: userDifferences(choices, mine, userValues(theirs, choices)),
    });
  };

  const saveUser = async (read: User, mine: UserValues): Promise<User | undefined> => {
    try {
      await save({ id: read.id, revision: read.revision, user: mine });
      return undefined;
    } catch (error) {
      const refusal = toApiError(error);
      if (refusal.code !== 'CONFLICT') throw refusal;
      const theirs = await readUser(client, read.id);
      const answer = await whoseVersion(refusal, mine, theirs);
      if (answer === 'continue') throw refusal;
      return answer === 'mine' ? saveUser(theirs, mine) : theirs;
    }
  };
  return { saveUser, dialog };
}

async function readUser(client: ApolloClient, id: string): Promise<User> {
  try {
    const { data } = await client.query({
      query: SecretariatUserDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('No answer');
    return data.user;
  } catch (error) {
    throw toApiError(error);
  }
}
