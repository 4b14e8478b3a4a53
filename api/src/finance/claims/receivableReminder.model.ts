import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';

/** That somebody was reminded of what they owe: once for each step, which the index keeps so. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'That somebody was reminded of what they owe.' })
@modelOptions({ schemaOptions: { collection: 'receivableReminders', versionKey: false } })
@index({ key: 1, step: 1 }, { unique: true })
@index({ 'file.id': 1 })
export class ReceivableReminder {
  @Field(() => ID)
  id: string;

  /** `<kind>:<id>` of what is owed. */
  @prop({ type: () => String, required: true })
  key: string;

  @Field(() => Int, { description: '1, 2 or 3.' })
  @prop({ type: () => Number, required: true })
  step: number;

  @Field({ description: "The mail address it went to; '': it was a letter." })
  @prop({ type: () => String, default: '' })
  to: string;

  @Field(() => StoredFile, { nullable: true, description: 'The letters that were made with it.' })
  @prop({ type: () => StoredFile })
  file?: StoredFile | null;

  @Field({ description: 'The day, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  day: string;

  @Field({ description: 'The name of whoever sent it.' })
  @prop({ type: () => String, required: true })
  byName: string;

  @prop({ type: () => String, required: true })
  by: string;

  @Field(() => GraphQLDateTime, { description: 'When the reminder was made.' })
  @prop({ type: () => Date, default: () => new Date() })
  at: Date;
}

export const ReceivableReminderModel = modelOf(ReceivableReminder, { isMoney: true, isPersonal: true });
