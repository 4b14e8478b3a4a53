import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { MailDelivery, MailingAudience, MailingState } from './mailingAudiences';

@AnswerType('One of those that a mailing goes to.')
@modelOptions({ schemaOptions: { _id: false }, options: { allowMixed: Severity.ALLOW } })
export class MailingRecipient {
  /** The id of the record that they are, in the list they were chosen from. */
  @Field(() => ID, { description: 'The id of their record in the list that they were chosen from.' })
  @prop({ type: () => String, required: true })
  key: string;

  @Field({ description: 'Their name when it was sent.' })
  @prop({ type: () => String, default: '' })
  name: string;

  /** '': their name is one. */
  @prop({ type: () => String, default: '' })
  firstName: string;

  /** What else of them stands in the mail, by what it is called there. */
  @prop({ type: () => Object })
  fields?: Readonly<Record<string, string>>;

  @Field({ description: 'The address it goes to.' })
  @prop({ type: () => String, default: '' })
  email: string;

  @Field(() => MailDelivery)
  @prop({ type: () => String, enum: MailDelivery, default: MailDelivery.waiting })
  delivery: MailDelivery;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Since when; null: since it was sent.' })
  @prop({ type: () => Date })
  at?: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, in Dutch.' })
  @prop({ type: () => String })
  reason?: string | null;
}

/** Something that is mailed to many, each in a mail of their own (docs/domain/portal.md, P480). */
@AnswerType('Something that is mailed to many, each in a mail of their own.')
@modelOptions({ schemaOptions: { collection: 'mailings', versionKey: false } })
@index({ readers: 1, _id: -1 })
@index({ state: 1 })
@index({ 'recipients.email': 1 })
@index({ 'attachments.id': 1 })
export class Mailing extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => MailingAudience)
  @prop({ type: () => String, enum: MailingAudience, required: true })
  audience: MailingAudience;

  @Field({ description: "To whom, in Dutch: 'Bouwploeg, 2026-2027'." })
  @prop({ type: () => String, required: true })
  title: string;

  @Field({ description: 'The subject, with its fields.' })
  @prop({ type: () => String, required: true })
  subject: string;

  @Field({ description: 'What it says, as clean html, with its fields.' })
  @prop({ type: () => String, default: '' })
  html: string;

  @Field(() => [StoredFile], { description: 'What goes with it.' })
  @prop({ type: () => [StoredFile], default: [] })
  attachments: StoredFile[];

  @Field({ description: "Who stands there as its sender; '': the portal." })
  @prop({ type: () => String, default: '' })
  senderName: string;

  @Field({ description: "Where an answer goes; '': to the portal's own address." })
  @prop({ type: () => String, default: '' })
  replyTo: string;

  @Field({ description: 'It is about their task or payment: who wants no mailings gets it too.' })
  @prop({ type: () => Boolean, required: true })
  isNeeded: boolean;

  @Field(() => MailingState)
  @prop({ type: () => String, enum: MailingState, default: MailingState.sending })
  state: MailingState;

  @Field({ description: 'The name of who sent it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  /** Who sees it: the id of who sent it, and the permission by which it was sent. */
  @prop({ type: () => [String], required: true })
  readers: string[];

  /** What makes each mail of it; absent: its own text. */
  @prop({ type: () => String })
  template?: string;

  /** What that template needs, such as the id of a record. */
  @prop({ type: () => String })
  about?: string;

  /** What the links by which somebody ends mailings are signed with. */
  @prop({ type: () => String, required: true })
  secret: string;

  @Field(() => [MailingRecipient], { description: 'To whom it goes: 2,000 at most.' })
  @prop({ type: () => [MailingRecipient], required: true })
  recipients: MailingRecipient[];
}

export const MailingModel = modelOf(Mailing, { isPersonal: true });

/** An address that wants no mailings. */
@modelOptions({ schemaOptions: { collection: 'unwilling', versionKey: false } })
@index({ address: 1 }, { unique: true })
export class Unwilling {
  id: string;

  /** In small letters. */
  @prop({ type: () => String, required: true })
  address: string;

  @prop({ type: () => Date, required: true })
  since: Date;
}

export const UnwillingModel = modelOf(Unwilling, { isPersonal: true });

/** What the administrator sets of mailings; one record. */
@AnswerType('What the administrator sets of mailings.')
@modelOptions({ schemaOptions: { collection: 'mailingSettings', versionKey: false } })
export class MailingSettings extends RevisedRecord {
  @prop({ type: () => String })
  _id: string;

  @Field(() => ID, { description: 'Always the same: there is one.' })
  id: string;

  @Field(() => Int, { description: 'Mails of mailings in an hour, over the whole portal: 10 to 5,000.' })
  @prop({ type: () => Number, default: 500 })
  perHour: number;
}

export const MailingSettingsModel = modelOf(MailingSettings);
