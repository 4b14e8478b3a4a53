import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useSnackbar } from 'kit/ui';
import { useRef } from 'react';

import { type ApiError, toApiError } from './apiError';
import type { Intentions } from './sendOnce';
import type { Deleted } from './undoDeletion';

/** What a save does beside sending. */
export interface SaveOptions<Data> {
  /** Shown in the snackbar when the server has confirmed. */
  done?: string;
  /** Brings the cache up to date, where the answer alone does not. */
  update?: (cache: ApolloCache, data: Data) => void;
}

/** A save and its state. */
export interface Save<Data, Variables> {
  /** Sends it. @throws ApiError, which a Form shows at its fields */
  save: (variables: Variables) => Promise<Data>;
  saving: boolean;
  error: ApiError | undefined;
  /** Forgets the last error. */
  reset: () => void;
}

/**
 * The one way to write: a mutation that confirms in a snackbar and fails as an ApiError. One that declares `$requestId` is
 * given one here, and sent again it is the same request: see sendOnce. What a deletion put in the trash can be had back
 * from its confirmation.
 */
export function useSave<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { done, update }: SaveOptions<Data> = {},
): Save<Data, Variables> {
  const snackbar = useSnackbar();
  const client = useApolloClient();
  const [mutate, { loading, error, reset }] = useMutation<Data, OperationVariables>(document, {
    update: update && ((cache, { data }) => data && update(cache, data)),
  });
  const intentions = useRef<Intentions>(new Map());
  const save = async (variables: Variables): Promise<Data> => {
    try {
      let deleted: Deleted | undefined;
      const send = async (sent: OperationVariables) => {
        const answer = await mutate({ variables: sent });
        deleted = answer.extensions?.deleted as Deleted | undefined;
        return answer.data as Data;
      };
      const data = takesRequestId(document)
        ? await (await import('./sendOnce')).sendOnce(intentions.current, document, variables, send)
        : await send(variables);
      if (done) snackbar.show(done, deleted && { undo: undoing(deleted) });
      return data;
    } catch (failure) {
      throw toApiError(failure);
    }
  };
  const undoing = (deleted: Deleted) => async () =>
    (await import('./undoDeletion')).undoDeletion(client, snackbar, deleted);
  return { save, saving: loading, error: error && toApiError(error), reset };
}

function takesRequestId({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (part) =>
      'variableDefinitions' in part &&
      part.variableDefinitions?.some(
        ({ variable }) => 'name' in variable && variable.name.value === 'requestId',
      ),
  );
}
