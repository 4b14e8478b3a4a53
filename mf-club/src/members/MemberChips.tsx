import { FilterChips } from 'kit/lists';

import type { ClubMemberFiguresQuery } from '../gql/graphql';
import type { Filters } from './memberFilter';

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
export type MemberCounts = ClubMemberFiguresQuery['clubMemberFigures']['counts'];

interface MemberChipsProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Absent until they are known. */
  counts: MemberCounts | undefined;
}

/** The filters of the members that are chosen most, with how many each of them shows. */
export function MemberChips({ filters, onFilters, counts }: MemberChipsProps) {
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
