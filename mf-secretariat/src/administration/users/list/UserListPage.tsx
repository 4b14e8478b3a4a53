import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { PagedCard, useAddressText, useDebouncedValue, usePages, PlainList } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { useUser } from 'kit/session';
import {
  Button,
  LinkButton,
  PageActions,
  PageTitle,
  Skeleton,
  Stack,
  Card,
  phone,
  SkeletonBar,
} from 'kit/ui';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatPermissionChoicesDocument,
  SecretariatUsersDocument,
  type SecretariatUsersQuery,
} from '../../../gql/graphql';
import type { PermissionChoices } from '../rights/permissionChoices';
import { DeactivateUserDialog } from './DeactivateUserDialog';
import { exportedUsers } from './exportedUsers';
import { MembershipBar, useSelection } from './MembershipBar';
import { RemoveUserDialog } from './RemoveUserDialog';
import { UserCard } from './UserCard';
import { allowedFilter, countFilters, everybody, filterOf } from './userFilter';
import { UserFilters } from './UserFilters';

/** The cards of the users: one column on a phone, two or three on a wide screen; holds `li`. */
const UserGrid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--s4);
  @media ${phone} {
    gap: var(--s2);
  }
`;

/** The shape of the list while it is loaded. */
function UserGridSkeleton() {
  return (
    <Skeleton text="Gebruikers laden...">
      <UserGrid aria-hidden>
        {Array.from({ length: 6 }, (_, card) => (
          <li key={card}>
            <Card>
              <SkeletonBar width="60%" height={28} />
              <SkeletonBar width="80%" />
              <SkeletonBar width="50%" height={36} round />
            </Card>
          </li>
        ))}
      </UserGrid>
    </Skeleton>
  );
}

// With what reads files.
const ImportUsers = lazy(async () => ({ default: (await import('../import/ImportUsers')).ImportUsers }));

type User = SecretariatUsersQuery['users']['edges'][number]['node'];

/** The users, to find, change, remove and add. */
export function UserListPage() {
  const [text, setText] = useAddressText();
  const [filter, setFilter] = useAddressValues(everybody, { allowed: allowedFilter });
  const search = useDebouncedValue(text.trim());
  const variables = { filter: filterOf(filter, search), order: filter.order };
  const pages = usePages({ query: SecretariatUsersDocument, variables, field: 'users' });
  const { data: choices, error: withoutChoices } = useQuery(SecretariatPermissionChoicesDocument);
  const selection = useSelection();
  const [isImporting, setImporting] = useState(false);
  const { data, error } = pages.query;
  // With what can be chosen stands the bar above the list, which would push it down.
  const isLoading = !error && !(data && (choices ?? withoutChoices));
  // In the place of the list: it is a page of its own.
  if (isImporting) {
    return (
      <>
        <PageTitle>Gebruikers</PageTitle>
        <Suspense fallback={<Skeleton rows={4} />}>
          <ImportUsers onDone={pages.reload} onClose={() => setImporting(false)} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <PageTitle
        actions={
          <PageActions
            primary={
              <LinkButton to="/gebruikertoevoegen" size="small">
                Gebruiker toevoegen
              </LinkButton>
            }
          >
            <Button
              variant="ghost"
              size="small"
              icon={<Upload aria-hidden />}
              onClick={() => setImporting(true)}
            >
              Importeren
            </Button>
          </PageActions>
        }
      >
        Gebruikers
      </PageTitle>
      <Stack>
        <UserFilters
          text={text}
          onText={setText}
          filter={filter}
          onFilter={setFilter}
          choices={choices}
          found={data?.users.totalCount}
        />
        {isLoading && <UserGridSkeleton />}
        {!isLoading && (
          <Loaded query={pages.query} subject="De lijst met gebruikers">
            {({ users }) => (
              <>
                {choices && (
                  <MembershipBar
                    shown={users.edges.map(({ node }) => node.id)}
                    selection={selection}
                    choices={choices}
                    onDone={pages.reload}
                  />
                )}
                <PagedCard
                  pages={pages}
                  list={users}
                  rowsOf={(nodes) => nodes}
                  nouns={['gebruiker', 'gebruikers']}
                  fileName="gebruikers-en-rechten"
                  exported={choices ? exportedUsers(choices) : []}
                  isNarrowed={search !== '' || countFilters(filter) > 0}
                  empty={{
                    title: 'Er zijn geen gebruikers om weer te geven.',
                    text: 'Voeg de eerste gebruiker toe.',
                  }}
                  notFound={{
                    title: 'Geen gebruiker gevonden',
                    text: 'Zoek op een ander deel van naam of e-mail, of wis de filters.',
                  }}
                >
                  {(found) => (
                    <UserCards
                      users={found}
                      choices={choices}
                      selection={selection}
                      onChanged={pages.reload}
                    />
                  )}
                </PagedCard>
              </>
            )}
          </Loaded>
        )}
      </Stack>
    </>
  );
}

interface UserCardsProps {
  users: readonly User[];
  choices: PermissionChoices | undefined;
  selection: ReturnType<typeof useSelection>;
  onChanged: () => Promise<unknown>;
}

function UserCards({ users, choices, selection, onChanged }: UserCardsProps) {
  const me = useUser();
  const [deactivating, setDeactivating] = useState<User>();
  const [removing, setRemoving] = useState<User>();
  return (
    <>
      <UserGrid>
        {users.map((user) => (
          <li key={user.id}>
            <UserCard
              user={user}
              choices={choices}
              isSelected={selection.has(user.id)}
              onSelect={(isSelected) => selection.set([user.id], isSelected)}
              onDeactivate={user.id === me.id ? undefined : () => setDeactivating(user)}
              onRemove={user.id === me.id ? undefined : () => setRemoving(user)}
              onReactivated={onChanged}
            />
          </li>
        ))}
      </UserGrid>
      {deactivating && (
        <DeactivateUserDialog
          key={deactivating.id}
          user={deactivating}
          onDone={onChanged}
          onClose={() => setDeactivating(undefined)}
        />
      )}
      <RemoveUserDialog user={removing} onRemoved={onChanged} onClose={() => setRemoving(undefined)} />
    </>
  );
}
