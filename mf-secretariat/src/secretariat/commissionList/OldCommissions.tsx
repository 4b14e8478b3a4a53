import { Loaded } from 'kit/data';
import { useSave } from 'kit/graphql';
import { Card, EmptyState } from 'kit/ui';
import styled from 'styled-components';

import { type SecretariatOldCommissionsQuery, SecretariatRestoreCommissionDocument } from '../../gql/graphql';
import { RestoreList, RestoreRow } from '../RestoreList';
import { withFailure } from './commissionValues';

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

/** The archived committees, which can be brought back. */
export function OldCommissions({ query, onRestored }: OldCommissionsProps) {
  return (
    <Below title="Oude commissies" data-no-print>
      <Loaded query={query} subject="De lijst met oude commissies">
        {({ oldCommissions }) =>
          oldCommissions.length === 0 ? (
            <EmptyState
              title="Er zijn geen oude commissies."
              text="Een gearchiveerde commissie staat hier."
            />
          ) : (
            <RestoreList>
              {oldCommissions.map((commission) => (
                <OldCommission key={commission.id} commission={commission} onRestored={onRestored} />
              ))}
            </RestoreList>
          )
        }
      </Loaded>
    </Below>
  );
}

interface OldCommissionProps {
  commission: SecretariatOldCommissionsQuery['oldCommissions'][number];
  onRestored: () => Promise<unknown>;
}

function OldCommission({ commission: { id, index, name, revision }, onRestored }: OldCommissionProps) {
  const { save } = useSave(SecretariatRestoreCommissionDocument, { done: 'Commissie teruggezet' });
  // Also after a refusal the page is read anew: then it is not what it was.
  const restore = async () => {
    try {
      await withFailure(save({ id, revision }));
    } finally {
      await onRestored();
    }
  };
  return (
    <RestoreRow name={name} onRestore={restore}>
      {index} - {name}
    </RestoreRow>
  );
}

const Below = styled(Card)`
  margin-top: var(--s5);
`;
