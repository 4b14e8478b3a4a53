import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';

/** What the board asks about a declaration, or what who declared answers. */
@AnswerType('A question about a declaration, or an answer.')
@modelOptions({ schemaOptions: { _id: false } })
export class DeclarationMessage {
  @Field({ description: 'Of the board; otherwise of who declared.' })
  @prop({ type: () => Boolean, required: true })
  isQuestion: boolean;

  @Field({ description: 'Empty: only something was changed.' })
  @prop({ type: () => String, default: '' })
  text: string;

  @Field(() => [String], { description: 'What was changed with an answer.' })
  @prop({ type: () => [String], default: [] })
  changes: string[];

  @Field({ description: 'The name of whoever wrote it.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @prop({ type: () => Date, required: true })
  at: Date;
}
