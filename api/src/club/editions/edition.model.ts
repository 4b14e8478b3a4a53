import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { LoggedRecord, RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** A year of the supporter club. Which one is active: see ClubState. */
@AnswerType('A year of the supporter club.')
@modelOptions({ schemaOptions: { collection: 'clubEditions', versionKey: false } })
@index({ title: -1 }, { unique: true })
export class ClubEdition extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'The year: 2026.' })
  @prop({ type: () => String, required: true })
  title: string;

  @Field(() => Int, { description: 'What a member pays, in cents.' })
  @prop({ type: () => Number, required: true })
  contribution: number;

  /** Payments or contact moments bear its year: that stays. Those of before it was made are not in it. */
  @prop({ type: () => Boolean, default: false })
  used: boolean;

  /** When somebody began to make it the active one: it is not deleted at that moment. */
  @prop({ type: () => Date })
  activating?: Date | null;
}

export const ClubEditionModel = modelOf(ClubEdition, { inTrash: 'record' });

@AnswerType('How many members reach this number of paid years.')
export class ClubJubileeCount {
  @Field(() => Int, { description: 'The number of paid years: 11, 22, 33, 44 or 55.' })
  years: number;

  @Field(() => Int, { description: 'How many members.' })
  count: number;
}

/** How many members an edition had when it was no longer the active one. */
@modelOptions({ schemaOptions: { _id: false } })
class ClosedEdition {
  @prop({ type: () => String, required: true })
  editionId: string;

  @prop({ type: () => Number, required: true })
  members: number;
}

/**
 * The one document for what the club has only one of: which edition is active, so that activating one is one write and
 * two can never be; what the others came to; and the settings.
 */
@AnswerType('The settings of the supporter club.', 'ClubSettings')
@modelOptions({ schemaOptions: { collection: 'clubState', versionKey: false } })
export class ClubState extends RevisedRecord {
  @prop({ type: () => String })
  _id: string;

  @Field(() => ID, { description: 'Always the same: there is one of them.' })
  id: string;

  @prop({ type: () => String })
  activeEditionId?: string | null;

  @prop({ type: () => [ClosedEdition], default: [] })
  closed: ClosedEdition[];

  @Field({ description: 'What members correct on their private page waits for approval.' })
  @prop({ type: () => Boolean, default: true })
  approveDetails: boolean;

  /** When all members were last asked to check their details. */
  @prop({ type: () => Date })
  detailsAskedAt?: Date | null;
}

export const ClubStateModel = modelOf(ClubState);
