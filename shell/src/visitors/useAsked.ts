import { ApiError, type TypedDocumentNode } from 'kit/graphql';
import { useEffect, useState } from 'react';

import { ask } from './ask';

/** What a page asked: its answer, or why there is none. */
export interface Asked<Data> {
  data?: Data;
  failure?: ApiError;
  /** It is being asked. */
  isAsking: boolean;
  /** Takes over what a change answered. */
  take: (data: Data) => void;
  /** Asks once more. @returns the answer @throws ApiError */
  again: () => Promise<Data>;
}

/** Asks what a page shows, once when it opens. */
export function useAsked<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Asked<Data> {
  const [state, setState] = useState<Pick<Asked<Data>, 'data' | 'failure' | 'isAsking'>>({ isAsking: true });
  const take = (data: Data) => setState({ data, isAsking: false });
  const again = async () => {
    setState((before) => ({ ...before, isAsking: true }));
    try {
      const data = await ask(document, variables);
      take(data);
      return data;
    } catch (error) {
      setState(({ data }) => ({ data, failure: failureOf(error), isAsking: false }));
      throw error;
    }
  };
  useEffect(() => {
    again().catch(() => undefined);
    // Another address is another page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { ...state, take, again };
}

/** What was thrown, as the API would say it. */
export function failureOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('Er ging iets mis.', 'INTERNAL_SERVER_ERROR');
}
