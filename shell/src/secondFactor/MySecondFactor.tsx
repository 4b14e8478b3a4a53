import { toApiError, useQuery } from 'kit/graphql';
import { useSession, useUser } from 'kit/session';
import { Alert, ErrorState, Skeleton } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../gql/lazy/fragment-masking';
import { ShellSecondFactorDocument, ShellSecondFactorPartsFragmentDoc } from '../gql/lazy/graphql';
import { AuthenticatorPart } from './AuthenticatorPart';
import { PasskeysPart } from './PasskeysPart';

/** What I show beside my password: an authenticator app, passkeys. */
export function MySecondFactor() {
  const { refresh } = useSession();
  const { secondFactorMissing } = useUser();
  const { data, error, refetch } = useQuery(ShellSecondFactorDocument, { fetchPolicy: 'network-only' });
  // As it was at first, so that the parts stay where they are while they are read anew.
  const [seen, setSeen] = useState(data);
  if (data && data !== seen) setSeen(data);
  const retry = () => void refetch().catch(() => undefined);
  if (!seen && error) return <ErrorState failure={toApiError(error)} onRetry={retry} />;
  if (!seen) return <Skeleton rows={3} />;
  const factor = getFragmentData(ShellSecondFactorPartsFragmentDoc, seen.mySecondFactor);
  /** Rights may begin or stop to count with it. */
  const changed = () => {
    retry();
    void refresh();
  };
  return (
    <Parts>
      {secondFactorMissing && (
        <Alert kind="warning" title="Stel eerst een tweede stap in">
          Met jouw rechten log je in met meer dan een wachtwoord. Tot je hier een authenticator-app of passkey
          hebt ingesteld, zie je alleen je persoonlijke pagina.
        </Alert>
      )}
      <AuthenticatorPart factor={factor} onChanged={changed} />
      <PasskeysPart passkeys={factor.passkeys} onChanged={changed} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s5);
  h3 {
    margin: 0 0 var(--s1);
  }
  p {
    margin: 0 0 var(--s3);
    color: var(--ink-2);
  }
`;
