import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';
import { AnswerType } from '../../platform/schema/answerType';
import { ParadeName } from '../website.enums';

/** What was answered to a field of the form, with what that was called then: the committee may ask something else since. */
@AnswerType('What was answered to a field of the form.')
@modelOptions({ schemaOptions: { _id: false } })
export class ParadeAnswer {
  @Field(() => ID, { description: 'The id of the field.' })
  @prop({ type: () => String, required: true })
  fieldId: string;

  @Field({ description: 'What the field was called when it was answered.' })
  @prop({ type: () => String, required: true })
  label: string;

  @Field({ description: "The answer as text, of a yes or no 'Ja' or 'Nee'; never blank." })
  @prop({ type: () => String, required: true })
  value: string;
}

/** A group that enrolled for a parade. */
@AnswerType('A group that enrolled for a parade.')
@modelOptions({ schemaOptions: { collection: 'paradeEntries', versionKey: false } })
@index({ parade: 1, year: 1 })
export class ParadeEntry extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => ParadeName)
  @prop({ type: () => String, enum: ParadeName, required: true })
  parade: ParadeName;

  @Field(() => Int, { description: 'The edition.' })
  @prop({ type: () => Number, required: true })
  year: number;

  @Field({ description: 'Approved.' })
  @prop({ type: () => Boolean, default: false })
  checked: boolean;

  @Field({ description: 'The name of the group.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'The name of the contact person.' })
  @prop({ type: () => String, required: true })
  contactName: string;

  @Field({ description: 'The telephone number of the contact person.' })
  @prop({ type: () => String, required: true })
  contactPhone: string;

  @Field({ description: 'The e-mail address of the contact person.' })
  @prop({ type: () => String, required: true })
  contactEmail: string;

  @Field(() => [ParadeAnswer], {
    description: 'What was answered, in the order of the form; without what was left out.',
  })
  @prop({ type: () => [ParadeAnswer], default: [] })
  answers: ParadeAnswer[];

  @Field(() => GraphQLDateTime, { description: 'When the group enrolled.' })
  @prop({ type: () => Date, default: () => new Date() })
  createdAt: Date;
}

/** The number of a group in the line. */
@modelOptions({ schemaOptions: { _id: false } })
export class ParadeNumber {
  @prop({ type: () => String, required: true })
  id: string;

  @prop({ type: () => Number, required: true })
  number: number;
}

/** The order of a parade in an edition, in one record, so that moving one or dealing numbers is one write. */
@Allow(inherit)
@ObjectType({ description: 'The order of a parade in an edition.' })
@modelOptions({ schemaOptions: { collection: 'paradeLineUps', versionKey: false } })
export class ParadeLineUp extends RevisedRecord {
  @Field(() => ID, { description: "The parade and the edition: 'parade 2027'." })
  id: string;

  @prop({ type: () => String })
  _id: string;

  /** The ids of entries as they were put; who is not among them comes after, in order of enrolment. */
  @prop({ type: () => [String], default: [] })
  order: string[];

  @prop({ type: () => [ParadeNumber], default: [] })
  numbers: ParadeNumber[];
}

export const ParadeEntryModel = modelOf(ParadeEntry, {
  ...{ isPersonal: true, inTrash: 'record', sendsMail: true },
});
export const ParadeLineUpModel = modelOf(ParadeLineUp);
