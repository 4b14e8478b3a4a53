import { index, modelOptions, prop, getModelForClass } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { NotificationDelivery, NotificationKind } from './notificationSources';

/** Something that somebody was told, once: of a person and a key there is one. */
@AnswerType('Something that somebody was told.')
@modelOptions({ schemaOptions: { collection: 'notifications', versionKey: false } })
@index({ key: 1, userId: 1 }, { unique: true })
@index({ userId: 1, _id: -1 })
@index({ userId: 1, readAt: 1 })
@index({ delivery: 1, readAt: 1, digestWeek: 1 })
@index({ digestWeek: 1, userId: 1 }, { sparse: true })
export class Notification {
  @Field(() => ID)
  id: string;

  /** Whose it is. */
  @prop({ type: () => String, required: true })
  userId: string;

  @Field(() => NotificationKind)
  @prop({ type: () => String, enum: NotificationKind, required: true })
  kind: NotificationKind;

  /** What it is about, by the record and its state: the same is not told again. */
  @prop({ type: () => String, required: true })
  key: string;

  @Field({ description: 'A few words.' })
  @prop({ type: () => String, required: true })
  title: string;

  @Field({ description: "One line; '': there is nothing to add." })
  @prop({ type: () => String, default: '' })
  detail: string;

  @Field(() => String, { nullable: true, description: 'Path in the portal; null: it is only told.' })
  @prop({ type: () => String })
  link?: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was told.' })
  @prop({ type: () => Date, required: true })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Null: not read yet.' })
  @prop({ type: () => Date, default: null })
  readAt?: Date | null;

  /** As was chosen when it was told. */
  @prop({ type: () => String, enum: NotificationDelivery, required: true })
  delivery: NotificationDelivery;

  /** The Monday of the weekly mail that it is in, YYYY-MM-DD. */
  @prop({ type: () => String })
  digestWeek?: string;
}

export const NotificationModel = modelOf(Notification, { isPersonal: true, sendsMail: true });

/** Until when a source of news was read. */
@modelOptions({ schemaOptions: { collection: 'notificationProgress', versionKey: false } })
class NotificationProgress {
  /** The key of the source. */
  @prop({ type: () => String })
  _id: string;

  @prop({ type: () => Date, required: true })
  until: Date;
}

export const NotificationProgressModel = getModelForClass(NotificationProgress);
