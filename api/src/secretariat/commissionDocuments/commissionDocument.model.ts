import { index, modelOptions, prop } from '@typegoose/typegoose';

import { FileOrLink } from '../../platform/files/fileOrLink.model';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { CommissionDocumentKind } from '../secretariat.enums';

/** A script or a document of a committee. */
@AnswerType('A document of a committee: a file or a link.')
@modelOptions({ schemaOptions: { collection: 'commissionDocuments', versionKey: false } })
@index({ commissionId: 1, kind: 1, _id: -1 })
@index({ 'file.id': 1 })
export class CommissionDocument extends FileOrLink {
  @prop({ type: () => String, required: true })
  commissionId: string;

  @prop({ type: () => String, enum: CommissionDocumentKind, required: true })
  kind: CommissionDocumentKind;
}

export const CommissionDocumentModel = modelOf(CommissionDocument, { inTrash: 'record' });
