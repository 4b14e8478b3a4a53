import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

import { modelOf } from '../../platform/database/modelOf';
import { Allow, inherit } from '../../platform/graphql/allow';

/**
 * The private link by which one user's calendar program reads the yearly programme. The token is stored as it is, so
 * that the link can be shown again for a second device: all it opens is the programme.
 */
@Allow(inherit)
@ObjectType('CalendarFeed', { simpleResolvers: true, description: 'A private link to the yearly programme.' })
@modelOptions({ schemaOptions: { collection: 'calendarFeeds', versionKey: false } })
@index({ token: 1 }, { unique: true })
export class CalendarFeed {
  /** The user. */
  @prop({ type: () => String })
  _id: string;

  @Field(() => ID)
  id: string;

  @prop({ type: () => String, required: true })
  token: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, required: true })
  createdAt: Date;
}

export const CalendarFeedModel = modelOf(CalendarFeed);
