import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { type Columns, withColumns } from '../../platform/database/reading/leanFind';
import {
  type Page,
  type PageOrder,
  type PageRequest,
  readSortedPage,
} from '../../platform/database/reading/readPage';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { webAddress } from '../../platform/text/inputFields';
import { trimmed } from '../../platform/text/plainText';
import { aboutPicture } from '../pictures';
import {
  asOfToday,
  dayToPublish,
  dropPictures,
  type Publishing,
  pushVersions,
  settle,
  updateToDiscard,
  updateToKeep,
  updateToPublish,
  updateToRestore,
  updateToUnplan,
  versionBy,
  versionIn,
  yearAfter,
} from '../publishing/publishing';
import { NEWS_FOLDER, NewsState, Postpone, websiteTexts } from '../website.enums';
import { chooseFile } from '../website.folders';
import type { NewsDraftInput, NewsItemInput } from './news.input';
import { type NewsDraft, type NewsItem, NewsItemModel, orderOf, publicationDateOf } from './news.model';

const WHAT = 'Dit nieuwsbericht';

/** What the foundation allows. */
export interface NewsRules {
  /** Whether news can be postponed. */
  newsPostpone: boolean;
}

/** Newest first, by the day of publication. */
export const NEWEST_FIRST: PageOrder = { field: 'order', direction: -1 };

type Said = Pick<NewsItem, 'title' | 'text' | 'tags' | 'link' | 'linkURL'>;

const said = ({ title, text, tags, link, linkURL }: Said): Said => ({ title, text, tags, link, linkURL });

/** How news stands in its record and in its draft. */
export const newsPublishing: Publishing<NewsItem> = {
  model: NewsItemModel,
  contentOf: (from) => {
    const { photo = null, ...draft } = from as NewsDraft;
    return { ...said(draft as NewsDraft), photo, ...aboutPicture(draft, photo) };
  },
  versionOf: (from) => said(from as NewsDraft),
  unkept,
  picturesOf: ({ photo, draft }) => [photo, draft?.photo],
};

/** News, newest first; what is still to come before that. */
export async function listNews({ columns, ...page }: PageRequest): Promise<Page<NewsItem>> {
  const found = await readSortedPage<NewsItem>(
    NewsItemModel,
    {},
    { ...page, ...(columns && { columns: withColumns(columns, 'draft') }) },
    {},
    NEWEST_FIRST,
  );
  return {
    pageInfo: found.pageInfo,
    edges: found.edges.map((edge) => ({
      node: asOfToday(newsPublishing, edge.node),
      get cursor() {
        return edge.cursor;
      },
    })),
    get totalCount() {
      return found.totalCount;
    },
  };
}

/** One news item. @param columns that are needed; all when not given @throws NOT_FOUND */
export async function getNewsItem(id: string, columns?: Columns): Promise<NewsItem> {
  const needed = columns && withColumns(columns, 'draft');
  return asOfToday(newsPublishing, await getRecord<NewsItem>(NewsItemModel, id, WHAT, needed));
}

/** How far news is. */
export function stateOf({ isPublished, postponementDate }: NewsItem): NewsState {
  if (isPublished === false) return NewsState.draft;
  return postponementDate && postponementDate > todayInAmsterdam() ? NewsState.planned : NewsState.published;
}

/** Adds news: it is published, at once or on its day. @throws BAD_USER_INPUT */
export async function addNewsItem(
  actor: SessionUser,
  input: NewsItemInput,
  rules: NewsRules,
): Promise<NewsItem> {
  const publication = publicationOf(input, rules);
  const fields = { ...saidBy(input), ...publication, ...(await pictureOf(actor, input)) };
  return add(actor, { ...fields, isPublished: true, versions: [versionBy(said(fields), actor)] as never });
}

/** Adds news as a draft, which only editors see. @throws BAD_USER_INPUT */
export async function addNewsDraft(actor: SessionUser, input: NewsDraftInput): Promise<NewsItem> {
  return add(actor, { ...saidBy(input), ...(await pictureOf(actor, input)), isPublished: false });
}

