import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { WebhookDeliveryState, WebhookEventKind } from './webhook.enums';

/** One message to a webhook: what it says, and what became of it. All that is sent stands here, so nothing personal. */
@AnswerType('One message to a webhook, and what became of it.')
@modelOptions({ schemaOptions: { collection: 'webhookDeliveries', versionKey: false } })
@index(
  { webhookId: 1, eventId: 1 },
  { unique: true, partialFilterExpression: { eventId: { $type: 'string' } } },
)
@index({ webhookId: 1, _id: -1 })
@index({ webhookId: 1, state: 1, nextAttemptAt: 1 })
@index({ state: 1, nextAttemptAt: 1 })
export class WebhookDelivery {
  @Field(() => ID, { description: 'The header webhook-id is this, behind msg_.' })
  id: string;

  @prop({ type: () => String, required: true })
  webhookId: string;

  /** The event of the log that it tells of; absent: a test message. */
  @prop({ type: () => String })
  eventId?: string;

  @Field({
    description: 'The name of the event, such as Advertiser.changed; of a test message Webhook.test.',
  })
  @prop({ type: () => String, required: true })
  type: string;

  @Field({ description: 'The kind of record, as the log names it.' })
  @prop({ type: () => String, required: true })
  entity: string;

  @Field({ description: 'The id of the record.' })
  @prop({ type: () => String, required: true })
  recordId: string;

  @Field(() => WebhookEventKind, { nullable: true, description: 'What happened; null: a test message.' })
  @prop({ type: () => String, enum: WebhookEventKind })
  kind?: WebhookEventKind | null;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  @prop({ type: () => Date, required: true })
  at: Date;

  @Field(() => WebhookDeliveryState)
  @prop({ type: () => String, enum: WebhookDeliveryState, default: WebhookDeliveryState.waiting })
  state: WebhookDeliveryState;

  @Field(() => Int, { description: 'How often it was tried.' })
  @prop({ type: () => Number, default: 0 })
  attempts: number;

  /** Attempts since it was last asked for; so many pauses it has had. */
  @prop({ type: () => Number, default: 0 })
  tries: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was tried last; null: not yet.' })
  @prop({ type: () => Date })
  attemptedAt?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it is tried next; null: it is not.',
  })
  @prop({ type: () => Date })
  nextAttemptAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'The status of the last answer; null: there was none.' })
  @prop({ type: () => Number })
  status?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long the last attempt took, in milliseconds; null: not tried yet.',
  })
  @prop({ type: () => Number })
  duration?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it did not succeed, in a few Dutch words; null: it did, or was not tried yet.',
  })
  @prop({ type: () => String })
  reason?: string | null;

  /** Who sends it now, until when: then it has crashed, and any other may. */
  @prop({ type: () => String })
  claim?: string | null;

  @prop({ type: () => Date })
  claimedUntil?: Date | null;
}

export const WebhookDeliveryModel = modelOf(WebhookDelivery);
