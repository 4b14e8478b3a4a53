import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** An act that enrolled for the song festival on the website. */
@AnswerType('An act that enrolled for the song festival.')
@modelOptions({ schemaOptions: { collection: 'songFestivalParticipants', versionKey: false } })
@index({ year: 1 })
@index({ 'statement.id': 1 }, { unique: true })
export class Participant extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'The edition.' })
  @prop({ type: () => Number, required: true })
  year: number;

  @Field({ description: 'Approved.' })
  @prop({ type: () => Boolean, default: false })
  checked: boolean;

  @Field({ description: 'The name of the act.' })
  @prop({ type: () => String, required: true })
  actName: string;

  @Field({ description: 'The title of the song.' })
  @prop({ type: () => String, required: true })
  songName: string;

  @Field(() => Int, { description: 'How many persons take part, 1 to 500.' })
  @prop({ type: () => Number, required: true })
  numberOfParticipants: number;

  @Field({ description: 'The name of the contact person.' })
  @prop({ type: () => String, required: true })
  contactName: string;

  @Field({ description: 'The telephone number of the contact person.' })
  @prop({ type: () => String, required: true })
  contactPhone: string;

  @Field({ description: 'The e-mail address of the contact person.' })
  @prop({ type: () => String, required: true })
  contactEmail: string;

  @Field(() => StoredFile, { description: 'The originality statement.' })
  @prop({ type: () => StoredFile, required: true })
  statement: StoredFile;

  @Field(() => GraphQLDateTime, { description: 'When the act enrolled.' })
  @prop({ type: () => Date, default: () => new Date() })
  createdAt: Date;
}

export const ParticipantModel = modelOf(Participant, {
  ...{ isPersonal: true, inTrash: 'record', sendsMail: true },
});
