import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { WebhookEventKind, WebhookState } from './webhook.enums';

/** What signs, as `whsec_…`; as it is, because every signature is computed from it. */
@modelOptions({ schemaOptions: { _id: false } })
export class WebhookSecretKey {
  @prop({ type: () => String, required: true })
  secret: string;

  /** From this moment it signs no more; absent: it is the present one. */
  @prop({ type: () => Date })
  until?: Date;
}

@AnswerType('How the last attempt to reach a webhook ended.')
@modelOptions({ schemaOptions: { _id: false } })
export class WebhookAttempt {
  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @prop({ type: () => Date, required: true })
  at: Date;

  @Field({ description: 'The receiver answered 2xx.' })
  @prop({ type: () => Boolean, required: true })
  isDelivered: boolean;

  @Field(() => String, { nullable: true, description: 'Why not, in a few Dutch words; null: it succeeded.' })
  @prop({ type: () => String })
  reason?: string | null;
}

/** An address of an integrator that is told when records change. */
@AnswerType('An address of an integrator that is told when records change.')
@modelOptions({ schemaOptions: { collection: 'webhooks', versionKey: false } })
@index({ slot: 1 }, { unique: true, partialFilterExpression: { slot: { $type: 'number' } } })
@index({ stoppedAt: 1 }, { sparse: true })
export class Webhook extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'What it is for.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'Where messages go: https, at most 500 characters, without a name or password.' })
  @prop({ type: () => String, required: true })
  url: string;

  @Field(() => [String], {
    nullable: true,
    description: 'The kinds of records it is told of, as the log names them; null: all.',
  })
  @prop({ type: () => [String], default: null })
  entities?: string[] | null;

  @Field(() => [WebhookEventKind], { description: 'Of what it is told.' })
  @prop({ type: () => [String], enum: WebhookEventKind, required: true })
  kinds: WebhookEventKind[];

  @Field(() => WebhookState)
  @prop({ type: () => String, enum: WebhookState, default: WebhookState.active })
  state: WebhookState;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Since when nothing is sent; null: it is active.',
  })
  @prop({ type: () => Date })
  stoppedAt?: Date | null;

  @Field(() => WebhookAttempt, {
    nullable: true,
    description: 'How the last attempt ended; null: there was none.',
  })
  @prop({ type: () => WebhookAttempt })
  lastAttempt?: WebhookAttempt | null;

  /** Since when every attempt failed. */
  @prop({ type: () => Date })
  failingSince?: Date | null;

  @prop({ type: () => [WebhookSecretKey], required: true })
  secrets: WebhookSecretKey[];

  /** One of the places that there are: no two have the same, so there are no more. */
  @prop({ type: () => Number })
  slot?: number;

  /** Of the portal that it was made in: a copy of the data elsewhere sends nothing. */
  @prop({ type: () => String, required: true })
  portalUrl: string;
}

export const WebhookModel = modelOf(Webhook, { inTrash: 'record' });
