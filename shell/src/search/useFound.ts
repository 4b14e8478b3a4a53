import { type ApiError, toApiError, useApolloClient } from 'kit/graphql';
import { useEffect, useState } from 'react';

import { ShellSearchDocument, type ShellSearchQuery } from '../gql/lazy/graphql';

/** Typing goes on: what is being typed is not asked for letter by letter. */
const PAUSE = 120;
const SHORTEST = 2;

/** What the API found by a text. */
export interface Found {
  items: ShellSearchQuery['search']['items'];
  isPartial: boolean;
  error?: ApiError;
}

const NOTHING: Found = { items: [], isPartial: false };

/**
 * What the API finds by a text, asked once it has stayed the same for a moment; an answer to an earlier text is dropped.
 * @param text trimmed
 * @param attempt another number asks again
 * @returns undefined as long as there is no answer to this text
 */
export function useFound(text: string, attempt: number): Found | undefined {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ to: string; found: Found }>();
  const asked = `${attempt} ${text}`;
  const isShort = text.length < SHORTEST;
  useEffect(() => {
    if (isShort) return;
    let isPast = false;
    const show = (found: Found) => void (!isPast && setAnswer({ to: asked, found }));
    const timer = setTimeout(() => {
      // How people are reached does not stay in the memory of the page.
      client.query({ query: ShellSearchDocument, variables: { text }, fetchPolicy: 'no-cache' }).then(
        ({ data }) => show(data?.search ?? NOTHING),
        (error: unknown) => show({ ...NOTHING, error: toApiError(error) }),
      );
    }, PAUSE);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [client, text, asked, isShort]);
  if (isShort) return NOTHING;
  return answer?.to === asked ? answer.found : undefined;
}
