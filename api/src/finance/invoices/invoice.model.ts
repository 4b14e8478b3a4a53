import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { VatRate } from './document/vatRate';

/** One line of an invoice. Its price is without VAT; what it comes to is computed. */
@AnswerType('One line of an invoice.')
@modelOptions({ schemaOptions: { _id: false } })
export class InvoiceLine {
  @Field({ description: 'What it is for.' })
  @prop({ type: () => String, required: true })
  description: string;

  @Field(() => Int, { description: 'Hundredths of a piece, an hour …; on a credit note below 0.' })
  @prop({ type: () => Number, required: true })
  quantity: number;

  @Field(() => Int, { description: 'Cents for one, without VAT.' })
  @prop({ type: () => Number, required: true })
  price: number;

  @Field(() => VatRate)
  @prop({ type: () => String, enum: VatRate, required: true })
  vatRate: VatRate;
}

/** What the lines of one rate come to. */
@AnswerType('What the lines of one rate come to.')
export class InvoiceVat {
  @Field(() => VatRate)
  vatRate: VatRate;

  @Field(() => Int, { description: 'Cents, without VAT.' })
  net: number;

  @Field(() => Int, { description: 'Cents of VAT, rounded over all lines of the rate.' })
  vat: number;
}

/**
 * An invoice, or the credit note of one. What it says never changes after it is issued: a mistake is a credit note.
 * Only when it was sent and paid is added to it.
 */
@AnswerType('An invoice or a credit note. What it says never changes.')
@modelOptions({ schemaOptions: { collection: 'invoices', versionKey: false } })
@index({ year: 1, sequence: 1 }, { unique: true })
@index(
  { requestId: 1, createdBy: 1 },
  { unique: true, partialFilterExpression: { requestId: { $type: 'string' } } },
)
@index({ creditOf: 1 }, { unique: true, partialFilterExpression: { creditOf: { $type: 'string' } } })
@index(
  { recurringId: 1, recurringDate: 1 },
  { unique: true, partialFilterExpression: { recurringId: { $type: 'string' } } },
)
@index({ 'file.id': 1 })
@index({ dueDate: 1, creditOf: 1, paidOn: 1 })
export class Invoice {
  @Field(() => ID)
  id: string;

  @Field({ description: 'The year and the number in it: 2026-0012.' })
  @prop({ type: () => String, required: true })
  number: string;

  @prop({ type: () => Number, required: true })
  year: number;

  @prop({ type: () => Number, required: true })
  sequence: number;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;

  @Field({ description: 'To be paid by this day, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  dueDate: string;

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

  @Field({ description: 'What the invoice is about.' })
  @prop({ type: () => String, required: true })
  title: string;

  @Field({ description: "''; only where there are lines." })
  @prop({ type: () => String, default: '' })
  description: string;

  /** Absent or empty on an invoice of one sum. */
  @prop({ type: () => [InvoiceLine], default: undefined })
  lines?: InvoiceLine[];

  @Field(() => Int, { description: 'Cents, with VAT; of a credit note below 0.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field(() => ID, { nullable: true, description: 'The committee that the money is of.' })
  @prop({ type: () => String })
  commissionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'A credit note: of this invoice.' })
  @prop({ type: () => String })
  creditOf?: string | null;

  @Field(() => String, { nullable: true, description: 'A credit note: of the invoice with this number.' })
  @prop({ type: () => String })
  creditOfNumber?: string | null;

  /** A credit note: the day of that invoice, YYYY-MM-DD; absent on those of before it was printed. */
  @prop({ type: () => String })
  creditOfDate?: string;

  /** A credit note: that invoice was paid when this was issued, so the money goes back. */
  @prop({ type: () => Boolean })
  isPaidBack?: boolean;

  @Field(() => ID, { nullable: true, description: 'The customer that was chosen.' })
  @prop({ type: () => String })
  customerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The recurring invoice that it came from.' })
  @prop({ type: () => String })
  recurringId?: string | null;

  /** The date of the recurring invoice that it is of, YYYY-MM-DD: there is one invoice for each. */
  @Field(() => String, { nullable: true, description: 'The date that it was due on there, YYYY-MM-DD.' })
  @prop({ type: () => String })
  recurringDate?: string | null;

  /** The pdf; absent when a crash came before it was made. */
  @prop({ type: () => StoredFile })
  file?: StoredFile | null;

  /** Noted by hand, YYYY-MM-DD; what the bank paid is known from its line. */
  @prop({ type: () => String })
  paidOn?: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last given to the mail.' })
  @prop({ type: () => Date })
  sentAt?: Date | null;

  @Field({ description: 'The name of whoever issued it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @prop({ type: () => String, required: true })
  createdBy: string;

  @prop({ type: () => String })
  requestId?: string;

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const InvoiceModel = modelOf(Invoice, {
  ...{ isMoney: true, isPersonal: true, sendsMail: true },
  blockOf: (field) => String(field('year')),
});
