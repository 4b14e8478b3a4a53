import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';

import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { SecretaryDocumentKind } from '../secretariat.enums';

/** An agenda or minutes. */
@AnswerType('The agenda or the minutes of a meeting.')
@modelOptions({ schemaOptions: { collection: 'secretaryDocuments', versionKey: false } })
@index({ kind: 1, date: -1, _id: -1 })
@index({ 'file.id': 1 })
export class SecretaryDocument extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => SecretaryDocumentKind)
  @prop({ type: () => String, enum: SecretaryDocumentKind, required: true })
  kind: SecretaryDocumentKind;

  @Field({ description: 'Of the meeting, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field({ description: 'For whoever has the DB permission only.' })
  @prop({ type: () => Boolean, default: false })
  dbOnly: boolean;

  @Field(() => StoredFile, { description: 'The file; it never changes.' })
  @prop({ type: () => StoredFile, required: true })
  file: StoredFile;

  @Field({ description: 'The name of whoever added it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

export const SecretaryDocumentModel = modelOf(SecretaryDocument, { inTrash: 'record', sendsMail: true });
