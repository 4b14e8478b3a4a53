import { extensionPoint } from '../../platform/extensionPoint';
import type { RequestContext } from '../people/requestContext';
import type { SearchItem, SearchKind } from './search.types';

/** Of one source. */
export const MOST_OF_ONE = 5;

/** What a source found; which kind it is of, it says once. */
export type Found = Omit<SearchItem, 'kind'>;

/** What an area lets people find. */
export interface SearchSource {
  /** Unique; in the log when it fails. */
  key: string;
  kind: SearchKind;
  /**
   * Whether who asks may find these: by `passes` with what stands in the `@Allow` of the operation that shows them. Of
   * each record only what that operation shows to them is told.
   */
  allowed: (context: RequestContext) => Promise<boolean>;
  /**
   * What holds every word of a text, by queries that an index answers.
   * @param text trimmed, two characters or more
   * @param most how many; more than are shown, so that the likeliest can be chosen
   */
  find: (context: RequestContext, text: string, most: number) => Promise<Found[]>;
}

/** Where areas say what can be found. What two of them find by one id is told once, as the first one does. */
export const searchSources = extensionPoint<SearchSource>('search');

/**
 * A path with what its list is searched for.
 * @param path with its query, if it has one
 * @param open the id of the row that is opened, in a list whose rows open
 */
export function searchedIn(path: string, text: string, open?: string): string {
  const opened = open === undefined ? '' : `&open=${encodeURIComponent(open)}`;
  return `${path}${path.includes('?') ? '&' : '?'}zoek=${encodeURIComponent(text)}${opened}`;
}
