import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import type { NewsItem } from './news.model';

type Dated = Pick<NewsItem, 'id' | 'postponementDate' | 'publishedOn' | 'creationDate'>;

/**
 * The day from which an item is news, YYYY-MM-DD: that it waits for, else that on which it was published after having been a
 * draft, else that it was made (docs/domain/website.md, W31, W43).
 */
export function publicationDateOf({
  postponementDate,
  publishedOn,
  creationDate,
}: Omit<Dated, 'id'>): string {
  return postponementDate ?? publishedOn ?? dateInAmsterdam(creationDate);
}

/** By what news is sorted, the newest last: its day, and what was made later after what was made before. */
export function orderOf(item: Dated): string {
  return `${publicationDateOf(item)} ${item.id}`;
}
