import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';

/** The private link by which one user's calendar program reads the yearly programme, or their own calendar: nothing else. */
@Allow(inherit)
@ObjectType('CalendarFeed', { simpleResolvers: true, description: 'A private link for a calendar program.' })
@modelOptions({ schemaOptions: { collection: 'calendarFeeds', versionKey: false } })
@index({ tokenHash: 1 }, { sparse: true })
export class CalendarFeed {
  /** The user; of a link to their own calendar with '-own' after it. */
  @prop({ type: () => String })
  _id: string;

  @Field(() => ID)
  id: string;

  /** SHA-256 of the token, which only the user has. */
  @prop({ type: () => String, required: true })
  tokenHash: string;

  @Field(() => GraphQLDateTime, { description: 'When the link was made.' })
  @prop({ type: () => Date, required: true })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when it works; a year after it was read last.' })
  @prop({ type: () => Date, required: true })
  expiresAt: Date;
}

@Allow(inherit)
@ObjectType('CalendarNewFeed', { simpleResolvers: true, description: 'A new private link, shown this once.' })
export class NewCalendarFeed {
  @Field({ description: 'For "subscribe by address"; only a hash of it is stored.' })
  url: string;

  @Field(() => CalendarFeed, { description: 'The link, without its secret.' })
  feed: CalendarFeed;
}

export const CalendarFeedModel = modelOf(CalendarFeed);
