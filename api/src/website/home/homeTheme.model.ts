import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { PrivateLink } from '../../identity/tokens/privateLink';
import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { ALT, FOCUS, FocalPoint } from '../pictures';
import { WebsiteDraft, WebsiteVersion } from '../publishing/publishing';

/** What is kept of the theme until it is published. */
@AnswerType('A change of the theme that is not on the website yet. What is there stays as it is.')
@modelOptions({ schemaOptions: { _id: false } })
export class HomeThemeDraft extends WebsiteDraft {
  @Field({ description: "The title; '': none." })
  @prop({ type: () => String, default: '' })
  title: string;

  @Field({ description: 'Cleaned html.' })
  @prop({ type: () => String, default: '' })
  text: string;

  @Field(() => StoredFile, { nullable: true, description: 'A picture; null: none.' })
  @prop({ type: () => StoredFile })
  image?: StoredFile | null;

  @Field(() => String, ALT)
  @prop({ type: () => String })
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  @prop({ type: () => FocalPoint })
  focus?: FocalPoint | null;
}

/** The theme as it once was on the website. */
@AnswerType('The theme as it was put on the website at a time, without its picture.')
export class HomeThemeVersion extends WebsiteVersion {
  @Field({ description: "The title; '': none." })
  @prop({ type: () => String, default: '' })
  title: string;

  @Field({ description: 'Cleaned html.' })
  @prop({ type: () => String, default: '' })
  text: string;
}

/** The theme of the year on the home page; there is one. */
@AnswerType('The theme of the year on the home page.')
@modelOptions({ schemaOptions: { collection: 'homeThemes', versionKey: false } })
@index({ 'draft.publishOn': 1 }, { partialFilterExpression: { 'draft.publishOn': { $type: 'string' } } })
@index({ 'links.tokenHash': 1 }, { sparse: true })
export class HomeTheme extends RevisedRecord {
  @Field(() => ID, { description: 'Always the same: there is one of them.' })
  id: string;

  @prop({ type: () => String })
  _id: string;

  @Field({ description: "The title; '': none." })
  @prop({ type: () => String, default: '' })
  title: string;

  @Field({ description: 'Cleaned html.' })
  @prop({ type: () => String, default: '' })
  text: string;

  @Field(() => StoredFile, { nullable: true, description: 'A picture; null: none.' })
  @prop({ type: () => StoredFile })
  image?: StoredFile | null;

  @Field(() => String, ALT)
  @prop({ type: () => String })
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  @prop({ type: () => FocalPoint })
  focus?: FocalPoint | null;

  @Field(() => HomeThemeDraft, {
    nullable: true,
    description: 'A change that is not on the website yet; null: none waits.',
  })
  @prop({ type: () => HomeThemeDraft })
  draft?: HomeThemeDraft | null;

  /** The newest last. */
  @prop({ type: () => [HomeThemeVersion], default: [] })
  versions?: HomeThemeVersion[];

  /** The links to the draft. */
  @prop({ type: () => [PrivateLink], default: undefined })
  links?: PrivateLink[];
}

export const HomeThemeModel = modelOf(HomeTheme);
