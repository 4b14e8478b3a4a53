import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { ClubReportType } from '../club.enums';

/** A report as Word. It is full of addresses, so it is kept for 30 days. */
@AnswerType('A report of the club, as a Word file.')
@modelOptions({ schemaOptions: { collection: 'clubReports', versionKey: false } })
@index({ createdAt: 1 })
@index({ 'file.id': 1 })
export class ClubReport {
  @Field(() => ID)
  id: string;

  @Field({ description: 'The title of the edition.' })
  @prop({ type: () => String, required: true })
  edition: string;

  @Field(() => ClubReportType)
  @prop({ type: () => String, enum: ClubReportType, required: true })
  type: ClubReportType;

  @Field({ description: 'The name of whoever made it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @prop({ type: () => Date, required: true })
  createdAt: Date;

  @Field(() => StoredFile, { description: 'The Word file; kept for 30 days.' })
  @prop({ type: () => StoredFile, required: true })
  file: StoredFile;
}

export const ClubReportModel = modelOf(ClubReport);
