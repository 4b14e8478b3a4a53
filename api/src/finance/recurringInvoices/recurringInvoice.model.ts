import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { InvoiceLine } from '../invoices/invoice.model';
import { ProposalState, RecurringAction, RecurringState } from './recurringInvoice.enums';

/** A date that came, whose invoice is not there yet. */
@modelOptions({ schemaOptions: { _id: false } })
export class KeptProposal {
  /** YYYY-MM-DD; with the id of the record the key of its invoice. */
  @prop({ type: () => String, required: true })
  date: string;

  @prop({ type: () => String, enum: ProposalState, required: true })
  state: ProposalState;

  /** The portal issues and mails it by itself; not any more once it could not. */
  @prop({ type: () => Boolean, default: false })
  isAutomatic: boolean;

  /** The day on which it began to wait for a person, YYYY-MM-DD. */
  @prop({ type: () => String, default: '' })
  waitsSince: string;

  /** While it is being issued: it is to be mailed too. */
  @prop({ type: () => Boolean, default: false })
  withMail: boolean;
}

/** An invoice that comes back by itself, with the dates that wait for their invoice. */
@AnswerType('An invoice that comes back by itself.')
@modelOptions({ schemaOptions: { collection: 'recurringInvoices', versionKey: false } })
@index({ state: 1, nextDate: 1 })
@index({ 'proposals.state': 1 })
export class RecurringInvoice extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'The name of the client.' })
  @prop({ type: () => String, required: true })
  nameClient: string;

  @Field({ description: "Street and house number of the client; '': none." })
  @prop({ type: () => String, default: '' })
  addressClient: string;

  @Field({ description: "Postal code and town of the client; '': none." })
  @prop({ type: () => String, default: '' })
  postalCodeClient: string;

  @Field({ description: "'': none." })
  @prop({ type: () => String, default: '' })
  emailClient: string;

  @Field({ description: 'Also with {maand}, {jaar} and {periode}, as the other texts.' })
  @prop({ type: () => String, required: true })
  title: string;

  @Field({ description: "''; only where there are lines." })
  @prop({ type: () => String, default: '' })
  description: string;

  @Field(() => [InvoiceLine], { description: 'None: it is one sum, exempt from VAT.' })
  @prop({ type: () => [InvoiceLine], default: [] })
  lines: InvoiceLine[];

  @Field(() => Int, { description: 'Cents, with VAT.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field(() => ID, { nullable: true, description: 'The committee that the money is of.' })
  @prop({ type: () => String })
  commissionId: string | null;

  @Field(() => ID, { nullable: true, description: 'The customer that was chosen.' })
  @prop({ type: () => String })
  customerId: string | null;

  @Field(() => Int, { description: 'Months from one date to the next.' })
  @prop({ type: () => Number, required: true })
  interval: number;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  firstDay: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  @prop({ type: () => String })
  lastDay?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'No more dates than this; null: until `lastDay`, or on and on.',
  })
  @prop({ type: () => Number })
  times?: number | null;

  @Field(() => RecurringAction)
  @prop({ type: () => String, enum: RecurringAction, required: true })
  action: RecurringAction;

  /** As it was decided; that it has had its last date is seen from `nextDate`. */
  @prop({ type: () => String, enum: RecurringState, default: RecurringState.active })
  state: RecurringState;

  /** The next date, YYYY-MM-DD; while it is paused as it would have been. */
  @prop({ type: () => String })
  nextDate?: string | null;

  @Field(() => Int, { description: 'How many dates came, those that were skipped by hand too.' })
  @prop({ type: () => Number, default: 0 })
  made: number;

  /** Up to this day, itself too, every date came or was passed over in a pause. */
  @prop({ type: () => String })
  doneUntil?: string | null;

  @Field(() => Int, { description: 'How many invoices were issued.' })
  @prop({ type: () => Number, default: 0 })
  issued: number;

  @prop({ type: () => [KeptProposal], default: [] })
  proposals: KeptProposal[];
}

export const RecurringInvoiceModel = modelOf(RecurringInvoice, {
  isMoney: true,
  isPersonal: true,
  inTrash: 'record',
});
