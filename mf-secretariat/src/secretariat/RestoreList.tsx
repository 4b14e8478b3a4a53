import { toApiError } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Button, useSnackbar } from 'kit/ui';
import { type ReactNode, useState } from 'react';
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
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore().catch((error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }));
    setBusy(false);
  };
  return (
    <li>
      <span>{children}</span>
      <Button
        variant="ghost"
        size="small"
        pending={busy}
        aria-label={`${name} terugzetten`}
        onClick={() => void restore()}
      >
        Terugzetten
      </Button>
    </li>
  );
}
