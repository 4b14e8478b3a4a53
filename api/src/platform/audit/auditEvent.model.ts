import { getModelForClass, index, modelOptions, plugin, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';

import { blocks } from '../database/reading/blockSums';
import { AnswerType } from '../schema/answerType';
import { AuditKind } from './auditKind.enum';

/** One field that changed, as text. */
@AnswerType('A field that changed.')
@modelOptions({ schemaOptions: { _id: false } })
export class AuditField {
  @Field({ description: 'Its path in the record; of a part: list.id.field.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  @prop({ type: () => String })
  before?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  @prop({ type: () => String })
  after?: string | null;

  @Field({ description: 'Its values are not kept: a secret, or too large.' })
  @prop({ type: () => Boolean, required: true })
  hidden: boolean;
}

/** The block of an event by its id: eighteen hours. */
export const blockOfEvent = (id: string) => id.slice(0, 4);

/**
 * Something that happened: who did what, when and from where. Only added and, when its time is over, swept; its values
 * are taken away with the record when they are personal.
 */
@AnswerType('Something that happened, of the log of everything.')
@modelOptions({ schemaOptions: { collection: 'auditEvents', versionKey: false } })
@index({ userId: 1, _id: -1 })
@index({ userName: 1, _id: -1 })
@index({ recordId: 1, _id: -1 })
@index({ entity: 1, _id: -1 })
@index({ operation: 1, _id: -1 })
@index({ kind: 1, _id: -1 })
@index({ keepUntil: 1 })
@index({ at: 1 }, { partialFilterExpression: { redacts: true } })
@index({ unannounced: 1, _id: 1 }, { partialFilterExpression: { unannounced: true } })
export class AuditEvent {
  @Field(() => ID)
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  @prop({ type: () => Date, required: true })
  at: Date;

  @Field(() => AuditKind)
  @prop({ type: () => String, enum: AuditKind, required: true })
  kind: AuditKind;

  @Field(() => ID, { nullable: true, description: 'Who did it; null: nobody was signed in.' })
  @prop({ type: () => String })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that moment.' })
  @prop({ type: () => String })
  userName?: string | null;

  @Field({ description: 'The address it came from.' })
  @prop({ type: () => String, required: true })
  address: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The first characters of what is stored of the session, or 'token' and the name of an API token.",
  })
  @prop({ type: () => String })
  session?: string | null;

  @Field({ description: 'The field of Query or Mutation, or of a file: download.' })
  @prop({ type: () => String, required: true })
  operation: string;

  @Field({ description: 'The id under which the log of the server has this request.' })
  @prop({ type: () => String, required: true })
  requestId: string;

  @Field({ description: 'OK, or the code of the error.' })
  @prop({ type: () => String, required: true })
  outcome: string;

  @Field(() => String, { nullable: true, description: 'What kind of record it is about.' })
  @prop({ type: () => String })
  entity?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the record it is about; null: it is about none.',
  })
  @prop({ type: () => String })
  recordId?: string | null;

  @Field(() => [String], { description: 'The ids among the arguments, each as name=id.' })
  @prop({ type: () => [String], required: true })
  ids: string[];

  @Field(() => [AuditField], { description: 'The fields that changed.' })
  @prop({ type: () => [AuditField], required: true })
  fields: AuditField[];

  @Field({ description: 'There was more than an event holds.' })
  @prop({ type: () => Boolean, required: true })
  isCut: boolean;

  @Field({ description: 'The values were taken away with the person they were about.' })
  @prop({ type: () => Boolean, required: true })
  redacted: boolean;

  /** A change of a record of which nobody outside was told yet. */
  @prop({ type: () => Boolean })
  unannounced?: boolean;

  /** It took a person away: what earlier events of the record tell of them goes too. */
  @prop({ type: () => Boolean })
  redacts?: boolean;

  @prop({ type: () => Date, required: true })
  keepUntil: Date;
}

plugin(
  blocks as never,
  {
    blockOf: (field: (name: string) => unknown) => blockOfEvent(String(field('_id'))),
    counted: ['kind', 'entity', 'operation'],
  } as never,
)(AuditEvent);
export const AuditEventModel = getModelForClass(AuditEvent);

/** A removal that was begun: it becomes an event when the record turns out to be gone. */
@modelOptions({ schemaOptions: { collection: 'auditRemovals', versionKey: false } })
class AuditRemoval extends AuditEvent {}

export const AuditRemovalModel = getModelForClass(AuditRemoval);
