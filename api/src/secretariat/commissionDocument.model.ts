import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

import { StoredFile } from '../core/files/storedFile.type';
import { CommissionDocumentKind } from './secretariat.enums';

/** A script or a document of a committee: a file or a link (spec 2, section 3). It is never changed, only removed. */
@ObjectType({ simpleResolvers: true, description: 'A document of a committee: a file or a link.' })
@modelOptions({ schemaOptions: { collection: 'commissionDocuments', versionKey: false } })
@index({ commissionId: 1, kind: 1, _id: -1 })
@index({ 'file.id': 1 })
export class CommissionDocument {
  @Field(() => ID)
  id: string;

  @prop({ type: () => String, required: true })
  commissionId: string;

  @prop({ type: () => String, enum: CommissionDocumentKind, required: true })
  kind: CommissionDocumentKind;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field(() => StoredFile, { nullable: true })
  @prop({ type: () => StoredFile })
  file?: StoredFile | null;

  @Field(() => String, { nullable: true, description: 'Without a leading https://.' })
  @prop({ type: () => String })
  link?: string | null;

  @Field({ description: 'The name of who added it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

export const CommissionDocumentModel = getModelForClass(CommissionDocument);
