import type { Location } from 'react-router';

/**
 * Which page an entry of the history belongs to. What is searched, filtered and chosen on a page is in its address too,
 * and is no other page: such an entry says in its state which page it is of (useAddressValues).
 */
export function pageOf({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): string {
  const page = (state as { page?: unknown } | null)?.page;
  return typeof page === 'string' ? page : pathname + search;
}
