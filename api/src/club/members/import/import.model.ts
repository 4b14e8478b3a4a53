import { index, modelOptions, prop } from '@typegoose/typegoose';

import { modelOf } from '../../../platform/records/modelOf';

/**
 * An import. Its members carry its id and are seen by nobody until `whole` is true: that one write is what adds them all.
 * After a crash before it they are removed, after it they are shown.
 */
@modelOptions({ schemaOptions: { collection: 'clubImports', versionKey: false } })
@index({ requestId: 1 }, { unique: true })
@index({ settled: 1, startedAt: 1 })
export class ClubImport {
  id: string;

  @prop({ type: () => String, required: true })
  requestId: string;

  @prop({ type: () => Date, required: true })
  startedAt: Date;

  @prop({ type: () => Number, required: true })
  count: number;

  @prop({ type: () => Boolean, default: false })
  whole: boolean;

  /** Nothing is left to do for it. */
  @prop({ type: () => Boolean, default: false })
  settled: boolean;
}

export const ClubImportModel = modelOf(ClubImport);
