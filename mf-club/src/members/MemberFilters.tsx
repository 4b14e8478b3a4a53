import { Select } from 'kit/fields';
import { SearchAndFilters, FilterChips } from 'kit/lists';
import { Checkbox } from 'kit/ui';

import type { ClubMemberFiguresQuery } from '../gql/graphql';
import { countFilters, type Filters, firstFilters } from './memberFilter';
import { useClubYear, usePaymentYears } from './payments/usePaymentYears';
import { countries } from './postalCode';

interface MemberFiltersProps {
  text: string;
  onText: (text: string) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  found: number | undefined;
  /** What each choice shows; absent until it is known. */
  counts: MemberCounts | undefined;
}

/** Searching the members, and choosing which are shown: by state, payment of a year, jubilee and country. */
export function MemberFilters({ text, onText, filters, onFilters, found, counts }: MemberFiltersProps) {
  return (
    <SearchAndFilters
      label="Zoek in de leden"
      list="club-leden"
      text={text}
      onText={onText}
      count={countFilters(filters)}
      onClear={() => onFilters(firstFilters())}
      found={found}
      chips={<MemberChips filters={filters} onFilters={onFilters} counts={counts} />}
    >
      <FilterFields filters={filters} onFilters={onFilters} />
    </SearchAndFilters>
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
const jubileesOf = (year: number | undefined) => [
  { value: '', label: 'Met of zonder jubileum' },
  { value: 'now', label: `Jubileum in ${year ?? 'dit jaar'}` },
  ...['11', '22', '33', '44', '55'].map((value) => ({ value, label: `${value} jaar` })),
];
const everyCountry = [{ value: '', label: 'Alle landen' }, ...countries];

function FilterFields({ filters, onFilters }: Pick<MemberFiltersProps, 'filters' | 'onFilters'>) {
  const clubYear = useClubYear();
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
          value={filters.year || String(clubYear ?? '')}
          options={years}
          onChange={(event) => set('year', event.target.value)}
        />
      )}
      <Select
        label="Jubileum"
        value={filters.jubilee}
        options={jubileesOf(clubYear)}
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
      <Checkbox
        label="Zonder e-mailadres"
        checked={filters.noEmail}
        onChange={(event) => onFilters({ ...filters, noEmail: event.target.checked })}
      />
    </>
  );
}

/** What each chip chooses of the filters; the others stay. */
const choices = {
  all: { payment: '', year: '', jubilee: '', noEmail: false },
  notPaid: { payment: 'notPaid', year: '', jubilee: '', noEmail: false },
  paid: { payment: 'paid', year: '', jubilee: '', noEmail: false },
  jubilee: { payment: '', year: '', jubilee: 'now', noEmail: false },
  withoutEmail: { payment: '', year: '', jubilee: '', noEmail: true },
} as const;
type Choice = keyof typeof choices;

const labels: readonly { id: Choice; label: string }[] = [
  { id: 'all', label: 'Alle' },
  { id: 'notPaid', label: 'Niet betaald' },
  { id: 'paid', label: 'Betaald' },
  { id: 'jubilee', label: 'Jubileum' },
  { id: 'withoutEmail', label: 'Zonder e-mail' },
];

/** How many members each chip shows. */
type MemberCounts = ClubMemberFiguresQuery['clubMemberFigures']['counts'];

interface MemberChipsProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Absent until they are known. */
  counts: MemberCounts | undefined;
}

/** The filters of the members that are chosen most, with how many each of them shows. */
function MemberChips({ filters, onFilters, counts }: MemberChipsProps) {
  const chosen = labels.find(({ id }) => {
    const { payment, year, jubilee, noEmail } = choices[id];
    return (
      filters.payment === payment &&
      filters.year === year &&
      filters.jubilee === jubilee &&
      filters.noEmail === noEmail
    );
  });
  return (
    <FilterChips
      label="Welke leden"
      chips={labels.map(({ id, label }) => ({ id, label, count: counts?.[id] }))}
      chosen={chosen?.id}
      onChoose={(id) => onFilters({ ...filters, ...choices[id] })}
    />
  );
}
