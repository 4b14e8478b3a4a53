import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** A row of the yearly programme. */
@AnswerType('A row of the yearly programme.')
@modelOptions({ schemaOptions: { collection: 'calendar', versionKey: false } })
@index({ date: 1 })
export class CalendarEntry extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;

  @Field({ description: 'The activity.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "When it begins, HH:mm; '': it takes the whole day." })
  @prop({ type: () => String, default: '' })
  from: string;

  @Field({ description: 'HH:mm; before or at "from" it is on the next day; \'\': not said.' })
  @prop({ type: () => String, default: '' })
  to: string;

  @Field({ description: "Where it is; '': not said." })
  @prop({ type: () => String, default: '' })
  place: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The committee whose activity it is; null: of no one committee.',
  })
  @prop({ type: () => String })
  commissionId?: string | null;

  @Field({ description: "Remarks; '': none." })
  @prop({ type: () => String, default: '' })
  comment: string;
}

export const CalendarEntryModel = modelOf(CalendarEntry, { inTrash: 'record', searchedBy: 'name' });

/** A committee that an activity can be of: its name alone, for who keeps the programme may not see who is in it. */
@AnswerType('A committee that an activity of the programme can be of.')
export class CalendarCommittee {
  @Field(() => ID, { description: 'The id of the committee.' })
  id: string;

  @Field(() => Int, { description: 'The number it is known by.' })
  index: number;

  @Field({ description: 'Its name.' })
  name: string;
}

/** The private link by which one user's calendar program reads the yearly programme, or their own calendar: nothing else. */
@AnswerType('A private link for a calendar program.')
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

@AnswerType('A new private link, shown this once.', 'CalendarNewFeed')
export class NewCalendarFeed {
  @Field({ description: 'For "subscribe by address"; only a hash of it is stored.' })
  url: string;

  @Field(() => CalendarFeed, { description: 'The link, without its secret.' })
  feed: CalendarFeed;
}

export const CalendarFeedModel = modelOf(CalendarFeed);
