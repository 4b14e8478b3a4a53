import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** Whether the chair of a committee wants a mail when minutes are added. */
@AnswerType('Whether I get a mail when minutes are added.')
export class MinutesMail {
  @Field(() => ID, { description: 'My user id.' })
  id: string;

  @Field({ description: 'I am the chair of a committee.' })
  possible: boolean;

  @Field({ description: 'Whether I get it.' })
  wanted: boolean;
}

/** A chair who wants a mail when minutes are added; `_id` is the user's. */
@modelOptions({ schemaOptions: { collection: 'minutesMails', versionKey: false } })
export class MinutesMailWish {
  @prop({ type: () => String })
  _id: string;

  id: string;
}

export const MinutesMailWishModel = modelOf(MinutesMailWish);
