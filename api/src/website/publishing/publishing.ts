import { prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import type { Model } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';

import type { PrivateLink } from '../../identity/tokens/privateLink';
import { leanWithId } from '../../platform/database/reading/leanFind';
import type { Revised } from '../../platform/database/updateAtRevision';
import { isCalendarDate, startOfDayInAmsterdam, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { websiteTexts } from '../website.enums';

/*
 * What stands on the website, the draft beside it and the versions it had (docs/domain/website.md, W41 to W48). A draft that
 * waits for a day is read as published from that day on, whether or not the job has written it down by then.
 */

/** How many versions of a record are kept: the newest. */
export const MOST_VERSIONS = 20;

/** A change of what is on the website, kept beside it until it is published. */
@ObjectType({ simpleResolvers: true })
export abstract class WebsiteDraft {
  @Field(() => GraphQLDateTime, { description: 'When it was kept last.' })
  @prop({ type: () => Date, required: true })
  savedAt: Date;

  @prop({ type: () => String, required: true })
  savedBy: string;

  @Field({ description: 'The name of whoever kept it last.' })
  @prop({ type: () => String, required: true })
  savedByName: string;

  @Field(() => String, {
    nullable: true,
    description:
      'YYYY-MM-DD: the day on which it takes the place of what is on the website; null: none was chosen.',
  })
  @prop({ type: () => String })
  publishOn?: string | null;
}

/** What was put on the website at a time. Pictures are no part of it. */
@ObjectType({ simpleResolvers: true })
export abstract class WebsiteVersion {
  @Field(() => ID, { description: 'The id of the version.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When it was published.' })
  @prop({ type: () => Date, required: true })
  publishedAt: Date;

  @prop({ type: () => String, required: true })
  publishedBy: string;

  @Field({ description: 'The name of whoever published it.' })
  @prop({ type: () => String, required: true })
  publishedByName: string;
}

/** A record with a draft beside what is on the website. */
export interface Published extends Revised {
  id: string;
  draft?: WebsiteDraft | null;
  versions?: WebsiteVersion[];
  links?: PrivateLink[];
}

/** Who publishes or keeps something. */
export interface Editor {
  id: string;
  name: string;
}

/** Who keeps a draft, and now. @param before the draft that was there: the day it waits for stays */
export function keptBy(actor: Editor, before?: WebsiteDraft | null): WebsiteDraft {
  return {
    ...{ savedAt: new Date(), savedBy: actor.id, savedByName: actor.name },
    publishOn: before?.publishOn ?? null,
  };
}

/** A version that somebody publishes now. */
export function versionBy<Content extends object>(content: Content, { id, name }: Editor, at = new Date()) {
  return { ...content, publishedAt: at, publishedBy: id, publishedByName: name };
}

/** What a write adds to the versions, of which the newest stay. */
export function pushVersions(...versions: readonly object[]): object {
  return { versions: { $each: versions, $slice: -MOST_VERSIONS } };
}

/** Whether a draft has taken the place of what is on the website by now. */
export function isDue(draft: Pick<WebsiteDraft, 'publishOn'> | null | undefined): boolean {
  return Boolean(draft?.publishOn && draft.publishOn <= todayInAmsterdam());
}

/** The filter of records whose draft is due. */
export function dueFilter(): object {
  return { 'draft.publishOn': { $lte: todayInAmsterdam() } };
}

/** How the content of a kind of record stands in it and in its draft. */
export interface Publishing<T extends Published> {
  model: Model<T>;
  /** What a draft says, as fields of the record. */
  contentOf: (from: object) => object;
  /** The same without pictures: what a version keeps. */
  versionOf: (from: object) => object;
  /** What stands on the website since before versions were kept, as the first of them; none of what has some, or was never there. */
  unkept: (record: T) => readonly object[];
  /** The pictures of a record and of its draft; absent: it has none. */
  picturesOf?: (record: T) => readonly (StoredFile | null | undefined)[];
}

/** Has the pictures that a record has nowhere any more, after a write, leave the file store. */
export async function dropPictures<T extends Published>(
  { picturesOf }: Publishing<T>,
  portal: PortalContext,
  before: T,
  after?: T,
): Promise<void> {
  const kept = new Set(after && picturesOf?.(after).map((picture) => picture?.id));
  const gone = new Map(picturesOf?.(before).map((picture) => [picture?.id, picture]));
  for (const [id, picture] of gone) if (picture && !kept.has(id)) await portal.files.release(picture);
}

/** A record as it stands today: with the draft whose day has come in the place of what was on the website. */
export function asOfToday<T extends Published>({ contentOf, versionOf }: Publishing<T>, record: T): T {
  const { draft } = record;
  if (!draft || !isDue(draft)) return record;
  const changed = changeByDraft(draft);
  return {
    ...record,
    ...contentOf(draft),
    ...changed.stamp,
    draft: null,
    links: [],
    ...('versions' in record && {
      versions: [...(record.versions ?? []), { id: 'due', ...versionOf(draft), ...changed.version }],
    }),
  };
}

/**
 * Writes down that the draft of a record has taken its place, when its day has come: one write, at the draft that was found, so
 * that it happens once. The revision stays: what people read was this already.
 * @returns the record as it is after it, or as it was when there was nothing to write
 */
export async function settle<T extends Published>(
  publishing: Publishing<T>,
  record: T,
  portal: PortalContext,
): Promise<T> {
  const { draft } = record;
  if (!draft || !isDue(draft)) return record;
  const { stamp, version } = changeByDraft(draft);
  const after = await publishing.model
    .findOneAndUpdate(
      {
        ...{ _id: record.id, revision: record.revision },
        ...{ 'draft.publishOn': draft.publishOn, 'draft.savedAt': draft.savedAt },
      } as never,
      {
        $set: { ...publishing.contentOf(draft), ...stamp },
        $unset: { draft: 1, links: 1 },
        $push: pushVersions({ ...publishing.versionOf(draft), ...version }),
      } as never,
      { returnDocument: 'after' },
    )
    .lean(leanWithId);
  if (!after) return record;
  await dropPictures(publishing, portal, record, after as unknown as T);
  return after as unknown as T;
}

/** What a write does to a record, as an update of MongoDB. */
interface Update<T> {
  $set?: Partial<T>;
  $unset?: object;
  $push?: object;
}

/** Puts content on the website; a draft that waits beside it stays. @param content fields of the record */
export function updateToChange<T extends Published>(
  { versionOf, unkept }: Publishing<T>,
  record: T,
  content: Partial<T>,
  actor: Editor,
): Update<T> {
  return { $set: content, $push: pushVersions(...unkept(record), versionBy(versionOf(content), actor)) };
}

/** Keeps content as the draft; a day that a draft waited for stays. */
export function updateToKeep<T extends Published>(
  { unkept }: Publishing<T>,
  record: T,
  content: object,
  actor: Editor,
): Update<T> {
  const versions = unkept(record);
  return {
    $set: { draft: { ...content, ...keptBy(actor, record.draft) } } as Partial<T>,
    ...(versions.length > 0 && { $push: pushVersions(...versions) }),
  };
}

/**
 * Publishes the draft: at once, or on a day. What was on the website makes room, and private links to the draft end.
 * @param day YYYY-MM-DD; null: at once @throws CONFLICT when there is no draft
 */
export function updateToPublish<T extends Published>(
  { contentOf, versionOf, unkept }: Publishing<T>,
  record: T,
  actor: Editor,
  day: string | null,
): Update<T> {
  const draft = draftOf(record);
  if (day) return { $set: { draft: { ...draft, ...keptBy(actor), publishOn: day } } as Partial<T> };
  return {
    $set: contentOf(draft) as Partial<T>,
    $unset: { draft: 1, links: 1 },
    $push: pushVersions(...unkept(record), versionBy(versionOf(draft), actor)),
  };
}

/** Has the draft wait for no day any more. @throws CONFLICT when there is none */
export function updateToUnplan<T extends Published>(record: T): Update<T> {
  return { $set: { draft: { ...draftOf(record), publishOn: null } } as Partial<T> };
}

/** Throws the draft away, and the private links to it. @throws CONFLICT when there is none */
export function updateToDiscard<T extends Published>(record: T): Update<T> {
  draftOf(record);
  return { $unset: { draft: 1, links: 1 } };
}

/** Makes a draft of a version, with the pictures of now. @throws NOT_FOUND, CONFLICT when there is a draft already */
export function updateToRestore<T extends Published>(
  { contentOf, versionOf }: Publishing<T>,
  record: T,
  versionId: string,
  actor: Editor,
): Update<T> {
  const content = versionOf(versionIn(record.versions, versionId));
  if (record.draft) throw new AppError('CONFLICT', websiteTexts.draftThere);
  return { $set: { draft: { ...contentOf({ ...record, ...content }), ...keptBy(actor) } } as Partial<T> };
}

/** The moment at which a draft takes its place, and who had it do so. */
function changeByDraft({ publishOn, savedBy, savedByName }: WebsiteDraft) {
  const at = startOfDayInAmsterdam(publishOn ?? todayInAmsterdam());
  return {
    stamp: { modifiedAt: at, modifiedBy: savedBy, modifiedByName: savedByName },
    version: { publishedAt: at, publishedBy: savedBy, publishedByName: savedByName },
  };
}

/** Writes down the drafts of a kind whose day has come, 200 at a time. */
export async function settleAll<T extends Published>(
  publishing: Publishing<T>,
  portal: PortalContext,
): Promise<void> {
  const due = await publishing.model
    .find(dueFilter() as never)
    .limit(200)
    .lean(leanWithId);
  for (const record of due) await settle(publishing, record as unknown as T, portal);
}

/** The day on which something is published. @throws BAD_USER_INPUT at `on` when it is not from today to a year ahead */
export function dayToPublish(on: string | null | undefined): string | null {
  if (!on) return null;
  const today = todayInAmsterdam();
  if (!isCalendarDate(on) || on < today || on > yearAfter(today))
    throw badInput({ on: websiteTexts.postponementDate });
  return on === today ? null : on;
}

/** The same day a year on. @param date YYYY-MM-DD */
export function yearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** The draft of a record. @throws CONFLICT when there is none */
export function draftOf<Draft>({ draft }: { draft?: Draft | null }): Draft {
  if (!draft) throw new AppError('CONFLICT', websiteTexts.noDraft);
  return draft;
}

/** The version of a record. @throws NOT_FOUND */
export function versionIn<Version extends { id: string }>(
  versions: readonly Version[] | undefined,
  id: string,
): Version {
  const found = versions?.find((one) => one.id === id);
  if (!found) throw new AppError('NOT_FOUND', websiteTexts.noVersion);
  return found;
}
