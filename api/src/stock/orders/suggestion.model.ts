import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { LINES, RequiredText } from '../../platform/text/inputFields';

const NAME = 120;

/** Who should be pagadder, says a visitor of the website. */
@AnswerType('Who should be pagadder, says a visitor.')
@modelOptions({ schemaOptions: { collection: 'pagadderSuggestions', versionKey: false } })
@index({ createdAt: -1 })
export class PagadderSuggestion {
  @Field(() => ID)
  id: string;

  @Field({ description: 'Who is suggested.' })
  @prop({ type: () => String, required: true })
  who: string;

  @Field({ description: 'The reason that was given.' })
  @prop({ type: () => String, required: true })
  why: string;

  @Field({ description: 'Who suggests it.' })
  @prop({ type: () => String, required: true })
  by: string;

  @Field(() => GraphQLDateTime, { description: 'When it was sent.' })
  @prop({ type: () => Date, required: true })
  createdAt: Date;
}

export const PagadderSuggestionModel = modelOf(PagadderSuggestion, { isPersonal: true, inTrash: 'record' });

@InputType({ description: 'Who should be pagadder, and why.' })
export class PagadderSuggestionInput {
  @Field({ description: 'Who should be pagadder: not blank, 120 characters at most.' })
  @RequiredText(NAME)
  who: string;

  @Field({ description: 'The reason: not blank, 2,000 characters at most.' })
  @RequiredText(LINES)
  why: string;

  @Field({ description: 'The name of the visitor: not blank, 120 characters at most.' })
  @RequiredText(NAME)
  by: string;
}
