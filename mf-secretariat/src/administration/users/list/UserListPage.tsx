import { Loaded } from 'kit/data';
import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatDate } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import {
  PagedCard,
  PlainList,
  SearchAndFilters,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { useUser } from 'kit/session';
import {
  Button,
  Card,
  ConfirmDialog,
  LinkButton,
  PageActions,
  PageTitle,
  phone,
  Skeleton,
  SkeletonBar,
  Stack,
} from 'kit/ui';
import { Upload } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../../gql/fragment-masking';
import {
  type Permission,
  SecretariatPermissionChoicesDocument,
  SecretariatRemoveUserDocument,
  type SecretariatUserExportFragment,
  SecretariatUserExportFragmentDoc,
  SecretariatUsersDocument,
  type SecretariatUsersQuery,
  type UserFilterInput,
  type UserOrder,
} from '../../../gql/graphql';
import { isChair } from '../rights/commissionEntries';
import { commissionOptions, type PermissionChoices, singlePermissions } from '../rights/permissionChoices';
import { DeactivateUserDialog } from './DeactivateUserDialog';
import { MembershipBar, useSelection } from './MembershipBar';
import { UserCard } from './UserCard';

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

interface RemoveUserDialogProps {
  /** Who is to be removed; the dialog is open as long as there is somebody. */
  user: { id: string; name: string; email: string } | undefined;
  /** Brings the list up to date. */
  onRemoved: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before a user is removed. The list follows when the server has confirmed,
 * well within 2 s; a failure stays in the dialog.
 */
function RemoveUserDialog({ user, onRemoved, onClose }: RemoveUserDialogProps) {
  const { save, saving, error, reset } = useSave(SecretariatRemoveUserDocument, {
    done: 'Gebruiker verwijderd',
  });
  const close = () => {
    reset();
    onClose();
  };
  const removed = async () => {
    onClose();
    await onRemoved();
  };
  const confirm = () => {
    // a failure is in `error` already
    if (user) void save({ id: user.id }).then(removed, () => undefined);
  };
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title="Weet je zeker dat je deze gebruiker wilt verwijderen?"
      confirmLabel="Verwijderen"
      onConfirm={confirm}
      onCancel={close}
      busy={saving}
      error={error?.message}
    >
      {user?.name} ({user?.email}) verliest meteen de toegang. Dit kan niet ongedaan worden gemaakt. Wie
      vertrekt kun je beter deactiveren: dan draag je over wat er nog openstaat.
    </ConfirmDialog>
  );
}

interface UserFiltersProps {
  text: string;
  onText: (text: string) => void;
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
  /** As soon as it is there. */
  choices: PermissionChoices | undefined;
  found: number | undefined;
}

/** Searching the users, and choosing which are shown and in which order. */
function UserFilters({ text, onText, filter, onFilter, choices, found }: UserFiltersProps) {
  return (
    <SearchAndFilters
      label="Zoek op naam of e-mail"
      list="gebruikers"
      text={text}
      onText={onText}
      count={countFilters(filter)}
      onClear={() => onFilter({ ...everybody, order: filter.order })}
      found={found}
    >
      <FilterFields filter={filter} onFilter={onFilter} choices={choices} />
    </SearchAndFilters>
  );
}

const kinds: { value: Kind | ''; label: string }[] = [
  { value: '', label: 'Alle accounts' },
  { value: 'isChair', label: 'Voorzitters' },
  { value: 'isExternal', label: 'Externe accounts' },
  { value: 'neverSignedIn', label: 'Nog nooit ingelogd' },
  { value: 'isAdmin', label: 'Beheerders' },
  { value: 'isDeactivated', label: 'Gedeactiveerd' },
];
const orders = [
  { value: 'name', label: 'Op naam' },
  { value: 'lastSignIn', label: 'Laatst ingelogd eerst' },
];

function FilterFields({
  filter,
  onFilter,
  choices,
}: Pick<UserFiltersProps, 'filter' | 'onFilter' | 'choices'>) {
  const field = (name: keyof UserFilter) => ({
    value: filter[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      onFilter({ ...filter, [name]: target.value } as UserFilter),
  });
  const permissions = singlePermissions(choices?.permissionCatalogue ?? []);
  const rights = permissions.map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <Select
        label="Recht"
        options={[{ value: '', label: 'Alle rechten' }, ...rights]}
        {...field('permission')}
      />
      <Select
        label="Commissie"
        options={[{ value: '', label: 'Alle commissies' }, ...commissionOptions(choices?.commissions ?? [])]}
        {...field('commissionId')}
      />
      <Select label="Accounts" options={kinds} {...field('kind')} />
      <Select label="Volgorde" options={orders} {...field('order')} />
    </>
  );
}

type Row = FragmentType<typeof SecretariatUserExportFragmentDoc>;

/** People and what they may: a row for each, a column for each right. */
function exportedUsers(choices: PermissionChoices): ExportColumn<Row>[] {
  const { permissionCatalogue, commissions } = choices;
  const of = (value: (user: SecretariatUserExportFragment) => string) => (row: Row) =>
    value(getFragmentData(SecretariatUserExportFragmentDoc, row));
  return [
    { header: 'Naam', value: of(({ name }) => name) },
    { header: 'E-mail', value: of(({ email }) => email) },
    { header: 'Admin', value: of(({ role }) => mark(role === 'Admin')) },
    { header: 'Extern', value: of(({ isExternal }) => mark(isExternal)) },
    {
      header: 'Laatst ingelogd',
      value: of(({ lastSignInAt }) => (lastSignInAt ? formatDate(lastSignInAt) : '')),
    },
    {
      header: 'Commissies',
      value: of(({ permissions: { commissions: entries } }) =>
        commissions
          .filter(({ id }) => entries.includes(id) || isChair(entries, id))
          .map(({ id, index, name }) => `${index} - ${name}${isChair(entries, id) ? ' (voorzitter)' : ''}`)
          .join('\n'),
      ),
    },
    ...singlePermissions(permissionCatalogue).map(({ id, label }) => ({
      header: label,
      value: of(({ permissions }) => mark(permissions.general.includes(id))),
    })),
  ];
}

function mark(isSo: boolean): string {
  return isSo ? 'x' : '';
}

/** One kind of account. */
type Kind = 'isChair' | 'isExternal' | 'neverSignedIn' | 'isAdmin' | 'isDeactivated';

/** What is filled in above the list of users; '' is anything. */
interface UserFilter {
  permission: Permission | '';
  commissionId: string;
  kind: Kind | '';
  order: UserOrder;
}

/** Everybody, by name. */
const everybody: UserFilter = { permission: '', commissionId: '', kind: '', order: 'name' };

/** What an address may ask for. */
const allowedFilter = {
  kind: ['isChair', 'isExternal', 'neverSignedIn', 'isAdmin', 'isDeactivated'],
  order: ['name', 'lastSignIn'],
} as const;

/** How many filters are filled in. */
function countFilters({ permission, commissionId, kind }: UserFilter): number {
  return [permission, commissionId, kind].filter(Boolean).length;
}

/** What is asked of the server: only what is filled in. */
function filterOf({ permission, commissionId, kind }: UserFilter, search: string): UserFilterInput {
  return {
    ...(search && { search }),
    ...(permission && { permission }),
    ...(commissionId && { commissionId }),
    ...(kind && { [kind]: true }),
  };
}
