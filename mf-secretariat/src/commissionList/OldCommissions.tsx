import { Loaded } from 'kit/data';
import { toApiError, useSave } from 'kit/graphql';
import { Button, Card, EmptyState, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type SecretariatOldCommissionsQuery, SecretariatRestoreCommissionDocument } from '../gql/graphql';
import { type ListedCommission, withFailure } from './commissionValues';

/** The props of OldCommissions. */
export interface OldCommissionsProps {
  query: {
    data?: SecretariatOldCommissionsQuery;
    error?: Error;
    refetch: () => Promise<unknown>;
  };
  /** Brings the page up to date. */
  onRestored: () => Promise<unknown>;
}

/** The archived committees, which can be brought back (spec 2, section 3, `oldCommissions`). */
export function OldCommissions({ query, onRestored }: OldCommissionsProps) {
  return (
    <Below title="Oude commissies" data-no-print>
      <Loaded query={query} what="De lijst met oude commissies">
        {({ oldCommissions }) =>
          oldCommissions.length === 0 ? (
            <EmptyState
              title="Er zijn geen oude commissies."
              text="Een gearchiveerde commissie staat hier."
            />
          ) : (
            <List>
              {oldCommissions.map((commission) => (
                <OldCommission key={commission.id} commission={commission} onRestored={onRestored} />
              ))}
            </List>
          )
        }
      </Loaded>
    </Below>
  );
}

interface OldCommissionProps {
  commission: ListedCommission;
  onRestored: () => Promise<unknown>;
}

function OldCommission({ commission: { id, index, name, revision }, onRestored }: OldCommissionProps) {
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatRestoreCommissionDocument, { done: 'Commissie teruggezet' });
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await withFailure(save({ id, revision }));
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
    // Also after a refusal: then it is not what it was when it was read.
    await onRestored();
    setBusy(false);
  };
  return (
    <li>
      <span>
        {index} - {name}
      </span>
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

const Below = styled(Card)`
  margin-top: var(--s5);
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    padding: var(--s2) 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
