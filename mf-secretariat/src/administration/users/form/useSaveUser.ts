import { type RevisionSave, useRevisionSave, type ConflictRow, differingRows } from 'kit/conflict';
import { formatDate } from 'kit/format';
import { useApolloClient, useSave } from 'kit/graphql';
import { labelsOf } from 'kit/records';
import type { ReactNode } from 'react';

import { getFragmentData } from '../../../gql/fragment-masking';
import {
  SecretariatEditUserDocument,
  SecretariatUserDocument,
  type SecretariatUserFormFragment,
  SecretariatUserFormFragmentDoc,
} from '../../../gql/graphql';
import { isChair } from '../rights/commissionEntries';
import { type PermissionChoices, singlePermissions } from '../rights/permissionChoices';
import { endingRights, endsOfHeld } from '../rights/rightEnds';
import { useConfirmExternal } from './useConfirmExternal';
import { userFields, type UserFieldValues } from './userFields';
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

const yesNo = (value: boolean) => (value ? 'Ja' : 'Nee');

function place(entries: readonly string[], id: string): string {
  if (isChair(entries, id)) return 'Voorzitter';
  return entries.includes(id) ? 'Lid' : 'Geen lid';
}

/** What differs between two versions of a user, in words: a row per field, per permission and per committee. */
function userDifferences(choices: PermissionChoices, mine: UserValues, theirs: UserValues): ConflictRow[] {
  const row = (label: string, words: (values: UserValues) => string) => ({
    label,
    mine: words(mine),
    theirs: words(theirs),
  });
  const rows = [
    ...singlePermissions(choices.permissionCatalogue).map(({ id, label }) =>
      row(label, ({ permissions }) => yesNo(permissions.general.includes(id))),
    ),
    ...choices.commissions.map(({ id, index, name }) =>
      row(`${index} - ${name}`, ({ permissions }) => place(permissions.commissions, id)),
    ),
  ];
  const held = [mine, theirs].flatMap(({ permissions }) => endingRights(choices, permissions));
  const ends = [...new Map(held.map(({ value, label }) => [value, label]))].map(([right, label]) =>
    row(`${label}: einddatum`, ({ permissions }) => {
      const end = endsOfHeld(permissions, permissions.ends).find((one) => one.right === right);
      return end ? formatDate(end.lastDay) : 'Geen';
    }),
  );
  return [
    ...differingRows<UserFieldValues>(labelsOf<UserFieldValues>(userFields), mine, theirs),
    ...[...rows, ...ends].filter((each) => each.mine !== each.theirs),
  ];
}
