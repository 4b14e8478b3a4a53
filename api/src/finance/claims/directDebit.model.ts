import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { BankFile } from './bankFile';

/** One thing that is collected, as it was when the file was made: but for what became of it that never changes. */
@AnswerType('Something in a direct debit file.')
@modelOptions({ schemaOptions: { _id: false } })
export class DirectDebit {
  @Field(() => ID, { description: '<kind>:<itemId> of what is owed.' })
  @prop({ type: () => String, required: true })
  thing: string;

  /** The payment of that thing that it is to be, as a line of the bank will bear it (`partTarget`). */
  @prop({ type: () => String, required: true })
  slot: string;

  @Field({ description: 'By which the bank knows it, unique.' })
  @prop({ type: () => String, required: true })
  endToEndId: string;

  @Field({ description: 'Who owes it.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'Who holds the account.' })
  @prop({ type: () => String, required: true })
  holder: string;

  @Field({ description: 'IBAN.' })
  @prop({ type: () => String, required: true })
  iban: string;

  @Field(() => Int, { description: 'Cents, above 0.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field({ description: 'What it is for.' })
  @prop({ type: () => String, required: true })
  description: string;

  @Field({ description: 'What the payer was asked to mention.' })
  @prop({ type: () => String, required: true })
  reference: string;

  @Field({ description: 'The reference of the mandate.' })
  @prop({ type: () => String, required: true })
  mandate: string;

  @Field({ description: 'The day the mandate was signed, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  signedOn: string;

  @Field({ description: "Where it is announced; '': no address is known." })
  @prop({ type: () => String, default: '' })
  email: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the announcement was given to the mail.',
  })
  @prop({ type: () => Date })
  announcedOn?: Date | null;

  /** When its announcement was made to be sent: from then on the payer may have read it. */
  @prop({ type: () => Date })
  mailedOn?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was taken out, as its mandate had ended; null: the file holds it.',
  })
  @prop({ type: () => Date })
  droppedOn?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When that it is off was given to the mail; only of what was announced.',
  })
  @prop({ type: () => Date })
  withdrawnOn?: Date | null;
}

/**
 * A file that collects what people owe. `open` holds the slots of what it collects, and a unique index keeps each out of a
 * second file; turning the file back empties it. What the bank paid, and what was charged back, is known from its lines.
 */
@AnswerType('A SEPA direct debit file.')
@modelOptions({ schemaOptions: { collection: 'directDebitFiles', versionKey: false } })
@index({ open: 1 }, { unique: true, sparse: true })
@index({ collectionDate: -1 })
@index({ 'debits.mandate': 1 })
@index({ 'approval.at': 1, reversed: 1 })
export class DirectDebitFile extends BankFile {
  @prop({ type: () => String })
  _id: string;

  @Field({ description: 'The day the bank collects, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  collectionDate: string;

  @Field({ description: 'The account that is paid to, IBAN.' })
  @prop({ type: () => String, required: true })
  iban: string;

  @Field({ description: 'By which the banks know who collects.' })
  @prop({ type: () => String, required: true })
  creditorId: string;

  @Field(() => [DirectDebit], { description: 'What it collects, and what was taken out of it.' })
  @prop({ type: () => [DirectDebit], required: true })
  debits: DirectDebit[];

  @prop({ type: () => [String], default: undefined })
  open?: string[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When its text for the bank was first fetched: since then nothing is taken out of it.',
  })
  @prop({ type: () => Date })
  takenOn?: Date | null;

  /** How often a mandate ended that it may hold. What lets go of lines has looked since (`writeWithoutEnded`). */
  @prop({ type: () => Number, default: 0 })
  endings?: number;

  @Field({ description: 'Turned back: it collects nothing.' })
  @prop({ type: () => Boolean, default: false })
  reversed: boolean;

  @Field(() => ID, { description: 'Who made it.' })
  @prop({ type: () => String, required: true })
  createdBy: string;
}

export const DirectDebitFileModel = modelOf(DirectDebitFile, { isMoney: true, isPersonal: true });

/** What a file holds: but for what was taken out as its mandate had ended. */
export function heldBy({ debits }: Pick<DirectDebitFile, 'debits'>): DirectDebit[] {
  return debits.filter(({ droppedOn }) => !droppedOn);
}

/** One payment, as it was when the file was made: a file never changes. */
@AnswerType('A payment in a payment file.')
@modelOptions({ schemaOptions: { _id: false } })
class Payment {
  @Field(() => ID, { description: 'The id of the declaration that it pays.' })
  @prop({ type: () => String, required: true })
  transactionId: string;

  @Field({ description: 'Who is paid.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'IBAN.' })
  @prop({ type: () => String, required: true })
  iban: string;

  @Field(() => Int, { description: 'Cents, above 0.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field({ description: 'What it is for.' })
  @prop({ type: () => String, required: true })
  description: string;
}

/**
 * A file of payments for the bank: `paid` holds the ids of its declarations, and a unique index keeps each out of a second
 * file. Turning it back empties `paid`; the payments stay to be seen. That it was paid is told by the lines of the bank, or
 * by `paidOn`.
 */
@AnswerType('A SEPA credit transfer file.')
@modelOptions({ schemaOptions: { collection: 'paymentFiles', versionKey: false } })
@index({ paid: 1 }, { unique: true, sparse: true })
@index({ 'approval.at': 1, reversed: 1 })
@index({ executionDate: -1 })
export class PaymentFile extends BankFile {
  @Field({ description: 'The day the bank pays, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  executionDate: string;

  @Field({ description: 'The account that pays, IBAN.' })
  @prop({ type: () => String, required: true })
  iban: string;

  @Field(() => [Payment], { description: 'What it pays.' })
  @prop({ type: () => [Payment], required: true })
  payments: Payment[];

  @prop({ type: () => [String], default: undefined })
  paid?: string[];

  @Field({ description: 'Turned back: its declarations are not paid by it.' })
  @prop({ type: () => Boolean, default: false })
  reversed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The day it was paid, as the treasurer noted it, YYYY-MM-DD; the bank may show it too.',
  })
  @prop({ type: () => String })
  paidOn?: string | null;

  @Field(() => ID, { nullable: true, description: 'Who made it; null: from before that was kept.' })
  @prop({ type: () => String })
  createdBy?: string | null;
}

export const PaymentFileModel = modelOf(PaymentFile, { isMoney: true });

/** Whether a declaration is in a file that was not turned back. */
export async function isInPaymentFile(transactionId: string): Promise<boolean> {
  return (await PaymentFileModel.exists({ paid: transactionId })) !== null;
}
