import {
  type ApiError,
  toApiError,
  type OperationVariables,
  type TypedDocumentNode,
  useApolloClient,
} from 'kit/graphql';
import type { ReactNode } from 'react';

import { useConflict } from './ConflictDialog';
import type { ConflictRow } from './VersionsTable';

/** A record that several people edit; an edit sends the revision it read. */
export type Revised = { revision: number };

/** How one kind of record is saved. */
export interface RevisionSaveOptions<Read extends Revised, Values> {
  /** Sends the edit of `read`. @throws ApiError, CONFLICT when somebody else was first */
  send: (read: Read, values: Values) => Promise<unknown>;
  /** The record as it is now, past the cache; undefined when it is gone. */
  fetchLatest: () => Promise<Read | undefined>;
  /** What differs between the two versions, in words. */
  differences: (mine: Values, theirs: Read) => ConflictRow[];
}

/** A save that never overwrites somebody else's edit unasked. */
export interface RevisionSave<Read, Values> {
  /**
   * Saves what was made of `read`. When somebody else was first, asks whose version stays.
   * @returns the version of the other when that one is taken over, undefined when saved
   * @throws ApiError; also the CONFLICT itself, when the answer is to go on editing
   */
  save: (read: Read, mine: Values) => Promise<Read | undefined>;
  /** The question, to render beside the form. */
  dialog: ReactNode;
}

/** Saving with a revision, and the question when two edited the same. */
export function useRevisionSave<Read extends Revised, Values>({
  send,
  fetchLatest,
  differences,
}: RevisionSaveOptions<Read, Values>): RevisionSave<Read, Values> {
  const { dialog, ask } = useConflict();

  const whoseVersion = ({ details }: ApiError, mine: Values, theirs: Read) =>
    ask({
      who: String(details.modifiedBy),
      when: typeof details.modifiedAt === 'string' ? details.modifiedAt : undefined,
      rows: differences(mine, theirs),
    });

  const save = async (read: Read, mine: Values): Promise<Read | undefined> => {
    try {
      await send(read, mine);
      return undefined;
    } catch (error) {
      const refusal = toApiError(error);
      if (refusal.code !== 'CONFLICT') throw refusal;
      const theirs = await fetchLatest().catch((failure: unknown) => {
        throw toApiError(failure);
      });
      if (!theirs) throw refusal;
      const answer = await whoseVersion(refusal, mine, theirs);
      if (answer === 'continue') throw refusal;
      return answer === 'mine' ? save(theirs, mine) : theirs;
    }
  };
  return { save, dialog };
}

/** Reads a record as it is now, past the cache, for `fetchLatest`; undefined when there is no answer. */
export function useLatest<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) {
  const client = useApolloClient();
  return async (variables: Variables) => {
    const { data } = await client.query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'network-only',
    });
    return data;
  };
}
