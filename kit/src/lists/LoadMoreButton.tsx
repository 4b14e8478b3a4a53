import { useAttempt } from 'kit/graphql';
import { Button } from 'kit/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { useWholeOnPaper } from './useWholeOnPaper';

/** A page of a list, as a cursor connection has it. */
export interface Connection<Edge> {
  edges: Edge[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** What is shown with a next page below it. */
export function appendPage<Edge, Page extends Connection<Edge>>(before: Page, next: Page): Page {
  return { ...next, edges: [...before.edges, ...next.edges] };
}

/** What useQuery gave of a list with `$after`. */
export interface PagedQuery<Data> {
  fetchMore: (page: {
    variables: { after: string };
    updateQuery: (before: Data, answer: { fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>;
}

/** Adds the next page to what a query shows. @param field of the query that holds the list */
export function moreOf<Data extends Record<Name, Connection<unknown>>, Name extends keyof Data>(
  query: PagedQuery<Data>,
  field: Name,
): (after: string) => Promise<unknown> {
  return (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        ...next,
        [field]: appendPage(before[field], next[field]),
      }),
    });
}

/** The props of LoadMoreButton. */
export type LoadMoreButtonProps = Pick<Connection<never>, 'pageInfo'> & {
  /** Fetches the next page. */
  onMore: (after: string) => Promise<unknown>;
  /** Fetches all that is left, for paper; without it that is done page by page. */
  onAll?: () => Promise<unknown>;
};

/** The next page of a list, below what is shown. Ctrl+P prints the whole list; printed otherwise it says that there is more. */
export function LoadMoreButton({ pageInfo, onMore, onAll }: LoadMoreButtonProps) {
  const rest = usePageByPage(pageInfo, onMore);
  useWholeOnPaper(pageInfo.hasNextPage ? (onAll ?? rest) : undefined);
  const { attempt, attempting } = useAttempt();
  const { hasNextPage, endCursor } = pageInfo;
  if (!hasNextPage || !endCursor) return null;
  return (
    <Root>
      <Button variant="ghost" pending={attempting} onClick={() => void attempt(() => onMore(endCursor))}>
        Meer laden
      </Button>
      <OnPaper>Dit is niet de hele lijst. Druk af met Ctrl en P, dan staat alles erop.</OnPaper>
    </Root>
  );
}

/** A page that was answered is on the screen long before this. */
const PATIENCE_MS = 10_000;

/** Fetches pages until there are no more; which is the next one is known when the one before is on the page. */
function usePageByPage(
  { hasNextPage, endCursor }: Connection<never>['pageInfo'],
  onMore: LoadMoreButtonProps['onMore'],
): () => Promise<void> {
  const latest = useRef({ hasNextPage, endCursor });
  const onNext = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = { hasNextPage, endCursor };
    onNext.current?.();
  }, [hasNextPage, endCursor]);
  return async () => {
    while (latest.current.hasNextPage && latest.current.endCursor) {
      const isShown = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The next page did not come.')), PATIENCE_MS);
        onNext.current = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      await Promise.all([onMore(latest.current.endCursor), isShown]);
    }
  };
}

const Root = styled.div`
  margin-top: var(--s4);
`;

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;
