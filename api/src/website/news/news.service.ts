import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import type { Columns } from '../../platform/database/reading/columns';
import {
  type Page,
  type PageOrder,
  type PageRequest,
  readSortedPage,
} from '../../platform/database/reading/readPage';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { trimmed } from '../../platform/text/plainText';
import { webAddress } from '../../platform/text/webAddress';
import { Postpone } from '../website.enums';
import { chooseFile, dropReplaced } from '../website.files';
import { NEWS_FOLDER } from '../website.tables';
import { websiteTexts } from '../website.texts';
import type { NewsItemInput } from './news.input';
import { type NewsItem, NewsItemModel } from './news.model';
import { orderOf } from './newsOrder';

const WHAT = 'Dit nieuwsbericht';

/** What the foundation allows. */
export interface NewsRules {
  /** Whether news can be postponed. */
  newsPostpone: boolean;
}

/** Newest first, by the day of publication. */
export const NEWEST_FIRST: PageOrder = { field: 'order', direction: -1 };

/** News, newest first; what is still to come before that. */
export function listNews(page: PageRequest): Promise<Page<NewsItem>> {
  return readSortedPage<NewsItem>(NewsItemModel, {}, page, {}, NEWEST_FIRST);
}

/** One news item. @param columns that are needed; all when not given @throws NOT_FOUND */
export function getNewsItem(id: string, columns?: Columns): Promise<NewsItem> {
  return getRecord<NewsItem>(NewsItemModel, id, WHAT, columns);
}

/** Adds news. @throws BAD_USER_INPUT */
export async function addNewsItem(
  actor: SessionUser,
  input: NewsItemInput,
  rules: NewsRules,
): Promise<NewsItem> {
  const fields = await fieldsOf(actor, input, rules);
  const [_id, creationDate] = [new Types.ObjectId(), new Date()];
  const order = orderOf({ ...fields, id: _id.toHexString(), creationDate });
  const made = { ...fields, order, creationDate, creator: actor.name, createdBy: actor.id };
  return addRecord<NewsItem>(NewsItemModel, { _id, ...made } as Partial<NewsItem>);
}

/** Changes news. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editNewsItem(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  input: NewsItemInput,
  rules: NewsRules,
): Promise<NewsItem> {
  const before = await getRecordAt<NewsItem>(NewsItemModel, id, revision, WHAT);
  const fields = await fieldsOf(actor, input, rules, before);
  const { creationDate } = before;
  const update = { $set: { ...fields, order: orderOf({ ...fields, id, creationDate }) } };
  const after = await updateAtRevision<NewsItem>({
    model: NewsItemModel,
    id,
    revision,
    actor,
    update,
    what: WHAT,
  });
  await dropReplaced(portal, before.photo, after.photo);
  return after;
}

/** Removes news and its photo. @returns its id @throws NOT_FOUND */
export async function deleteNewsItem(portal: PortalContext, id: string): Promise<string> {
  const { photo } = await removeRecord<NewsItem>(NewsItemModel, id, WHAT);
  await portal.files.release(photo);
  return id;
}

async function fieldsOf(actor: SessionUser, input: NewsItemInput, rules: NewsRules, current?: NewsItem) {
  const { title, text, tags, photoId, link, linkURL } = trimmed(input);
  const publication = publicationOf(input, rules, current);
  return {
    title,
    text: cleanHtml(text),
    tags: [...new Set(tags)],
    link: link || null,
    linkURL: linkURL ? webAddress(linkURL) : null,
    ...publication,
    photo: await chooseFile({
      actor,
      folder: NEWS_FOLDER,
      fileId: photoId,
      field: 'photoId',
      current: current?.photo,
    }),
  };
}

/**
 * What was chosen before may stay although its day has come, and get another day although postponing was switched off
 * since.
 */
function publicationOf(
  { postpone, postponementDate }: NewsItemInput,
  { newsPostpone }: NewsRules,
  current?: NewsItem,
): Pick<NewsItem, 'postpone' | 'postponementDate'> {
  if (postpone === Postpone.no) return { postpone, postponementDate: null };
  const wasPostponed = current?.postpone === postpone;
  const isUnchanged = wasPostponed && current.postponementDate === postponementDate;
  if (!wasPostponed && !newsPostpone) throw badInput({ postpone: websiteTexts.postponeOff });
  if (!postponementDate) throw badInput({ postponementDate: texts.required });
  const today = todayInAmsterdam();
  if (!isUnchanged && (postponementDate < today || postponementDate > yearAfter(today))) {
    throw badInput({ postponementDate: websiteTexts.postponementDate });
  }
  return { postpone, postponementDate };
}

function yearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** When it was changed last, and by whom; null: never. */
export function modificationOf({ modifiedAt, modifiedByName }: NewsItem): { date: Date; by: string } | null {
  return modifiedAt ? { date: modifiedAt, by: modifiedByName ?? '' } : null;
}
