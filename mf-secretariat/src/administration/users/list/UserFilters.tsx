import { Select } from 'kit/fields';
import { SearchAndFilters } from 'kit/lists';
import type { ChangeEvent } from 'react';

import { commissionOptions, type PermissionChoices, singlePermissions } from '../rights/permissionChoices';
import { countFilters, everybody, type Kind, type UserFilter } from './userFilter';

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
export function UserFilters({ text, onText, filter, onFilter, choices, found }: UserFiltersProps) {
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
