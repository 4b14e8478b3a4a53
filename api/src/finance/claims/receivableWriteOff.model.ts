import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** That the board no longer expects something that is owed; its `_id` is `<kind>:<id>` of that, so it is there once. */
@AnswerType('That the board no longer expects something that is owed.')
@modelOptions({ schemaOptions: { collection: 'receivableWriteOffs', versionKey: false } })
@index({ day: 1 })
export class ReceivableWriteOff {
  @prop({ type: () => String, required: true })
  _id: string;

  @Field(() => ID, { description: '<kind>:<itemId> of what was owed.' })
  id: string;

  @Field({ description: 'What the payer was asked to mention.' })
  @prop({ type: () => String, required: true })
  reference: string;

  @Field({ description: 'Who owed it.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'What it is called in a list, in Dutch.' })
  @prop({ type: () => String, required: true })
  label: string;

  @Field(() => Int, { description: 'Cents, above 0.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field({ description: 'Why it is no longer expected.' })
  @prop({ type: () => String, required: true })
  reason: string;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  day: string;

  /** It was income in the ledger: then this makes that less. */
  @prop({ type: () => Boolean, required: true })
  isIncome: boolean;

  /** The committee that the money was of; absent: the year says to which it goes. */
  @prop({ type: () => String })
  commissionId?: string | null;

  /** It was paid or withdrawn all the same: then the ledger knows it from that. */
  @prop({ type: () => Boolean, default: false })
  lapsed: boolean;

  @prop({ type: () => String, required: true })
  by: string;

  @Field({ description: 'The name of whoever wrote it off.' })
  @prop({ type: () => String, required: true })
  byName: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written off.' })
  @prop({ type: () => Date, default: () => new Date() })
  at: Date;
}

export const ReceivableWriteOffModel = modelOf(ReceivableWriteOff, { isMoney: true, isPersonal: true });
