import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { PrivateLink } from '../../identity/tokens/privateLink';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** An entry that a checker has seen, at this amount: of another amount it is to be looked at again. */
export class SeenEntry {
  /** The id of the entry in the ledger. */
  @prop({ type: () => String })
  _id: string;

  /** Cents. */
  @prop({ type: () => Number, required: true })
  amount: number;

  @prop({ type: () => Date, required: true })
  at: Date;
}

/** A sample that was drawn by chance. It never changes: drawing again adds another. */
@AnswerType('A sample of the entries of a year, drawn by chance by the server.')
export class BookDraw {
  @Field(() => ID, { description: 'The id of the draw.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When it was drawn.' })
  @prop({ type: () => Date, required: true })
  at: Date;

  @Field(() => Int, { description: 'Cents: only entries of this amount or more, either way; 0: of all.' })
  @prop({ type: () => Number, default: 0 })
  above: number;

  @Field(() => Int, { description: 'Out of how many entries it was drawn.' })
  @prop({ type: () => Number, required: true })
  outOf: number;

  /** The ids of the entries in the ledger, in the order in which they were drawn. */
  @prop({ type: () => [String], required: true })
  entries: string[];

  @Field(() => Int, { description: 'How many entries were drawn.' })
  size: number;

  @Field(() => Int, { description: 'How many of them the checker has seen.' })
  seen: number;
}

/** What a checker asks of an entry, and what the treasurer answers. */
@AnswerType('What a checker of the books asks of an entry, and what was answered.')
export class BookQuestion {
  @Field(() => ID, { description: 'The id of the question.' })
  id: string;

  @Field(() => ID, { description: 'The id of the entry in the ledger.' })
  @prop({ type: () => String, required: true })
  entryId: string;

  @Field({ description: 'The entry as it was then, in Dutch: its day, what it is and its amount.' })
  @prop({ type: () => String, required: true })
  about: string;

  @Field({ description: 'What is asked.' })
  @prop({ type: () => String, required: true })
  text: string;

  @Field(() => GraphQLDateTime, { description: 'When it was asked.' })
  @prop({ type: () => Date, required: true })
  at: Date;

  @Field({ description: "What was answered; '': nothing yet." })
  @prop({ type: () => String, default: '' })
  answer: string;

  @Field({ description: "The name of who answered; '': nobody yet." })
  @prop({ type: () => String, default: '' })
  answeredBy: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was answered; null: not yet.' })
  @prop({ type: () => Date })
  answeredAt?: Date | null;
}

/** Somebody who checks the books of one year by a private link, with what they saw, drew and asked. */
@AnswerType('Somebody without an account who checks the books of one year, with what they saw and asked.')
@modelOptions({ schemaOptions: { collection: 'bookChecks', versionKey: false } })
@index({ yearId: 1, slot: 1 }, { unique: true, partialFilterExpression: { slot: { $type: 'number' } } })
@index({ yearId: 1, email: 1 }, { unique: true, partialFilterExpression: { slot: { $type: 'number' } } })
@index({ yearId: 1, _id: 1 })
@index({ 'links.tokenHash': 1 }, { sparse: true })
@index({ openQuestions: 1 })
@index({ 'questions.at': 1 }, { sparse: true })
@index({ until: 1 })
export class BookCheck {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  yearId: string;

  /** 1 to 5 while they have access: so many look on at once. */
  @prop({ type: () => Number })
  slot?: number | null;

  @Field({ description: 'The name of who checks.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "Where the link is mailed to; '': it was erased." })
  @prop({ type: () => String, default: '' })
  email: string;

  @Field({ description: 'The last day on which the link opens the year, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  until: string;

  @Field({ description: 'The name of who invited them.' })
  @prop({ type: () => String, required: true })
  invitedBy: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Since when the link opens nothing; null: it does.',
  })
  @prop({ type: () => Date })
  withdrawnAt?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the page was last opened; null: never.',
  })
  @prop({ type: () => Date })
  lastSeenAt?: Date | null;

  @prop({ type: () => [PrivateLink], default: undefined })
  links?: PrivateLink[];

  @prop({ type: () => [SeenEntry], default: [] })
  seen: SeenEntry[];

  @prop({ type: () => [BookDraw], default: [] })
  draws: BookDraw[];

  @Field(() => [BookQuestion], { description: 'What they asked, oldest first.' })
  @prop({ type: () => [BookQuestion], default: [] })
  questions: BookQuestion[];

  @Field(() => Int, { description: 'How many of the questions were not answered yet.' })
  @prop({ type: () => Number, default: 0 })
  openQuestions: number;

  /** The name and the address were erased. */
  @prop({ type: () => Boolean, default: false })
  erased: boolean;

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const BookCheckModel = modelOf(BookCheck, {
  isMoney: true,
  isPersonal: true,
  erasedBy: 'erased',
  sendsMail: true,
});