function add(actor: SessionUser, fields: Partial<NewsItem>): Promise<NewsItem> {
  const [_id, creationDate] = [new Types.ObjectId(), new Date()];
  const order = orderOf({ ...fields, id: _id.toHexString(), creationDate });
  const made = { ...fields, order, creationDate, creator: actor.name, createdBy: actor.id };
  return addRecord<NewsItem>(NewsItemModel, { _id, ...made } as Partial<NewsItem>);
}

/** Changes news on the website. A draft that waits beside it stays. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editNewsItem(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  input: NewsItemInput,
  rules: NewsRules,
): Promise<NewsItem> {
  const before = await asRead(portal, id, revision);
  const publication = publicationOf(input, rules, before);
  const fields = { ...saidBy(input), ...publication, ...(await pictureOf(actor, input, before)) };
  return write(portal, actor, before, {
    $set: { ...fields, isPublished: true, ...firstDay(before, publication.postponementDate) },
    $push: pushVersions(...unkept(before), versionBy(said(fields), actor)),
    ...(!before.draft && { $unset: { links: 1 } }),
  });
}

/**
 * Keeps a change of news as a draft. Of news that is published it stands beside that, and a day it waits for stays; what never
 * was becomes what it says. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function saveNewsDraft(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  input: NewsDraftInput,
): Promise<NewsItem> {
  const before = await asRead(portal, id, revision);
  const content = { ...saidBy(input), ...(await pictureOf(actor, input, before.draft, before)) };
  if (before.isPublished === false) return write(portal, actor, before, { $set: content });
  return write(portal, actor, before, updateToKeep(newsPublishing, before, content, actor));
}

/**
 * Publishes a draft: at once, or on a day. What was on the website makes room in the same write, and private links to the draft end.
 * @param on YYYY-MM-DD; none: at once @throws BAD_USER_INPUT at `on`, NOT_FOUND, CONFLICT also when there is no draft
 */
export async function publishNewsDraft(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  on?: string | null,
): Promise<NewsItem> {
  const day = dayToPublish(on);
  const before = await asRead(portal, id, revision);
  if (before.isPublished === false) {
    const publication = {
      ...{ isPublished: true, postpone: day ? Postpone.yes : Postpone.no, postponementDate: day },
      ...firstDay(before, day),
    };
    return write(portal, actor, before, {
      $set: publication,
      ...(!day && { $unset: { links: 1 } }),
      $push: pushVersions(versionBy(said(before), actor)),
    });
  }
  return write(portal, actor, before, updateToPublish(newsPublishing, before, actor, day));
}

/** Has a draft wait for no day any more. @throws NOT_FOUND, CONFLICT also when there is no draft */
export async function unplanNewsDraft(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
): Promise<NewsItem> {
  const before = await asRead(portal, id, revision);
  return write(portal, actor, before, updateToUnplan(before));
}

/** Throws a draft away: what is on the website stays. @throws NOT_FOUND, CONFLICT also when there is no draft */
export async function discardNewsDraft(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
): Promise<NewsItem> {
  const before = await asRead(portal, id, revision);
  return write(portal, actor, before, updateToDiscard(before));
}

/**
 * Takes news from the website, or ends that it waits for its day: it is a draft from then on. A draft that stood beside it is
 * what it says then. @throws NOT_FOUND, CONFLICT also when it is not on the website
 */
export async function takeBackNewsItem(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
): Promise<NewsItem> {
  const before = await asRead(portal, id, revision);
  if (before.isPublished === false) throw new AppError('CONFLICT', websiteTexts.notPublic);
  const wasOut = stateOf(before) === NewsState.published;
  return write(portal, actor, before, {
    $set: {
      ...(before.draft && newsPublishing.contentOf(before.draft)),
      ...{ isPublished: false, postpone: Postpone.no, postponementDate: null },
      publishedOn: wasOut ? publicationDateOf(before) : (before.publishedOn ?? null),
    },
    $unset: { draft: 1 },
    ...(unkept(before).length > 0 && { $push: pushVersions(...unkept(before)) }),
  });
}

