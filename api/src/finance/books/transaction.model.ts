import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { Allow, isDB, type Access } from '../../identity/permissions/allow';
import { byLastDigit } from '../../platform/database/reading/blockSums';
import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { forbidden, unauthenticated } from '../../platform/errors/appError';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { DeclarationMessage } from './declarationMessage.type';
import { TransactionKind, TransactionState } from './finance.enums';

/** Whoever made the declaration, for a field of it. */
const isDeclarant: Access = {
  name: 'isDeclarant',
  looksAtField: true,
  test: ({ user }, _args, parent) =>
    user
      ? (parent as { createdBy?: string } | null)?.createdBy === user.id || forbidden()
      : unauthenticated(),
};

/** The counter-entry that corrects a line. */
@AnswerType('The counter-entry that corrects a line.')
@modelOptions({ schemaOptions: { _id: false } })
export class TransactionReversal {
  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;

  @Field(() => ID, {
    description: 'The year it is in: that of the line, or an open one when that is closed.',
  })
  @prop({ type: () => String, required: true })
  yearId: string;

  @Field({ description: "'': none was given." })
  @prop({ type: () => String, default: '' })
  reason: string;

  @Field({ description: 'The name of whoever made it.' })
  @prop({ type: () => String, required: true })
  byName: string;
}

/**
 * A line in the books: a declaration, which carries its own decision, or a mutation added by hand. Whether it is paid
 * is told by the bank, and by the payment file it is in.
 */
@AnswerType('A line in the books: a declaration or a mutation.')
@modelOptions({ schemaOptions: { collection: 'transactions', versionKey: false } })
@index({ yearId: 1, state: 1, _id: -1 })
@index({ yearId: 1, _id: -1 })
@index({ yearId: 1, wg: 1, _id: -1 })
@index({ createdBy: 1, _id: -1 })
@index({ createdBy: 1, amount: 1 })
@index({ 'receipts.id': 1 })
@index({ receiptHashes: 1 })
@index({ state: 1, _id: 1 })
@index({ 'reversal.yearId': 1 }, { sparse: true })
@index({ decidedAt: 1 }, { sparse: true })
@index({ 'messages.at': 1 }, { sparse: true })
export class Transaction extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => TransactionKind)
  @prop({ type: () => String, enum: TransactionKind, required: true })
  kind: TransactionKind;

  @Field(() => TransactionState)
  @prop({ type: () => String, enum: TransactionState, required: true })
  state: TransactionState;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  yearId: string;

  @Field({ description: 'The index of its workgroup.' })
  @prop({ type: () => String, required: true })
  wg: string;

  @Field({ description: 'What it is for.' })
  @prop({ type: () => String, required: true })
  description: string;

  @Field(() => Int, { description: 'Cents; an expense is negative.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field(() => Int, { nullable: true, description: 'Who is paid: 0 the supplier, 1 who declares.' })
  @prop({ type: () => Number })
  directPay?: number | null;

  @Allow(isDB, Permission.secFin)
  @Field(() => String, { nullable: true, description: 'Whose account it is.' })
  @prop({ type: () => String })
  accountName?: string | null;

  @Allow(isDB, Permission.secFin)
  @Field(() => String, { nullable: true, description: 'IBAN.' })
  @prop({ type: () => String })
  accountnumber?: string | null;

  @Field(() => [StoredFile], { description: 'The receipts of a declaration, at most ten.' })
  @prop({ type: () => [StoredFile], default: [] })
  receipts: StoredFile[];

  /** SHA-256 of each receipt, to tell when one was declared before. */
  @prop({ type: () => [String], default: [] })
  receiptHashes: string[];

  @Allow(isDeclarant, isDB, Permission.secFin)
  @Field(() => [DeclarationMessage], {
    description: 'What was asked about a declaration and answered, oldest first.',
  })
  @prop({ type: () => [DeclarationMessage], default: [] })
  messages: DeclarationMessage[];

  @Field(() => String, {
    nullable: true,
    description: 'Committee and year for which it was declared, when the board put it elsewhere.',
  })
  @prop({ type: () => String })
  declaredFor?: string | null;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;

  @Field({ description: 'The name of whoever added it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Allow(isDB, Permission.secFin)
  @Field({ description: 'The e-mail address of whoever added it, at that moment.' })
  @prop({ type: () => String, required: true })
  creatorMail: string;

  @Field(() => ID, { description: 'The id of the user who added it.' })
  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => String, { nullable: true, description: 'Why it was declined.' })
  @prop({ type: () => String })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of whoever decided.' })
  @prop({ type: () => String })
  decidedBy?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was approved or declined; null: nobody decided.',
  })
  @prop({ type: () => Date })
  decidedAt?: Date | null;

  @Field(() => TransactionReversal, { nullable: true, description: 'The counter-entry that corrects it.' })
  @prop({ type: () => TransactionReversal })
  reversal?: TransactionReversal | null;

  @Allow(isDB, Permission.secFin)
  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const TransactionModel = modelOf(Transaction, {
  ...{ isMoney: true, isPersonal: true, inTrash: 'record', sendsMail: true },
  // By the year they came in, so that those of years before are seldom added up again.
  blockOf: (field) => `${String(field('yearId'))}:${byLastDigit(field)}`,
} as const);
/** Whether one of these approved lines counts no more: a counter-entry corrects it, or its approval was taken back. */
export async function countsNoMore(ids: readonly string[]): Promise<boolean> {
  const gone = { $or: [{ reversal: { $ne: null } }, { state: { $ne: TransactionState.approved } }] };
  return (await TransactionModel.exists({ _id: { $in: ids }, ...gone })) !== null;
}
