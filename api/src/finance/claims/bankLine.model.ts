import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { MatchCertainty } from './bankFile';

@AnswerType('Something that is to be paid: an invoice …')
export class BankReceivable {
  @Field({ description: 'Its source: invoice, clubContribution, paperAdvertisement …' })
  kind: string;

  @Field(() => ID, { description: 'The id in its source; unique together with `kind`.' })
  id: string;

  @Field({ description: 'What the payer was asked to mention.' })
  reference: string;

  @Field(() => Int, { description: 'Cents; what we have to pay is below 0.' })
  amount: number;

  @Field({ description: 'Who was asked to pay, or is paid.' })
  name: string;

  @Field({ description: 'What it is called in a list, in Dutch.' })
  label: string;
}

@AnswerType('What a line may be the payment of.')
export class BankProposal {
  @Field(() => MatchCertainty)
  certainty: MatchCertainty;

  @Field(() => [BankReceivable], { description: 'One thing, or several whose sum it is.' })
  receivables: BankReceivable[];
}

/** What a line was the payment of. */
@AnswerType('What a line was the payment of.')
@modelOptions({ schemaOptions: { _id: false } })
export class BankMatch {
  /** `<kind>:<id>`, and `#2` for a second payment of it; unique over all lines. */
  @prop({ type: () => String, required: true })
  target: string;

  @Field({ description: 'What it is called in a list, in Dutch.' })
  @prop({ type: () => String, required: true })
  label: string;

  @Field(() => Int, { nullable: true, description: 'Cents of the line that pay it; null: all of it.' })
  @prop({ type: () => Number })
  amount?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Something of it is left to be paid.' })
  @prop({ type: () => Boolean })
  isPart?: boolean | null;

  /** A second or later payment: `<kind>:<id>` of what it pays. */
  @prop({ type: () => String })
  thing?: string;
}

/** What a line is in the books when it pays nothing that the portal knows of, or what is left of it. */
@AnswerType('What a line is in the books. Without a year: money that moves between own accounts.')
@modelOptions({ schemaOptions: { _id: false } })
export class BankBooking {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the financial year; null: money that moves between own accounts.',
  })
  @prop({ type: () => String })
  yearId?: string | null;

  @Field(() => String, { nullable: true, description: 'The index of a workgroup.' })
  @prop({ type: () => String })
  wg?: string | null;

  @Field({ description: "'': what the line says." })
  @prop({ type: () => String, default: '' })
  description: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Cents, when the line is matched too: what is left of it; null: all of it.',
  })
  @prop({ type: () => Number })
  amount?: number | null;
}

/**
 * A line of a bank statement. Saying what it pays is one write to it, also when it pays two things; what is paid is known
 * from here. Its `key` says which line of the bank it is, so that importing it again changes nothing; its `_id` is the key
 * too, but for lines that are older than these keys.
 */
@AnswerType('A line of a bank statement.')
@modelOptions({ schemaOptions: { collection: 'bankLines', versionKey: false } })
@index({ 'matches.target': 1 }, { unique: true, sparse: true })
@index({ 'matches.thing': 1 }, { sparse: true })
@index({ date: -1, _id: 1 })
@index({ 'booking.yearId': 1, 'booking.wg': 1 }, { sparse: true })
@index({ iban: 1, date: -1 })
@index({ ignored: 1, 'matches.target': 1, 'booking.description': 1 })
@index({ key: 1 }, { unique: true, sparse: true })
export class BankLine {
  @prop({ type: () => String })
  _id: string;

  @Field(() => ID)
  id: string;

  @prop({ type: () => String })
  key?: string;

  @prop({ type: () => String, required: true })
  account: string;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;

  @Field(() => Int, { description: 'Cents; what went out is below 0.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @prop({ type: () => String })
  currency?: string;

  /** The bank's own number of the booking. */
  @prop({ type: () => String })
  bankReference?: string;

  @Field({ description: "Who is on the other side; '': the bank does not say." })
  @prop({ type: () => String, default: '' })
  name: string;

  @Field({ description: 'IBAN of the other side.' })
  @prop({ type: () => String, default: '' })
  iban: string;

  @Field({ description: "What the bank says of it; '': nothing." })
  @prop({ type: () => String, default: '' })
  description: string;

  @Field({ description: "The reference in it; '': none." })
  @prop({ type: () => String, default: '' })
  reference: string;

  /** The batch and the mandate of a direct debit, as the bank tells them. */
  @prop({ type: () => String })
  marks?: string;

  @Field({ description: 'Nothing is to be done with it.' })
  @prop({ type: () => Boolean, default: false })
  ignored: boolean;

  @prop({ type: () => [BankMatch], default: undefined })
  matches?: BankMatch[];

  @Field(() => BankBooking, {
    nullable: true,
    description: 'What it is in the books, when it pays nothing else.',
  })
  @prop({ type: () => BankBooking })
  booking?: BankBooking | null;

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const BankLineModel = modelOf(BankLine, { isMoney: true, isPersonal: true });

@AnswerType('What came of the import of one file.')
export class BankImport {
  @Field({ description: 'Of the file, when it was in a zip.' })
  name: string;

  @Field(() => Int, { description: 'Lines that were new.' })
  added: number;

  @Field(() => Int, { description: 'Lines that were there already.' })
  known: number;

  @Field(() => String, { nullable: true, description: 'Dutch: why nothing of it was taken in.' })
  error: string | null;

  @Field(() => [String], {
    description: 'Dutch: what to know of it, such as a gap between its balance and that of the one before.',
  })
  notices: string[];
}

@AnswerType('What came of the matching of a line.')
export class BankMatchOutcome {
  @Field(() => BankLine, { description: 'The line, as it is now.' })
  line: BankLine;

  @Field(() => String, { nullable: true, description: 'Dutch: why it was not matched.' })
  error: string | null;
}
