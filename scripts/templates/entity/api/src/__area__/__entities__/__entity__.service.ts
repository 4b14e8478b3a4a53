import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readSortedPage } from '../../platform/database/reading/readPage';
import { changedFields, logNames, searchTextOf, storedTexts } from '../../platform/database/recordFields';
import { addRecord, getRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import { textSearchFilter } from '../../platform/database/reading/findByWords';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { searchable } from '../../platform/text/plainText';
import type { __Entity__Input } from './__entity__.input';
import { type __Entity__, __Entity__Model } from './__entity__.model';
import { __entity__Fields } from './__entity__Fields';

const WHAT = "__This_one__";
const LOG_NAMES = logNames(__entity__Fields);

/** A page of __words__ by name. @param search words of name and note @param columns that are needed */
export function pageOf__Entities__(
  search: string | null | undefined,
  page: PageRequest,
  columns?: Columns,
): Promise<Page<__Entity__>> {
  const words = textSearchFilter('searchText', search);
  const filter = words.length > 0 ? { $and: words } : {};
  return readSortedPage<__Entity__>(__Entity__Model, filter, page, columns ?? WITHOUT_LOG);
}

/** One __word__. @throws NOT_FOUND */
export function get__Entity__(id: string): Promise<__Entity__> {
  return getRecord<__Entity__>(__Entity__Model, id, WHAT);
}

/** Adds __a_word__. @throws BAD_USER_INPUT */
export function add__Entity__(actor: SessionUser, input: __Entity__Input): Promise<__Entity__> {
  const changeLog = [logLine(actor, "__one__ toegevoegd")];
  return addRecord<__Entity__>(__Entity__Model, { ...stored__Entity__(input), changeLog });
}

/** Changes __a_word__. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function edit__Entity__(
  actor: SessionUser,
  id: string,
  revision: number,
  input: __Entity__Input,
): Promise<__Entity__> {
  const before = await getRecordAt<__Entity__>(__Entity__Model, id, revision, WHAT);
  const fields = stored__Entity__(input);
  const line = changedFields<__Entity__>(LOG_NAMES, before, fields);
  return updateAtRevision<__Entity__>({
    model: __Entity__Model,
    id,
    revision,
    actor,
    what: WHAT,
    update: { $set: fields, $push: pushLogLine(actor, line) },
  });
}

/** Moves __a_word__ to the trash. @returns its id @throws NOT_FOUND */
export async function delete__Entity__(id: string): Promise<string> {
  await removeRecord(__Entity__Model, id, WHAT);
  return id;
}

function stored__Entity__(input: __Entity__Input) {
  const texts = storedTexts(__entity__Fields, input);
  return { ...texts, sortName: searchable(texts.name), searchText: searchTextOf(__entity__Fields, texts) };
}
