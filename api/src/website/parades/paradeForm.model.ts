import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { ParadeFieldKind, type ParadeName } from '../website.enums';

/** Something that the committee asks of who enrols, beside the name of the group and the contact person. */
@AnswerType('Something that is asked of who enrols for a parade.')
@modelOptions({ schemaOptions: { _id: false } })
export class ParadeField {
  @Field(() => ID, { description: 'The id of the field; it stays when its label changes.' })
  @prop({ type: () => String, required: true })
  id: string;

  @Field({ description: "What it is called: 'Categorie'." })
  @prop({ type: () => String, required: true })
  label: string;

  @Field({ description: "What is said below it; '': nothing." })
  @prop({ type: () => String, default: '' })
  help: string;

  @Field(() => ParadeFieldKind)
  @prop({ type: () => String, enum: ParadeFieldKind, required: true })
  kind: ParadeFieldKind;

  @Field({ description: 'Visitors must fill it in; a yes or no must be yes.' })
  @prop({ type: () => Boolean, default: false })
  required: boolean;

  @Field(() => [String], { description: 'Of a choice: what there is to choose; otherwise empty.' })
  @prop({ type: () => [String], default: [] })
  options: string[];
}

/** Whether visitors can enrol for a parade, for which edition, and what they are asked; its `_id` is the parade. */
@AnswerType('Whether visitors can enrol for a parade, and what they are asked.')
@modelOptions({ schemaOptions: { collection: 'paradeForms', versionKey: false } })
export class ParadeForm extends RevisedRecord {
  @Field(() => ID, { description: 'The parade: there is one form of each.' })
  id: string;

  @prop({ type: () => String })
  _id: ParadeName;

  @Field({ description: 'Whether visitors can enrol.' })
  @prop({ type: () => Boolean, default: false })
  open: boolean;

  @Field(() => Int, { description: 'The edition: the year of the parade.' })
  @prop({ type: () => Number, required: true })
  year: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which visitors can enrol, YYYY-MM-DD; null: until it is closed.',
  })
  @prop({ type: () => String })
  closesOn?: string | null;

  @Field(() => [ParadeField], {
    description: 'What is asked beside the group and the contact person, in order.',
  })
  @prop({ type: () => [ParadeField], default: [] })
  fields: ParadeField[];
}

export const ParadeFormModel = modelOf(ParadeForm);
