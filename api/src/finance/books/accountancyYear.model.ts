import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { modelOf } from '../../platform/database/modelOf';
import { RevisedRecord } from '../../platform/database/revisedRecord';
import { Allow, inherit } from '../../platform/graphql/allow';

/** A committee in the books of one year, with its budget. Its sums are computed. */
@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'A committee in the books of one year. Amounts are cents.',
})
export class Workgroup extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'The number of the committee, as text; unique in its year.' })
  @prop({ type: () => String, required: true })
  index: string;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  /** The committee that sees these books on its page; absent for one that the books made up. */
  @prop({ type: () => String })
  commissionId?: string | null;

  @Field(() => Int, { description: 'Cents.' })
  @prop({ type: () => Number, default: 0 })
  expencesBudget: number;

  @Field(() => Int, { description: 'Cents.' })
  @prop({ type: () => Number, default: 0 })
  incomeBudget: number;

  /** The year it is in, put in by the read. */
  yearId: string;
}

/** A financial year. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A financial year. Amounts are cents.' })
@modelOptions({ schemaOptions: { collection: 'accountancyYears', versionKey: false } })
@index({ title: 1 }, { unique: true, collation: { locale: 'nl', strength: 2 } })
export class AccountancyYear {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field(() => Int, { description: 'In which order the years were added.' })
  @prop({ type: () => Number, required: true })
  index: number;

  @Field({ description: 'True: no declarations.' })
  @prop({ type: () => Boolean, default: false })
  locked: boolean;

  @Field({ description: 'True: nothing changes any more.' })
  @prop({ type: () => Boolean, default: false })
  archived: boolean;

  @Field(() => [Workgroup])
  @prop({ type: () => [Workgroup], default: [] })
  workgroups: Workgroup[];

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const AccountancyYearModel = modelOf(AccountancyYear, { isMoney: true });
