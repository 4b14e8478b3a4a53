import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { PrivateLink } from '../../identity/tokens/privateLink';
import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { WebsiteDraft, WebsiteVersion } from '../publishing/publishing';
import { WebsiteTextKey } from '../website.enums';

/** What is kept of a text until it is published. */
@AnswerType('A change of a keyed text that is not on the website yet. What is there stays as it is.')
@modelOptions({ schemaOptions: { _id: false } })
export class WebsiteTextDraft extends WebsiteDraft {
  @Field({ description: "Cleaned html; '': empty." })
  @prop({ type: () => String, default: '' })
  text: string;
}

/** A text as it once was on the website. */
@AnswerType('A keyed text as it was put on the website at a time.')
export class WebsiteTextVersion extends WebsiteVersion {
  @Field({ description: "Cleaned html; '': empty." })
  @prop({ type: () => String, default: '' })
  text: string;
}

/** A keyed text, such as the intro of a page; its `_id` is the key. */
@AnswerType('A keyed text, such as the intro of a page.')
@modelOptions({ schemaOptions: { collection: 'websiteTexts', versionKey: false } })
@index({ 'draft.publishOn': 1 }, { partialFilterExpression: { 'draft.publishOn': { $type: 'string' } } })
@index({ 'links.tokenHash': 1 }, { sparse: true })
export class WebsiteText extends RevisedRecord {
  @Field(() => ID, { description: 'The key.' })
  id: string;

  @prop({ type: () => String })
  _id: WebsiteTextKey;

  @Field(() => WebsiteTextKey)
  key: WebsiteTextKey;

  @Field({ description: "Cleaned html; '' when never written." })
  @prop({ type: () => String, default: '' })
  text: string;

  @Field(() => WebsiteTextDraft, {
    nullable: true,
    description: 'A change that is not on the website yet; null: none waits.',
  })
  @prop({ type: () => WebsiteTextDraft })
  draft?: WebsiteTextDraft | null;

  /** The newest last. */
  @prop({ type: () => [WebsiteTextVersion], default: [] })
  versions?: WebsiteTextVersion[];

  /** The links to the draft. */
  @prop({ type: () => [PrivateLink], default: undefined })
  links?: PrivateLink[];
}

export const WebsiteTextModel = modelOf(WebsiteText);
