import { getModelForClass, index, modelOptions, prop, Severity } from '@typegoose/typegoose';

/** waiting: to be sent or tried again. sent: taken by the mail server. dead: given up, for a person to look at. */
export type OutboxState = 'waiting' | 'sent' | 'dead';

/** A message on its way. What it says is made when it is sent, so no secret link is ever stored. */
@modelOptions({
  schemaOptions: { collection: 'outbox', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ state: 1, nextAttemptAt: 1 })
@index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $type: 'string' } } })
export class OutboxMessage {
  id: string;

  /** The name of the template that makes subject and text. */
  @prop({ type: () => String, required: true })
  template: string;

  /** One address. */
  @prop({ type: () => String, required: true })
  to: string;

  /** What the template needs beside the address. */
  @prop({ type: () => Object })
  data?: Record<string, unknown>;

  /** Of a message that must never be there twice. */
  @prop({ type: () => String })
  key?: string;

  @prop({ type: () => String, default: 'waiting' })
  state: OutboxState;

  @prop({ type: () => Number, default: 0 })
  attempts: number;

  @prop({ type: () => Date, default: () => new Date() })
  nextAttemptAt: Date;

  @prop({ type: () => Date, default: () => new Date() })
  createdAt: Date;

  @prop({ type: () => Date })
  sentAt?: Date;

  /** The mail server's code for the last failure, such as ECONNREFUSED or 450. */
  @prop({ type: () => String })
  lastError?: string;
}

export const OutboxModel = getModelForClass(OutboxMessage);
