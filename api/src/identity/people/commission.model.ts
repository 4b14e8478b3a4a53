import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/**
 * A committee. Its chair and members are derived from the users' permissions. One that is over is archived, never
 * removed: files and accounts of past years bear its number.
 */
@AnswerType('A committee of the foundation.')
@modelOptions({ schemaOptions: { collection: 'commissions', versionKey: false } })
@index({ index: 1 }, { unique: true })
@index({ name: 1 })
export class Commission extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => Int, {
    description: 'The number the committee is known by; unique, also among archived ones.',
  })
  @prop({ type: () => Number, required: true })
  index: number;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field({ description: 'One of the oldCommissions.' })
  @prop({ type: () => Boolean, default: false })
  archived: boolean;

  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const CommissionModel = modelOf(Commission);
