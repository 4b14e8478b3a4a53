import { toApiError } from 'kit/graphql';
import { Button, useSnackbar } from 'kit/ui';
import { useEffect, useRef, useState } from 'react';
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
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const { hasNextPage, endCursor } = pageInfo;
  if (!hasNextPage || !endCursor) return null;
  const load = async () => {
    setBusy(true);
    try {
      await onMore(endCursor);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Root>
      <Button variant="ghost" pending={busy} onClick={() => void load()}>
        Meer laden
      </Button>
      <OnPaper>Dit is niet de hele lijst. Druk af met Ctrl en P, dan staat alles erop.</OnPaper>
    </Root>
  );
}

/** Fetches pages until there are no more; which is the next one is known when the one before is on the page. */
function usePageByPage(
  pageInfo: Connection<never>['pageInfo'],
  onMore: LoadMoreButtonProps['onMore'],
): () => Promise<void> {
  const latest = useRef(pageInfo);
  useEffect(() => void (latest.current = pageInfo), [pageInfo]);
  return async () => {
    let before: string | null | undefined;
    while (latest.current.hasNextPage && latest.current.endCursor && latest.current.endCursor !== before) {
      before = latest.current.endCursor;
      await onMore(before);
      await new Promise(requestAnimationFrame);
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
