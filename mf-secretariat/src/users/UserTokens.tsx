import { TokenList } from 'kit/devices';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Alert, Card, ErrorState, Skeleton } from 'kit/ui';

import { SecretariatRevokeUserTokenDocument, SecretariatUserTokensDocument } from '../gql/graphql';

/** With which tokens programs ask in the name of a user, for who has the role Admin. @param userId whose */
export function UserTokens({ userId }: { userId: string }) {
  const { data, error, refetch, updateQuery } = useQuery(SecretariatUserTokensDocument, {
    variables: { userId },
    fetchPolicy: 'network-only',
  });
  const revoke = useSave(SecretariatRevokeUserTokenDocument, { done: 'Token ingetrokken' });
  const revokeOne = (id: string) =>
    void revoke.save({ userId, id }).then(
      ({ revokeUserApiToken }) => updateQuery(() => ({ userApiTokens: revokeUserApiToken })),
      // A failure is in `error` already.
      () => undefined,
    );
  return (
    <Card title="API-tokens van deze gebruiker">
      {data?.userApiTokens.length === 0 && 'Deze gebruiker heeft geen tokens.'}
      {data && <TokenList tokens={data.userApiTokens} busy={revoke.saving} onRevoke={revokeOne} />}
      {revoke.error && <Alert kind="error">{revoke.error.message}</Alert>}
      {!data && !error && <Skeleton rows={2} />}
      {!data && error && (
        <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </Card>
  );
}
