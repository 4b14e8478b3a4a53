import { toApiError, useQuery } from 'kit/graphql';
import { Navigate, useParams } from 'kit/router';
import { useUser } from 'kit/session';
import { ErrorState, LinkButton, PageTitle, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatPermissionChoicesDocument, SecretariatUserDocument } from '../gql/graphql';
import { EditUserForm } from './EditUserForm';
import { UserDevices } from './UserDevices';
import { UserFormSkeleton } from './UserFormSkeleton';
import { UserSecondFactor } from './UserSecondFactor';
import { UserTokens } from './UserTokens';
import { ViewAsButton } from './ViewAsButton';

/** Changes a user, fetched anew by the uid of the path. */
export function EditUserPage() {
  const { uid = '' } = useParams();
  const me = useUser();
  const isAdmin = me.role === 'Admin';
  const user = useQuery(SecretariatUserDocument, { variables: { id: uid }, fetchPolicy: 'network-only' });
  // Who chairs what may have changed since it was read.
  const choices = useQuery(SecretariatPermissionChoicesDocument, { fetchPolicy: 'cache-and-network' });
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
