import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { AnswerType } from '../../platform/schema/answerType';

/**
 * The invoice of an advertisement. What it says never changes; a wrong one is withdrawn and made anew, under another
 * number but the same reference.
 */
@AnswerType('The invoice of an advertisement.', 'PaperFac')
@modelOptions({ schemaOptions: { _id: false } })
export class KrantInvoice {
  @Field(() => StoredFile, { description: 'The pdf.' })
  @prop({ type: () => StoredFile, required: true })
  file: StoredFile;

  @Field({
    description: 'Of this invoice alone, for ever: {edition title}_{advertiserUserId}, or with a letter.',
  })
  @prop({ type: () => String, required: true })
  number: string;

  @Field({
    description: 'What the payer is asked to mention: the number of the first invoice of the advertisement.',
  })
  @prop({ type: () => String, required: true })
  reference: string;

  @Field(() => Int, { description: 'Cents.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;

  @Field({ description: 'To be paid by this day, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  dueDate: string;

  /** What it says of the advertiser, see printedOf. */
  @prop({ type: () => String, required: true })
  printed: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was given to the mail.' })
  @prop({ type: () => Date })
  sentAt?: Date | null;
}

/** What takes an invoice back on paper. */
@AnswerType('What takes an invoice back on paper.', 'PaperCreditNote')
@modelOptions({ schemaOptions: { _id: false } })
export class KrantCreditNote {
  @Field(() => StoredFile, { description: 'The pdf.' })
  @prop({ type: () => StoredFile, required: true })
  file: StoredFile;

  @Field({ description: 'The number of the invoice, with _C behind it.' })
  @prop({ type: () => String, required: true })
  number: string;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;
}

/** An invoice that was taken back. It stays, with its credit note. */
@AnswerType('An invoice that was taken back.', 'WithdrawnPaperFac')
@modelOptions({ schemaOptions: { _id: false } })
export class WithdrawnKrantInvoice extends KrantInvoice {
  @Field(() => KrantCreditNote, { description: 'What takes it back.' })
  @prop({ type: () => KrantCreditNote, required: true })
  creditNote: KrantCreditNote;
}
