import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, Float, ID, Int } from 'type-graphql';

import { LoggedRecord, RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** A beer of a brewery, with its own revision. */
@AnswerType('A beer of a brewery.')
export class Beer extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => Float, { nullable: true, description: 'Per cent of alcohol, 0 to 100; null: not known.' })
  @prop({ type: () => Number })
  alcoholPercentage?: number | null;

  @Field(() => Int, { nullable: true, description: 'How bitter it is, in IBU: 0 to 1000; null: not known.' })
  @prop({ type: () => Number })
  IBU?: number | null;

  @Field({ description: "What is said of it; '': nothing." })
  @prop({ type: () => String, default: '' })
  intro: string;
}

/** A brewery at the beer festival. Its revision is of its own fields, not of its beers. */
@AnswerType('A brewery at the beer festival.')
@modelOptions({ schemaOptions: { collection: 'breweries', versionKey: false } })
export class Brewery extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'With http:// or https://.' })
  @prop({ type: () => String, required: true })
  website: string;

  @Field({ description: 'What is said of it.' })
  @prop({ type: () => String, required: true })
  intro: string;

  @Field({ description: 'The name of whoever added it.' })
  @prop({ type: () => String, required: true })
  creater: string;

  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => [Beer], { description: 'Its beers.' })
  @prop({ type: () => [Beer], default: [] })
  beers: Beer[];
}

export const BreweryModel = modelOf(Brewery, { inTrash: 'both', searchedBy: 'name' });
