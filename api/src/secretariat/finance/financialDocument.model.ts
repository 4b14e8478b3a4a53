import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

import { StoredFile } from '../../core/files/storedFile.type';
import { FinancialDocumentKind } from './finance.enums';

/** A document of the treasurer: a file or a link (spec 2, section 3). It is never changed, only removed. */
@ObjectType({ simpleResolvers: true, description: 'A document of the treasurer: a file or a link.' })
@modelOptions({ schemaOptions: { collection: 'financialDocuments', versionKey: false } })
@index({ kind: 1, _id: -1 })
@index({ 'file.id': 1 })
export class FinancialDocument {
  @Field(() => ID)
  id: string;

  @Field(() => FinancialDocumentKind)
  @prop({ type: () => String, enum: FinancialDocumentKind, required: true })
  kind: FinancialDocumentKind;

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

  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

export const FinancialDocumentModel = getModelForClass(FinancialDocument);
