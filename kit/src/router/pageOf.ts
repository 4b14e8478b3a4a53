import type { Location } from 'react-router';

/**
 * Which page an entry of the history belongs to. What is searched, filtered and chosen on a page is in its address too,
 * and is no other page: such an entry says in its state which page it is of (useAddressValues).
 */
export function pageOf({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): string {
  const page = (state as { page?: unknown } | null)?.page;
  return typeof page === 'string' ? page : pathname + search;
}

/** The key of the entry that a page was shown with; the entry of a dialog over it says which (LayersInHistory of kit/session). */
export function entryOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const entry = (state as { entry?: unknown } | null)?.entry;
  return typeof entry === 'string' ? entry : key;
}
