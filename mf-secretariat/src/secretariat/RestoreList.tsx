import { useAttempt } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Button } from 'kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What is in an archive; holds RestoreRow. */
export const RestoreList = styled(LinedList)`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    padding: var(--s2) 0;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface RestoreRowProps {
  name: string;
  /** How it is shown. */
  children: ReactNode;
  /** @throws ApiError, told in a snackbar */
  onRestore: () => Promise<unknown>;
}

/** Something of an archive, to bring back. */
export function RestoreRow({ name, children, onRestore }: RestoreRowProps) {
  const { attempt, attempting } = useAttempt();
  return (
    <li>
      <span>{children}</span>
      <Button
        variant="ghost"
        size="small"
        pending={attempting}
        aria-label={`${name} terugzetten`}
        onClick={() => void attempt(onRestore)}
      >
        Terugzetten
      </Button>
    </li>
  );
}
