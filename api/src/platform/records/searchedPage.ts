import type { Model } from 'mongoose';

import { WITHOUT_LOG } from '../audit/logLine';
import { countRecords, isKept } from '../database/reading/countRecords';
import { idsHolding } from '../database/reading/keptTexts';
import { type Page, type PageRequest, readSortedPage } from '../database/reading/readPage';
import { searchedWords, textSearchFilter } from '../database/reading/searchFilter';

/** Of more records than these it is quicker to go through the order of the list until a page is full. */
const MOST_NAMED = 2000;

/**
 * A page by `sortName` of a list of all records in blocks (`modelOf`), searched in their `searchText`.
 * @param filter which records, beside what is searched @param search words of which each is in the text; empty: all records
 * @throws BAD_USER_INPUT when the cursor is not one of ours
 */
export async function readSearchedPage<T extends { id: string }>(
  model: Model<T>,
  filter: object,
  search: string | null | undefined,
  page: PageRequest,
): Promise<Page<T>> {
  const words = searchedWords(search);
  if (words.length === 0) return readSortedPage<T>(model, filter, page, WITHOUT_LOG, undefined, countRecords);
  const holding = { $and: [filter, ...textSearchFilter('searchText', search)] };
  if (!isKept(filter)) return readSortedPage<T>(model, holding, page, WITHOUT_LOG);
  const ids = await idsHolding(model, filter, words);
  const found = ids.length <= MOST_NAMED ? { $and: [filter, { _id: { $in: ids } }] } : holding;
  return readSortedPage<T>(model, found, page, WITHOUT_LOG, undefined, () => Promise.resolve(ids.length));
}
