import { Select } from 'kit/fields';
import { FilterGrid } from 'kit/lists';
import { Button, Checkbox, SearchField, Toolbar } from 'kit/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { countFilters, type Filters, firstFilters } from './memberFilter';
import { countries } from './postalCode';
import { usePaymentYears } from './usePaymentYears';

interface MemberFiltersProps {
  text: string;
  onText: (text: string) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** Searching the members, and choosing which are shown: by state, payment of a year, jubilee and country. */
export function MemberFilters({ text, onText, filters, onFilters }: MemberFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <Root data-no-print>
      <Toolbar>
        <SearchField label="Zoek in de leden" value={text} onChange={onText} />
        <Button
          variant="ghost"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {count ? `Filters (${count})` : 'Filters'}
        </Button>
      </Toolbar>
      {isOpen && (
        <FilterGrid id={id} role="group" aria-label="Filters">
          <FilterFields filters={filters} onFilters={onFilters} />
          {count > 0 && (
            <Button variant="text" onClick={() => onFilters(firstFilters())}>
              Filters wissen
            </Button>
          )}
        </FilterGrid>
      )}
    </Root>
  );
}

const who = [
  { value: 'active', label: 'Actieve leden' },
  { value: 'inactive', label: 'Niet-actieve leden' },
  { value: 'all', label: 'Alle leden' },
];
const payments = [
  { value: '', label: 'Betaald of niet' },
  { value: 'paid', label: 'Betaald in' },
  { value: 'notPaid', label: 'Niet betaald in' },
];
const jubilees = [
  { value: '', label: 'Met of zonder jubileum' },
  { value: 'now', label: 'Jubileum dit jaar' },
  ...['11', '22', '33', '44', '55'].map((value) => ({ value, label: `${value} jaar` })),
];
const everyCountry = [{ value: '', label: 'Alle landen' }, ...countries];

function FilterFields({ filters, onFilters }: Pick<MemberFiltersProps, 'filters' | 'onFilters'>) {
  const years = usePaymentYears().map((year) => ({ value: String(year), label: String(year) }));
  const set = <Name extends keyof Filters>(name: Name, value: string) =>
    onFilters({ ...filters, [name]: value });
  return (
    <>
      <Select label="Leden" value={filters.who} options={who} onChange={(e) => set('who', e.target.value)} />
      <Select
        label="Betaling"
        value={filters.payment}
        options={payments}
        onChange={(event) => set('payment', event.target.value)}
      />
      {filters.payment && (
        <Select
          label="Jaar"
          value={filters.year}
          options={years}
          onChange={(event) => set('year', event.target.value)}
        />
      )}
      <Select
        label="Jubileum"
        value={filters.jubilee}
        options={jubilees}
        onChange={(event) => set('jubilee', event.target.value)}
      />
      <Select
        label="Land"
        value={filters.country}
        options={everyCountry}
        onChange={(event) => set('country', event.target.value)}
      />
      <Checkbox
        label="Wijziging wacht op goedkeuring"
        checked={filters.waiting}
        onChange={(event) => onFilters({ ...filters, waiting: event.target.checked })}
      />
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s3);
`;
