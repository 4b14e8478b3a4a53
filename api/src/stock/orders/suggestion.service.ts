import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { anyHoldsWords } from '../../platform/database/reading/searchFilter';
import { addRecord, removeRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import { what } from '../stock.texts';
import {
  type PagadderSuggestion,
  type PagadderSuggestionInput,
  PagadderSuggestionModel,
} from './suggestion.model';

/** A page of suggestions, newest first. @param search words of who, why and by whom */
export function pageOfSuggestions(
  search: string | null | undefined,
  page: PageRequest,
): Promise<Page<PagadderSuggestion>> {
  const each = anyHoldsWords(['who', 'why', 'by'], search);
  return readPage<PagadderSuggestion>(PagadderSuggestionModel, each.length > 0 ? { $and: each } : {}, page);
}

/** Keeps the suggestion of a visitor. */
export async function suggest(input: PagadderSuggestionInput): Promise<void> {
  await addRecord<PagadderSuggestion>(PagadderSuggestionModel, { ...trimmed(input), createdAt: new Date() });
}

/** Removes a suggestion. @throws NOT_FOUND */
export async function deleteSuggestion(id: string): Promise<string> {
  await removeRecord<PagadderSuggestion>(PagadderSuggestionModel, id, what.suggestion);
  return id;
}
