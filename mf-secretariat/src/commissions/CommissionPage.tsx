import { toApiError, useQuery } from 'kit/graphql';
import { useParams } from 'kit/router';
import { AreaPlaceholder, ErrorState, Skeleton } from 'kit/ui';

import { SecretariatCommissionDocument } from '../gql/graphql';

/** The page of one committee, for its members (spec 1-portal.md, section 2.1); its parts are still to be made. */
export function CommissionPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(SecretariatCommissionDocument, { variables: { id } });
  if (data) {
    const { index, name } = data.commission;
    return <AreaPlaceholder area="de commissies" title={`Commissie ${index} - ${name}`} />;
  }
  if (error) {
    return (
      <ErrorState text={toApiError(error).message} onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  return <Skeleton />;
}
