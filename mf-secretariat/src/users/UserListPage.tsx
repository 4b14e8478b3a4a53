import { toApiError, useQuery } from 'kit/graphql';
import { filterRows } from 'kit/lists';
import { useUser } from 'kit/session';
import { EmptyState, ErrorState, LinkButton, PageTitle, SearchField, VisuallyHidden } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatUsersDocument, type SecretariatUsersQuery } from '../gql/graphql';
import { RemoveUserDialog } from './RemoveUserDialog';
import { UserCard } from './UserCard';
import { UserGrid, UserGridSkeleton } from './UserGrid';

type User = SecretariatUsersQuery['users'][number];

/** All users, to change, remove and add. */
export function UserListPage() {
  const { data, error, refetch } = useQuery(SecretariatUsersDocument);
  return (
    <>
      <PageTitle
        sub={data && (data.users.length === 1 ? '1 gebruiker' : `${data.users.length} gebruikers`)}
        actions={<LinkButton to="/gebruikertoevoegen">Gebruiker toevoegen</LinkButton>}
      >
        Gebruikers
      </PageTitle>
      {data && <UserList users={data.users} />}
      {!data && !error && <UserGridSkeleton />}
      {!data && error && (
        <ErrorState
          title="De gebruikers konden niet worden geladen"
          text={toApiError(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  );
}

function UserList({ users }: { users: readonly User[] }) {
  const me = useUser();
  const [text, setText] = useState('');
  const [removing, setRemoving] = useState<User>();
  const shown = filterRows(users, text, ({ name, email }) => `${name} ${email}`);
  if (users.length === 0) {
    return (
      <EmptyState title="Er zijn geen gebruikers om weer te geven." text="Voeg de eerste gebruiker toe." />
    );
  }
  return (
    <>
      <Search>
        <SearchField label="Zoek op naam of e-mail" value={text} onChange={setText} />
        <VisuallyHidden role="status">{text && `${shown.length} gevonden`}</VisuallyHidden>
      </Search>
      {shown.length === 0 && (
        <EmptyState title="Geen gebruiker gevonden" text="Zoek op een ander deel van naam of e-mail." />
      )}
      <UserGrid>
        {shown.map((user) => (
          <li key={user.id}>
            <UserCard user={user} onRemove={user.id === me.id ? undefined : () => setRemoving(user)} />
          </li>
        ))}
      </UserGrid>
      <RemoveUserDialog user={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}

const Search = styled.div`
  margin-bottom: var(--s4);
`;
