import { toApiError } from 'kit/graphql';
import { Button, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** A page of a list, as a cursor connection has it. */
export interface Connection<Edge> {
  edges: Edge[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** What is shown with a next page below it. */
export function appendPage<Edge, Page extends Connection<Edge>>(before: Page, next: Page): Page {
  return { ...next, edges: [...before.edges, ...next.edges] };
}

/** The next page of a list, below what is shown. @param onMore fetches it */
export function LoadMoreButton({
  pageInfo,
  onMore,
}: Pick<Connection<never>, 'pageInfo'> & { onMore: (after: string) => Promise<unknown> }) {
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
    </Root>
  );
}

const Root = styled.div`
  margin-top: var(--s4);
`;
