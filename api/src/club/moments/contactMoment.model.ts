import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import type { mongo } from 'mongoose';
import { Field, ID, Int } from 'type-graphql';

import { MailDelivery } from '../../identity/mailings/mailingAudiences';
import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { LetterParagraphType } from '../club.enums';

@AnswerType('A paragraph of a letter.')
@modelOptions({ schemaOptions: { _id: false } })
export class LetterParagraph {
  @Field(() => Int, { description: 'Its place in the letter.' })
  @prop({ type: () => Number, required: true })
  index: number;

  @Field(() => LetterParagraphType)
  @prop({ type: () => String, enum: LetterParagraphType, required: true })
  type: LetterParagraphType;

  @Field({ description: 'What it says; it may hold fields such as {voornaam}.' })
  @prop({ type: () => String, default: '' })
  text: string;
}

/** Two titles that nobody tells apart: the same but for capitals, accents, spaces and punctuation. */
export const SAME_TITLE: mongo.CollationOptions = { locale: 'nl', strength: 1, alternate: 'shifted' };

/**
 * A letter to the members, and what comes of it. The letters and labels are records of their own (ClubLetter); they
 * count only once `generatedOn` is set, in one write at the end.
 */
@AnswerType('A letter to the members of the club.')
@modelOptions({ schemaOptions: { collection: 'clubContactMoments', versionKey: false } })
@index({ editionId: 1, _id: -1 })
@index(
  { editionId: 1, title: 1 },
  { unique: true, collation: SAME_TITLE, partialFilterExpression: { deletedAt: null } },
)
export class ClubContactMoment extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  editionId: string;

  @Field({ description: 'The title of the edition.' })
  @prop({ type: () => String, required: true })
  parent: string;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field({ description: 'The name of whoever made it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  creationDate: string;

  @Field({ description: 'A payment is asked.' })
  @prop({ type: () => Boolean, required: true })
  payment: boolean;

  @Field({ description: 'To all active members; otherwise to those who did not pay the edition.' })
  @prop({ type: () => Boolean, required: true })
  allMembers: boolean;

  @Field({ description: 'Cards are offered.' })
  @prop({ type: () => Boolean, required: true })
  buut: boolean;

  @Field(() => Int, { nullable: true, description: 'Cards for each member, 1 to 10.' })
  @prop({ type: () => Number })
  buutMax?: number | null;

  @Field(() => Int, { nullable: true, description: 'Cents for a card.' })
  @prop({ type: () => Number })
  buutPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'To be ordered by this day, YYYY-MM-DD.' })
  @prop({ type: () => String })
  buutDeadline?: string | null;

  @Field(() => [LetterParagraph], { description: 'The paragraphs, in order.' })
  @prop({ type: () => [LetterParagraph], default: [] })
  letter: LetterParagraph[];

  /** The run that is making the letters, or that ended last. */
  @prop({ type: () => String })
  workId?: string | null;

  /** Who gets a letter, in the order of the letters; from the moment their making begins. */
  @prop({ type: () => [String], default: undefined })
  memberIds?: string[];

  /** Of each of them whose letter it is in: of the first of their household; absent: everybody has their own. */
  @prop({ type: () => [String], default: undefined })
  letterFor?: string[];

  /** How many letters there are. */
  /** By whom those of the letters are known that go by mail; fixed with whom they are for. */
  @prop({ type: () => [String], default: undefined })
  mailKeys?: string[];

  /** Who began it: the sender of its mails. */
  @prop({ type: () => String })
  begunBy?: string;

  @prop({ type: () => Number })
  addressedCount?: number;

  /** Cents that its letters ask; fixed with whom they are for, whatever becomes of the contribution of the edition. */
  @Field(() => Int, { nullable: true, description: 'Cents that its letters ask; null: not begun.' })
  @prop({ type: () => Number })
  contribution?: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When all letters and labels were there.' })
  @prop({ type: () => Date })
  generatedOn?: Date | null;

  @Field(() => [String], { description: 'The names of the files; empty until generatedOn.' })
  @prop({ type: () => [String], default: [] })
  downloadOrder: string[];
}

export const ClubContactMomentModel = modelOf(ClubContactMoment, { inTrash: 'record' });

/** A letter to a member or a household, or a sheet of labels. `key` is the id of its first member, or labels_1 … */
@modelOptions({ schemaOptions: { collection: 'clubLetters', versionKey: false } })
@index({ workId: 1, key: 1 }, { unique: true })
@index({ momentId: 1, order: 1 })
@index({ 'file.id': 1 })
@index({ key: 1 })
@index({ memberIds: 1 }, { sparse: true })
export class ClubLetter {
  id: string;

  @prop({ type: () => String, required: true })
  momentId: string;

  /** The run it came from. */
  @prop({ type: () => String, required: true })
  workId: string;

  @prop({ type: () => String, required: true })
  key: string;

  /** Whom it is to, when they are several. */
  @prop({ type: () => [String], default: undefined })
  memberIds?: string[];

  /** The place in the download order. */
  @prop({ type: () => Number, required: true })
  order: number;

  @prop({ type: () => StoredFile, required: true })
  file: StoredFile;
}

export const ClubLetterModel = modelOf(ClubLetter);

@AnswerType('An online payment that is no paid year: of another amount, or of a member who is anonymised.')
export class ClubUncountedPayment {
  @Field(() => ID)
  memberId: string;

  @Field(() => Int, { description: 'Cents that were asked.' })
  amount: number;

  @Field(() => Int, { nullable: true, description: 'Cents that were paid; null: unknown.' })
  paidAmount?: number | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  paidOn?: string | null;
}

@AnswerType('A letter of a contact moment that went by mail.')
export class ClubMomentMail {
  @Field(() => ID, { description: 'The membership number of the first it is to.' })
  key: string;

  @Field({ description: 'Who it is to.' })
  name: string;

  @Field({ description: 'The address it goes to.' })
  email: string;

  @Field(() => MailDelivery)
  delivery: MailDelivery;

  @Field(() => String, { nullable: true, description: 'Why it was refused, in Dutch.' })
  reason?: string | null;

  @Field({ description: 'Who it is to paid the edition, all of them.' })
  isPaid: boolean;
}

@AnswerType('A payment that was given back or charged back.')
export class ClubUndonePayment {
  @Field(() => ID)
  memberId: string;

  @Field(() => Int, { description: 'Cents that were given back or charged back.' })
  undoneAmount: number;

  @Field({ description: 'All of it: the year is not paid any more.' })
  isWhole: boolean;
}

@AnswerType('What came of the payment links of a contact moment.')
export class ClubMomentPayments {
  @Field(() => Int, { description: 'Payment links that were made.' })
  asked: number;

  @Field(() => Int, { description: 'Of them paid.' })
  paid: number;

  @Field(() => Int, { description: 'Of them paid while the year was paid already in another way.' })
  twice: number;

  @Field(() => [ClubUncountedPayment], { description: 'Paid, but no paid year: for somebody to look at.' })
  uncounted: ClubUncountedPayment[];

  @Field(() => [ClubUndonePayment], { description: 'Paid, and given back or charged back since.' })
  undone: ClubUndonePayment[];
}
