import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { RemoteFailureKind } from './remote.input';

/** How often a version of a remote failed in one way, for how many people. One record for each version and way. */
@index({ area: 1, entry: 1, kind: 1 }, { unique: true })
@index({ lastAt: 1 })
@AnswerType('How a version of a remote failed in browsers.')
@modelOptions({ schemaOptions: { collection: 'remoteFailures', versionKey: false } })
export class RemoteFailure {
  @prop({ type: () => String, required: true })
  area: string;

  /** The address of its manifest. */
  @prop({ type: () => String, required: true })
  entry: string;

  @Field(() => RemoteFailureKind)
  @prop({ type: () => String, required: true, enum: RemoteFailureKind })
  kind: RemoteFailureKind;

  @Field(() => Int, { description: 'How often, all in all.' })
  @prop({ type: () => Number, required: true })
  count: number;

  @Field({ description: 'What the browser said last.' })
  @prop({ type: () => String, required: true })
  lastMessage: string;

  @Field(() => GraphQLDateTime, { description: 'When that happened last.' })
  @prop({ type: () => Date, required: true })
  lastAt: Date;

  /** When the row of failures began that `people` are of. */
  @prop({ type: () => Date, required: true })
  rowSince: Date;

  /** For whom it failed in this row, by id; as many as it takes to give a version up. */
  @prop({ type: () => [String], required: true })
  people: string[];
}

export const RemoteFailureModel = getModelForClass(RemoteFailure);
