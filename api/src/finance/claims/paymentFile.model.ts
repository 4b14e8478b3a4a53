import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';
import { BankFile } from './bankFile';

/** One payment, as it was when the file was made: a file never changes. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A payment in a payment file.' })
@modelOptions({ schemaOptions: { _id: false } })
export class Payment {
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
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A SEPA credit transfer file.' })
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
