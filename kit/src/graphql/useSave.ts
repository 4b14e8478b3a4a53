import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useSnackbar } from 'kit/ui';
import { useRef } from 'react';

import { type ApiError, toApiError } from './apiError';
import type { Intentions } from './sendOnce';

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
 * given one here, and sent again it is the same request: see sendOnce.
 */
export function useSave<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { done, update }: SaveOptions<Data> = {},
): Save<Data, Variables> {
  const snackbar = useSnackbar();
  const [mutate, { loading, error, reset }] = useMutation<Data, OperationVariables>(document, {
    update: update && ((cache, { data }) => data && update(cache, data)),
  });
  const intentions = useRef<Intentions>(new Map());
  const save = async (variables: Variables): Promise<Data> => {
    try {
      const send = async (sent: OperationVariables) => (await mutate({ variables: sent })).data as Data;
      const data = takesRequestId(document)
        ? await (await import('./sendOnce')).sendOnce(intentions.current, document, variables, send)
        : await send(variables);
      if (done) snackbar.show(done);
      return data;
    } catch (failure) {
      throw toApiError(failure);
    }
  };
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
