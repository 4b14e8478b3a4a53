import type { ClubMemberFilter } from '../gql/graphql';
import { countries } from './postalCode';

/** What is chosen above the list. */
export interface Filters {
  who: 'active' | 'inactive' | 'all';
  payment: '' | 'paid' | 'notPaid';
  /** Of the payment; empty: the club year. */
  year: string;
  /** 'now': whose jubilee is in the club year; or a number of years. */
  jubilee: string;
  country: string;
  /** Only who proposed a change that waits for approval. */
  waiting: boolean;
  /** Only who cannot be mailed. */
  noEmail: boolean;
}

/** The list as it is opened. */
export function firstFilters(): Filters {
  return { who: 'active', payment: '', year: '', jubilee: '', country: '', waiting: false, noEmail: false };
}

/** What an address may ask for. */
export const allowedFilters = {
  who: ['active', 'inactive', 'all'],
  payment: ['paid', 'notPaid'],
  year: /^\d{4}$/,
  jubilee: ['now', '11', '22', '33', '44', '55'],
  country: countries.map(({ value }) => value),
} as const;

/** How many filters are set, beside the search. */
export function countFilters({ who, payment, jubilee, country, waiting, noEmail }: Filters): number {
  return [who !== 'active', payment, jubilee, country, waiting, noEmail].filter(Boolean).length;
}

/**
 * What the server is asked. @param search what is typed, without spaces around it @param clubYear undefined until known
 */
export function filterOf(filters: Filters, search: string, clubYear: number | undefined): ClubMemberFilter {
  const { who, payment, year, jubilee, country, waiting, noEmail } = filters;
  return {
    ...(search && { search }),
    ...(who !== 'all' && { active: who === 'active' }),
    ...(payment && (year || clubYear) && { [payment]: Number(year || clubYear) }),
    ...(jubilee === 'now' && { jubilee: true }),
    ...(jubilee && jubilee !== 'now' && { jubileeCount: Number(jubilee) }),
    ...(country && { country }),
    ...(waiting && { proposals: true }),
    ...(noEmail && { email: false }),
  };
}