/**
 * Makes a draft of what news said before; its photo is the one it has now.
 * @throws NOT_FOUND, CONFLICT also when there is a draft beside what is on the website
 */
export async function restoreNewsVersion(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  versionId: string,
): Promise<NewsItem> {
  const before = await asRead(portal, id, revision);
  if (before.isPublished === false) {
    return write(portal, actor, before, { $set: said(versionIn(before.versions, versionId)) });
  }
  return write(portal, actor, before, updateToRestore(newsPublishing, before, versionId, actor));
}

/** Removes news and its photos. @returns its id @throws NOT_FOUND */
export async function deleteNewsItem(portal: PortalContext, id: string): Promise<string> {
  const removed = await removeRecord<NewsItem>(NewsItemModel, id, WHAT);
  await dropPictures(newsPublishing, portal, removed);
  return id;
}

/** News as an editor read it, for a write. @throws NOT_FOUND, CONFLICT */
async function asRead(portal: PortalContext, id: string, revision: number): Promise<NewsItem> {
  return settle(newsPublishing, await getRecordAt<NewsItem>(NewsItemModel, id, revision, WHAT), portal);
}

/** One write at the revision of `before`; the photos that it has nowhere any more leave the file store. */
async function write(
  portal: PortalContext,
  actor: SessionUser,
  before: NewsItem,
  { $set, ...update }: { $set?: Partial<NewsItem>; $unset?: object; $push?: object },
): Promise<NewsItem> {
  const { id, revision } = before;
  const order = orderOf({ ...before, ...$set });
  const after = await updateAtRevision<NewsItem>({
    ...{ model: NewsItemModel, id, revision, actor, what: WHAT },
    update: { ...update, $set: { ...$set, order } } as never,
  });
  await dropPictures(newsPublishing, portal, before, after);
  return after;
}

/** The day of what is published for the first time after having been a draft. */
function firstDay({ isPublished, publishedOn }: NewsItem, day?: string | null): Partial<NewsItem> {
  return isPublished !== false || publishedOn || day ? {} : { publishedOn: todayInAmsterdam() };
}

/** The version that is on the website of news from before versions were kept: none of what has some. */
function unkept(item: NewsItem): object[] {
  if (item.isPublished === false || (item.versions?.length ?? 0) > 0) return [];
  const { modifiedBy, modifiedByName, modifiedAt, createdBy, creator, creationDate } = item;
  const by = { id: modifiedBy ?? createdBy, name: modifiedByName ?? creator };
  return [versionBy(said(item), by, modifiedAt ?? creationDate)];
}

function saidBy(input: NewsDraftInput): Said {
  const { title, text, tags, link, linkURL } = trimmed(input);
  return {
    ...{ title, text: cleanHtml(text), tags: [...new Set(tags)] },
    ...{ link: link || null, linkURL: linkURL ? webAddress(linkURL) : null },
  };
}

/** The photo that was chosen, one that is there already or a new one, and what is said of it. @throws BAD_USER_INPUT */
async function pictureOf(
  actor: SessionUser,
  input: NewsDraftInput,
  ...there: ({ photo?: StoredFile | null } | null | undefined)[]
): Promise<Pick<NewsItem, 'photo' | 'alt' | 'focus'>> {
  const { photoId } = input;
  const current = there.map((one) => one?.photo).find((photo) => photo && photo.id === photoId);
  const photo = await chooseFile({
    ...{ actor, folder: NEWS_FOLDER, fileId: photoId, field: 'photoId', current },
  });
  return { photo, ...aboutPicture(input, photo) };
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

/** When it was changed last, and by whom; null: never. */
export function modificationOf({ modifiedAt, modifiedByName }: NewsItem): { date: Date; by: string } | null {
  return modifiedAt ? { date: modifiedAt, by: modifiedByName ?? '' } : null;
}
