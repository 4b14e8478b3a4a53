import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, ObjectType } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/revisedRecord';
import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';
import { WebsiteTextKey } from '../website.enums';

/** A keyed text, such as the intro of a page; its `_id` is the key. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A keyed text, such as the intro of a page.' })
@modelOptions({ schemaOptions: { collection: 'websiteTexts', versionKey: false } })
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
}

export const WebsiteTextModel = modelOf(WebsiteText);
