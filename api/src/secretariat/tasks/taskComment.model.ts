import { index, modelOptions, prop } from '@typegoose/typegoose';
import { IsOptional, MaxLength } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { LINES, OptionalText } from '../../platform/text/inputFields';

/** What somebody of a committee says of a task, with a file or without. It is never changed, only removed. */
@AnswerType('What somebody of the committee says of a task.')
@modelOptions({ schemaOptions: { collection: 'taskComments', versionKey: false } })
@index({ taskId: 1, _id: 1 })
@index({ 'file.id': 1 })
@index({ creationDate: 1 })
export class TaskComment {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  commissionId: string;

  @Field(() => ID, { description: 'The task.' })
  @prop({ type: () => String, required: true })
  taskId: string;

  @Field({ description: "What is said; '': only the file." })
  @prop({ type: () => String, default: '' })
  text: string;

  /** Who are told of it. */
  @prop({ type: () => [String], default: [] })
  mentionIds: string[];

  @Field(() => StoredFile, { nullable: true, description: 'The file that goes with it; null: none.' })
  @prop({ type: () => StoredFile })
  file?: StoredFile | null;

  @Field({ description: 'The name of whoever said it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => ID, { description: 'The id of the user who said it.' })
  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

export const TaskCommentModel = modelOf(TaskComment, { inTrash: 'record' });

@InputType({ description: 'What is said of a task: a text, a file or both.' })
export class TaskCommentInput {
  @Field(() => String, {
    nullable: true,
    description: 'What is said, 2,000 characters at most; empty with a file only.',
  })
  @OptionalText(LINES)
  text?: string | null;

  @Field(() => [ID], { nullable: true, description: 'People of the committee who are told of it.' })
  @IsOptional()
  @MaxLength(LINES, { each: true, message: texts.tooLong })
  mentionIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'A file in docs/C{commissionId}.' })
  fileId?: string | null;
}
