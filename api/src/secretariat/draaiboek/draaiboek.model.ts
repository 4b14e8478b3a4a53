import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { DAYS_FROM_CARNIVAL } from '../seasonOrder';
import { Month, TimeType } from '../secretariat.enums';

/** Something to do in the draaiboek, with its own revision. */
@AnswerType('Something to do, in a subcategory of the draaiboek.')
export class DraaiboekItem extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field({ description: 'Who sees to it, as a role or a name.' })
  @prop({ type: () => String, default: '' })
  responsable: string;

  @Field(() => TimeType)
  @prop({ type: () => String, enum: TimeType, required: true })
  timeType: TimeType;

  @Field(() => Month, {
    nullable: true,
    description: 'The month in which it is done; null: no certain month.',
  })
  @prop({ type: () => String })
  period?: Month | null;

  @Field(() => Int, { nullable: true, description: DAYS_FROM_CARNIVAL })
  @prop({ type: () => Number })
  daysFromCarnival?: number | null;

  /** Put in by the read. */
  @Field(() => String, {
    nullable: true,
    description: 'What the days from carnival are in the present season, YYYY-MM-DD.',
  })
  dueDate?: string | null;

  @Field(() => ID, { description: 'Its subcategory.' })
  @prop({ type: () => String, required: true })
  parent: string;

  @Field(() => ID, { description: 'Its category.' })
  @prop({ type: () => String, required: true })
  grandParent: string;
}

/** A subcategory of the draaiboek. */
@AnswerType('A part of a category of the draaiboek.')
export class DraaiboekSubCategory extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => ID, { description: 'Its category.' })
  @prop({ type: () => String, required: true })
  parent: string;

  /** In the draaiboek's order; put in by the read, stored beside it. */
  @Field(() => [DraaiboekItem], { description: 'Its items, in the order of the season.' })
  items: DraaiboekItem[];
}

/** A category of the draaiboek. */
@AnswerType('A category of the draaiboek.')
export class DraaiboekCategory extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: '#rrggbb.' })
  @prop({ type: () => String, required: true })
  color: string;

  @Field({ description: 'In the archive: it takes no new subcategory.' })
  @prop({ type: () => Boolean, default: false })
  archived: boolean;

  /** Put in by the read, stored beside it. */
  @Field(() => [DraaiboekSubCategory], { description: 'Its subcategories.' })
  subCategories: DraaiboekSubCategory[];
}

/**
 * The draaiboek of a committee, whose id is its `_id`. Its three kinds of parts are lists beside each other, so that
 * each change is one targeted write to one of them.
 */
@modelOptions({ schemaOptions: { collection: 'draaiboeken', versionKey: false } })
export class StoredDraaiboek {
  @prop({ type: () => String })
  _id: string;

  id: string;

  @prop({ type: () => [DraaiboekCategory], default: [] })
  categories: DraaiboekCategory[];

  @prop({ type: () => [DraaiboekSubCategory], default: [] })
  subCategories: DraaiboekSubCategory[];

  @prop({ type: () => [DraaiboekItem], default: [] })
  items: DraaiboekItem[];

  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const DraaiboekModel = modelOf(StoredDraaiboek, { inTrash: 'parts' });

@AnswerType("A committee's script of the season.")
export class Draaiboek {
  @Field(() => ID, { description: "The committee's." })
  id: string;

  @Field(() => [DraaiboekCategory], { description: 'Its categories, but for those that were taken out.' })
  categories: DraaiboekCategory[];

  @Field(() => [DraaiboekCategory], { description: 'Those that were taken out.' })
  archivedCategories: DraaiboekCategory[];

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  changeLog: string[];
}
