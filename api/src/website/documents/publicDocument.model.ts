import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { DocumentSection } from '../website.enums';

/** A document to download from a page of the website. But for its place it is never changed, only removed. */
@AnswerType('A document to download from a page of the website.')
@modelOptions({ schemaOptions: { collection: 'publicDocuments', versionKey: false } })
@index({ section: 1, _id: -1 })
@index({ 'file.id': 1 })
export class PublicDocument {
  @Field(() => ID)
  id: string;

  @prop({ type: () => String, enum: DocumentSection, required: true })
  section: DocumentSection;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field(() => StoredFile, { description: 'The file; it never changes.' })
  @prop({ type: () => StoredFile, required: true })
  file: StoredFile;

  /** Where it stands on its page, the highest first; none: by when it was made. See documentOrder. */
  @prop({ type: () => Number })
  place?: number | null;

  @Field({ description: 'The name of whoever added it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

export const PublicDocumentModel = modelOf(PublicDocument, { inTrash: 'record' });
