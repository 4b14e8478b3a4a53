import { ConfirmActionDialog } from 'kit/editing';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Button, Card, ErrorState, Skeleton } from 'kit/ui';
import { useState } from 'react';

import {
  SecretariatResetSecondFactorDocument,
  SecretariatUserSecondFactorDocument,
  type SecretariatUserSecondFactorQuery,
} from '../../../gql/graphql';

type SecondFactor = SecretariatUserSecondFactorQuery['userSecondFactor'];

/** What a user shows beside the password, for who has the role Admin. */
export function UserSecondFactor({ userId, name }: { userId: string; name: string }) {
  const me = useUser();
  const { data, error, refetch, updateQuery } = useQuery(SecretariatUserSecondFactorDocument, {
    variables: { userId },
    fetchPolicy: 'network-only',
  });
  const { save } = useSave(SecretariatResetSecondFactorDocument, { done: 'Tweede stap weggehaald' });
  const [asking, setAsking] = useState(false);
  const factor = data?.userSecondFactor;
  const reset = async () => {
    const { resetSecondFactor } = await save({ userId });
    updateQuery(() => ({ userSecondFactor: resetSecondFactor }));
  };
  return (
    <Card title="Inloggen in twee stappen">
      {factor && <p>{describe(factor)}</p>}
      {factor && isSet(factor) && me.id !== userId && (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Tweede stap weghalen
        </Button>
      )}
      {!factor && !error && <Skeleton rows={1} />}
      {!factor && error && (
        <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      <ConfirmActionDialog
        isOpen={asking}
        question="Tweede stap weghalen?"
        confirmLabel="Weghalen"
        onConfirm={reset}
        onClose={() => setAsking(false)}
      >
        {name} logt daarna alleen met het wachtwoord in, en krijgt daar een mail over. Doe dit alleen als je
        zeker weet wie het vraagt.
      </ConfirmActionDialog>
    </Card>
  );
}

function isSet({ hasAuthenticator, passkeys }: SecondFactor): boolean {
  return hasAuthenticator || passkeys.length > 0;
}

function describe(factor: SecondFactor): string {
  if (!isSet(factor)) return 'Deze gebruiker heeft geen tweede stap ingesteld.';
  const codes = `${factor.recoveryCodesLeft} ${factor.recoveryCodesLeft === 1 ? 'herstelcode' : 'herstelcodes'}`;
  return [
    factor.hasAuthenticator && `Authenticator-app ingesteld, met nog ${codes}.`,
    factor.passkeys.length > 0 && `Passkeys: ${factor.passkeys.map(({ name }) => name).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
