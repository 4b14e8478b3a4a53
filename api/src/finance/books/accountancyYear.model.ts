import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** A committee in the books of one year, with its budget. Its sums are computed. */
@AnswerType('A committee in the books of one year. Amounts are cents.')
export class Workgroup extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'The number of the committee, as text; unique in its year.' })
  @prop({ type: () => String, required: true })
  index: string;

  @Field({ description: 'The name of the committee.' })
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

  /** It is being taken out of the books since then: no line comes in (F60). */
  @prop({ type: () => Date })
  leaving?: Date | null;

  /** The year it is in, put in by the read. */
  yearId: string;
}

/** A line that is being written: by then its committee and its year do not go. */
@modelOptions({ schemaOptions: { _id: false } })
export class Entering {
  @prop({ type: () => String, required: true })
  key: string;

  /** Absent: of no certain committee. */
  @prop({ type: () => String })
  wg?: string;

  @prop({ type: () => Date, required: true })
  at: Date;
}

/** A financial year. */
@AnswerType('A financial year. Amounts are cents.')
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

  @Field(() => [Workgroup], { description: 'Its committees, with their budgets and sums.' })
  @prop({ type: () => [Workgroup], default: [] })
  workgroups: Workgroup[];

  @prop({ type: () => [Entering], default: undefined })
  entering?: Entering[];

  /** It is going to the archive since then: no line comes in (F60). */
  @prop({ type: () => Date })
  closing?: Date | null;

  /** In the archive: its ledger as it was when it went there. */
  @prop({ type: () => String })
  closingId?: string | null;

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const AccountancyYearModel = modelOf(AccountancyYear, { isMoney: true, inTrash: 'parts' });

/** As the trash calls a committee in the books. */
export const WORKGROUP = 'Workgroup';
