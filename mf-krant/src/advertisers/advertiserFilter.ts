import type { AdvertiserFilter, AdvState } from '../gql/graphql';
import { stateLabels } from '../labels';

/** What is chosen above the list. */
export interface Filters {
  who: 'active' | 'inactive' | 'all';
  /** Of the advertisement in the active edition. */
  state: AdvState | '';
  /** The id of the responsible user, or NOBODY. */
  contactId: string;
}

/** Instead of a seller: the advertisers that have none. */
export const NOBODY = 'geen';

/** The list as it is opened. */
export const firstFilters: Filters = { who: 'active', state: '', contactId: '' };

/** What an address may ask for. */
export const allowedFilters = {
  who: ['active', 'inactive', 'all'],
  state: Object.keys(stateLabels),
} as const;

/** How many filters are set, beside the search. */
export function countFilters({ who, state, contactId }: Filters): number {
  return [who !== 'active', state, contactId].filter(Boolean).length;
}

/** What the server is asked. @param search what is typed, without spaces around it */
export function filterOf({ who, state, contactId }: Filters, search: string): AdvertiserFilter {
  return {
    ...(search && { search }),
    ...(who !== 'all' && { active: who === 'active' }),
    ...(state && { state }),
    ...(contactId && (contactId === NOBODY ? { withoutSeller: true } : { contactId })),
  };
}
