import { Select } from 'kit/fields';
import { useQuery } from 'kit/graphql';
import { SearchAndFilters } from 'kit/lists';

import { KrantSellersDocument } from '../gql/graphql';
import { stateLabels } from '../labels';
import { countFilters, type Filters, firstFilters, NOBODY } from './advertiserFilter';

interface AdvertiserFiltersProps {
  text: string;
  onText: (text: string) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  found: number | undefined;
}

const who = [
  { value: 'active', label: 'Actieve adverteerders' },
  { value: 'inactive', label: 'Niet-actieve adverteerders' },
  { value: 'all', label: 'Alle adverteerders' },
];
const states = [
  { value: '', label: 'Elke stand' },
  ...Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
];

/** Searching the advertisers, and choosing which are shown: by state, active or not, and seller. */
export function AdvertiserFilters({ text, onText, filters, onFilters, found }: AdvertiserFiltersProps) {
  const { data } = useQuery(KrantSellersDocument);
  const sellers = (data?.paperSellers ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const set = (name: keyof Filters) => (event: { target: { value: string } }) =>
    onFilters({ ...filters, [name]: event.target.value });
  return (
    <SearchAndFilters
      label="Zoek in de adverteerders"
      list="krant-adverteerders"
      text={text}
      onText={onText}
      count={countFilters(filters)}
      onClear={() => onFilters(firstFilters)}
      found={found}
      onDesk="open"
    >
      <Select label="Stand" value={filters.state} options={states} onChange={set('state')} />
      <Select label="Actief" value={filters.who} options={who} onChange={set('who')} />
      <Select
        label="Verkoper"
        value={filters.contactId}
        options={[
          { value: '', label: 'Alle verkopers' },
          { value: NOBODY, label: 'Zonder verkoper' },
          ...sellers,
        ]}
        onChange={set('contactId')}
      />
    </SearchAndFilters>
  );
}
