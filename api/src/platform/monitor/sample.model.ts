import { getModelForClass, index, modelOptions, prop, Severity } from '@typegoose/typegoose';

import type { OperationLoad } from '../metrics/load';

/**
 * How one process fared in five minutes. Written each minute, so that the last one tells of now; swept by a job: the
 * engine has no TTL.
 */
@modelOptions({
  schemaOptions: { collection: 'systemSamples', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ slot: 1 })
class Sample {
  /** Its five minutes and its process. */
  @prop({ type: () => String, required: true })
  _id: string;

  /** When its five minutes began. */
  @prop({ type: () => Date, required: true })
  slot: Date;

  /** Its process, by an id that is new at each start. */
  @prop({ type: () => String, required: true })
  process: string;

  /** When it was last written. */
  @prop({ type: () => Date, required: true })
  at: Date;

  /** When its process started. */
  @prop({ type: () => Date, required: true })
  startedAt: Date;

  /** Its process ended as it was asked to: it does not count for now any more. */
  @prop({ type: () => Boolean, required: true })
  hasEnded: boolean;

  @prop({ type: () => Number, required: true })
  requestsPerMinute: number;

  @prop({ type: () => Number, required: true })
  failed: number;

  /** In ms; absent when nothing was asked. */
  @prop({ type: () => Number })
  p95?: number | null;

  @prop({ type: () => [Object], required: true })
  slowest: OperationLoad[];

  /** In ms. */
  @prop({ type: () => Number, required: true })
  loopDelay: number;

  /** Of the process, in bytes. */
  @prop({ type: () => Number, required: true })
  memory: number;

  /** Mails in the outbox of the whole portal. */
  @prop({ type: () => Number, required: true })
  mailWaiting: number;
}

export const SampleModel = getModelForClass(Sample);
