import { DeviceList, TokenList } from 'kit/devices';
import { ConfirmActionDialog } from 'kit/editing';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Navigate, useParams } from 'kit/router';
import { useSession, useUser } from 'kit/session';
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  LinkButton,
  PageTitle,
  Skeleton,
  Stack,
} from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatEndUserSessionDocument,
  SecretariatPermissionChoicesDocument,
  SecretariatResetSecondFactorDocument,
  SecretariatRevokeUserTokenDocument,
  SecretariatUserDevicesDocument,
  SecretariatUserDocument,
  SecretariatUserSecondFactorDocument,
  type SecretariatUserSecondFactorQuery,
  SecretariatUserTokensDocument,
  SecretariatViewAsDocument,
} from '../../../gql/graphql';
import { EditUserForm } from './EditUserForm';
import { UserFormSkeleton } from './UserForm';

/** Changes a user, fetched anew by the uid of the path. */
export function EditUserPage() {
  const { uid = '' } = useParams();
  const me = useUser();
  const isAdmin = me.role === 'Admin';
  const user = useQuery(SecretariatUserDocument, { variables: { id: uid }, fetchPolicy: 'network-only' });
  // Who chairs what may have changed since it was read.
  const choices = useQuery(SecretariatPermissionChoicesDocument);
  const [saved, setSaved] = useState(false);
  // In the place of the form, so that its leave warning is gone before the page is left.
  if (saved) return <Navigate to="/gebruikers" replace />;

  const isLoaded = user.data && choices.data;
  const error = user.error ?? choices.error;
  const retry = () => void Promise.all([user.refetch(), choices.refetch()]).catch(() => undefined);
  return (
    <>
      <PageTitle
        sub={user.data?.user.name}
        actions={
          user.data && isAdmin && uid !== me.id && <ViewAsButton userId={uid} name={user.data.user.name} />
        }
      >
        Gebruiker aanpassen
      </PageTitle>
      {isLoaded && (
        <EditUserForm
          key={user.data.user.id}
          user={user.data.user}
          choices={choices.data}
          onSaved={() => setSaved(true)}
        />
      )}
      {isLoaded && isAdmin && (
        <Below>
          <UserDevices userId={uid} />
          <UserSecondFactor userId={uid} name={user.data.user.name} />
          <UserTokens userId={uid} />
        </Below>
      )}
      {!isLoaded && !error && <UserFormSkeleton />}
      {!isLoaded && error && <NotShown error={error} onRetry={retry} />}
    </>
  );
}

const Below = styled(Stack)`
  margin-top: var(--s4);
`;

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { code, message } = toApiError(error);
  return (
    <>
      <ErrorState
        title="Deze gebruiker kan niet worden getoond"
        text={message}
        onRetry={code === 'NOT_FOUND' ? undefined : onRetry}
      />
      <LinkButton to="/gebruikers" variant="ghost">
        Naar de gebruikers
      </LinkButton>
    </>
  );
}

/** Where a user is signed in, for who has the role Admin. @param userId whose devices */
function UserDevices({ userId }: { userId: string }) {
  const { data, error, refetch, updateQuery } = useQuery(SecretariatUserDevicesDocument, {
    variables: { userId },
    fetchPolicy: 'network-only',
  });
  const end = useSave(SecretariatEndUserSessionDocument, { done: 'Sessie beëindigd' });
  const endOne = (id: string) =>
    void end.save({ userId, id }).then(
      ({ endUserSession }) => updateQuery(() => ({ userSessions: endUserSession })),
      // A failure is in `error` already.
      () => undefined,
    );
  return (
    <Card title="Waar deze gebruiker is ingelogd">
      {data?.userSessions.length === 0 && 'Deze gebruiker is nergens ingelogd.'}
      {data && <DeviceList devices={data.userSessions} busy={end.saving} onEnd={endOne} />}
      {end.error && <Alert kind="error">{end.error.message}</Alert>}
      {!data && !error && <Skeleton rows={2} />}
      {!data && error && (
        <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </Card>
  );
}

/** With which tokens programs ask in the name of a user, for who has the role Admin. @param userId whose */
function UserTokens({ userId }: { userId: string }) {
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

/** 'Bekijk als': shows an Admin the portal as this user sees it, reading only. It asks first: the tabs all change. */
function ViewAsButton({ userId, name }: { userId: string; name: string }) {
  const { leaveTo } = useSession();
  const { save, saving, error } = useSave(SecretariatViewAsDocument);
  const [asking, setAsking] = useState(false);
  const view = () =>
    void save({ userId }).then(
      ({ viewAs }) => leaveTo(viewAs.id),
      // Shown in the dialog.
      () => undefined,
    );
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Bekijk als
      </Button>
      <ConfirmDialog
        isOpen={asking}
        title={`Portaal bekijken als ${name}?`}
        confirmLabel="Bekijk als"
        busy={saving}
        error={error?.message}
        onConfirm={view}
        onCancel={() => setAsking(false)}
      >
        Je ziet het menu en de pagina's zoals {name} ze ziet, in al je tabbladen. Je kunt niets veranderen en
        het komt in het logboek.
      </ConfirmDialog>
    </>
  );
}

type SecondFactor = SecretariatUserSecondFactorQuery['userSecondFactor'];

/** What a user shows beside the password, for who has the role Admin. */
function UserSecondFactor({ userId, name }: { userId: string; name: string }) {
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
