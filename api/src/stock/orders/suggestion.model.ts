import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';

import { modelOf } from '../../platform/database/modelOf';
import { Allow, inherit } from '../../platform/graphql/allow';
import { LINES, RequiredText } from '../../platform/text/inputFields';

const NAME = 120;

/** Who should be pagadder, says a visitor of the website. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Who should be pagadder, says a visitor.' })
@modelOptions({ schemaOptions: { collection: 'pagadderSuggestions', versionKey: false } })
@index({ createdAt: -1 })
export class PagadderSuggestion {
  @Field(() => ID)
  id: string;

  @Field({ description: 'Who is suggested.' })
  @prop({ type: () => String, required: true })
  who: string;

  @Field()
  @prop({ type: () => String, required: true })
  why: string;

  @Field({ description: 'Who suggests it.' })
  @prop({ type: () => String, required: true })
  by: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, required: true })
  createdAt: Date;
}

export const PagadderSuggestionModel = modelOf(PagadderSuggestion, { isPersonal: true, inTrash: 'record' });

@InputType({ description: 'Who should be pagadder, and why.' })
export class PagadderSuggestionInput {
  @Field()
  @RequiredText(NAME)
  who: string;

  @Field()
  @RequiredText(LINES)
  why: string;

  @Field()
  @RequiredText(NAME)
  by: string;
}
