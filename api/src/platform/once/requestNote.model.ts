import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';

/**
 * What is kept of a request that no record keeps, such as sending mail. Nobody can read it without its requestId, which
 * is not in it.
 */
@modelOptions({ schemaOptions: { collection: 'requestNotes', versionKey: false } })
@index({ at: 1 })
export class RequestNote {
  /** See RequestMark. */
  @prop({ type: () => String, required: true })
  _id: string;

  @prop({ type: () => String, required: true })
  hash: string;

  @prop({ type: () => String, required: true })
  sealed: string;

  @prop({ type: () => Date, required: true })
  at: Date;

  /** What was answered; absent while it is under way. */
  @prop({ type: () => String })
  answer?: string;
}

export const RequestNoteModel = getModelForClass(RequestNote);

const KEPT = 30 * 86_400_000;

/** Forgets requests of more than 30 days ago. */
export async function sweepRequestNotes(): Promise<void> {
  await RequestNoteModel.deleteMany({ at: { $lt: new Date(Date.now() - KEPT) } });
}
