import { TokenList } from 'kit/devices';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { CopyLinkField } from 'kit/lists';
import { Alert, Button, ErrorState, Skeleton } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { ShellRevokeTokenDocument, ShellTokensDocument, type ShellTokensQuery } from '../gql/lazy/graphql';
import { TokenForm } from './TokenForm';

type Tokens = ShellTokensQuery['apiTokens'];

/** The own API tokens: made, shown once, revoked. */
export function MyTokens() {
  const { data, error, refetch, updateQuery } = useQuery(ShellTokensDocument, {
    fetchPolicy: 'network-only',
  });
  const revoke = useSave(ShellRevokeTokenDocument, { done: 'Token ingetrokken' });
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const show = (apiTokens: Tokens) => updateQuery(() => ({ apiTokens }));
  if (!data && error) {
    return <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data) return <Skeleton rows={2} />;
  return (
    <Root>
      <p>Met een token vraagt een programma namens jou gegevens op, zonder je wachtwoord.</p>
      {secret && (
        <div role="status">
          <Alert kind="warning">Bewaar dit token nu. Het wordt hierna niet meer getoond.</Alert>
          <CopyLinkField label="Nieuw token" noun="Token" url={secret} />
        </div>
      )}
      {data.apiTokens.length > 0 && (
        <TokenList
          tokens={data.apiTokens}
          busy={revoke.saving}
          onRevoke={(id) =>
            void revoke.save({ id }).then(({ revokeApiToken }) => show(revokeApiToken), ignore)
          }
        />
      )}
      {revoke.error && <Alert kind="error">{revoke.error.message}</Alert>}
      {adding ? (
        <TokenForm
          onMade={(made) => {
            show(made.apiTokens);
            setSecret(made.token);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button variant="ghost" onClick={() => setAdding(true)}>
            Token maken
          </Button>
        </div>
      )}
    </Root>
  );
}

/** A failure is shown already. */
function ignore(): void {}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  > p {
    margin: 0;
  }
  [role='status'] {
    display: grid;
    gap: var(--s3);
  }
`;
