import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';

import { PrivateLink } from '../../identity/tokens/privateLink';
import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { StoredFile } from '../../platform/files/storedFile.type';
import { connectionOf } from '../../platform/graphql/connection';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { ALT, FOCUS, FocalPoint } from '../pictures';
import { WebsiteDraft, WebsiteVersion } from '../publishing/publishing';
import { NewsTag, Postpone } from '../website.enums';

@AnswerType('When news was changed last, and by whom.')
export class NewsModified {
  @Field(() => GraphQLDateTime, { description: 'When it was changed.' })
  date: Date;

  @Field({ description: 'The name of whoever changed it.' })
  by: string;
}

@AnswerType('What can be done with news.')
export class NewsSettings {
  @Field({ description: 'Whether news can be postponed (the setting NEWS_POSTPONE).' })
  postpone: boolean;
}

/** What is kept of news until it is published. */
@AnswerType('A change of news that is not on the website yet. What is there stays as it is.')
@modelOptions({ schemaOptions: { _id: false } })
export class NewsDraft extends WebsiteDraft {
  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field({ description: 'Cleaned html.' })
  @prop({ type: () => String, required: true })
  text: string;

  @Field(() => [NewsTag], { description: 'What it is about, each once; empty: no tags.' })
  @prop({ type: () => [String], enum: NewsTag, default: [] })
  tags: NewsTag[];

  @Field(() => StoredFile, { nullable: true, description: 'A photo; null: none.' })
  @prop({ type: () => StoredFile })
  photo?: StoredFile | null;

  @Field(() => String, ALT)
  @prop({ type: () => String })
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  @prop({ type: () => FocalPoint })
  focus?: FocalPoint | null;

  @Field(() => String, { nullable: true, description: 'The text shown for the link.' })
  @prop({ type: () => String })
  link?: string | null;

  @Field(() => String, { nullable: true, description: 'A web address.' })
  @prop({ type: () => String })
  linkURL?: string | null;
}

/** News as it once was on the website. */
@AnswerType('News as it was put on the website at a time, without its photo.')
export class NewsVersion extends WebsiteVersion {
  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field({ description: 'Cleaned html.' })
  @prop({ type: () => String, required: true })
  text: string;

  @Field(() => [NewsTag], { description: 'What it is about, each once; empty: no tags.' })
  @prop({ type: () => [String], enum: NewsTag, default: [] })
  tags: NewsTag[];

  @Field(() => String, { nullable: true, description: 'The text shown for the link.' })
  @prop({ type: () => String })
  link?: string | null;

  @Field(() => String, { nullable: true, description: 'A web address.' })
  @prop({ type: () => String })
  linkURL?: string | null;
}

/** News on the website. */
@AnswerType('News on the website.')
@modelOptions({ schemaOptions: { collection: 'newsItems', versionKey: false } })
@index({ order: -1, _id: 1 })
@index({ tags: 1, order: -1, _id: 1 })
@index({ 'links.tokenHash': 1 }, { sparse: true })
@index({ 'draft.publishOn': 1 }, { partialFilterExpression: { 'draft.publishOn': { $type: 'string' } } })
export class NewsItem extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field({ description: 'Cleaned html.' })
  @prop({ type: () => String, required: true })
  text: string;

  @Field(() => [NewsTag], { description: 'What it is about, each once; empty: no tags.' })
  @prop({ type: () => [String], enum: NewsTag, default: [] })
  tags: NewsTag[];

  @Field(() => StoredFile, { nullable: true, description: 'A photo; null: none.' })
  @prop({ type: () => StoredFile })
  photo?: StoredFile | null;

  @Field(() => String, ALT)
  @prop({ type: () => String })
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  @prop({ type: () => FocalPoint })
  focus?: FocalPoint | null;

  @Field(() => String, { nullable: true, description: 'The text shown for the link.' })
  @prop({ type: () => String })
  link?: string | null;

  @Field(() => String, { nullable: true, description: 'A web address.' })
  @prop({ type: () => String })
  linkURL?: string | null;

  @Field(() => Postpone)
  @prop({ type: () => String, enum: Postpone, default: Postpone.no })
  postpone: Postpone;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD: not on the website before this day.' })
  @prop({ type: () => String })
  postponementDate?: string | null;

  /** Whether visitors see it from its day on; not: it is a draft. */
  @prop({ type: () => Boolean, default: true })
  isPublished: boolean;

  /** The day on which it was first published after having been a draft, YYYY-MM-DD. */
  @prop({ type: () => String })
  publishedOn?: string | null;

  /** Of what is published: a change that waits. */
  @prop({ type: () => NewsDraft })
  draft?: NewsDraft | null;

  /** The newest last. */
  @prop({ type: () => [NewsVersion], default: [] })
  versions?: NewsVersion[];

  /** The links to what is not published yet. */
  @prop({ type: () => [PrivateLink], default: undefined })
  links?: PrivateLink[];

  /** What the list is sorted by, see orderOf. */
  @prop({ type: () => String })
  order: string;

  @Field({ description: 'The name of whoever wrote it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

export const NewsItemModel = modelOf(NewsItem, { inTrash: 'record', searchedBy: 'title' });

export const NewsItemConnection = connectionOf('NewsItem', NewsItem);

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
