import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field } from 'type-graphql';

import { FileOrLink } from '../../platform/files/fileOrLink.model';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { FinancialDocumentKind } from './finance.enums';

/** A document of the treasurer. */
@AnswerType('A document of the treasurer: a file or a link.')
@modelOptions({ schemaOptions: { collection: 'financialDocuments', versionKey: false } })
@index({ kind: 1, _id: -1 })
@index({ 'file.id': 1 })
export class FinancialDocument extends FileOrLink {
  @Field(() => FinancialDocumentKind)
  @prop({ type: () => String, enum: FinancialDocumentKind, required: true })
  kind: FinancialDocumentKind;
}

export const FinancialDocumentModel = modelOf(FinancialDocument, { isMoney: true, inTrash: 'record' });
