import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';

/** Who of the board, other than who made it, says that a file may go to the bank. */
@AnswerType('Another of the board agrees with a payment file.')
@modelOptions({ schemaOptions: { _id: false } })
export class PaymentApproval {
  @prop({ type: () => String, required: true })
  by: string;

  @Field({ description: 'The name of whoever approved.' })
  @prop({ type: () => String, required: true })
  byName: string;

  @Field(() => GraphQLDateTime, { description: 'When it was approved.' })
  @prop({ type: () => Date, required: true })
  at: Date;
}

/** What a file for the bank has, of payments or of direct debits: made by one of the board, agreed with by another. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export abstract class BankFile {
  @Field(() => ID)
  id: string;

  @prop({ type: () => String, required: true })
  initiator: string;

  @Field(() => PaymentApproval, {
    nullable: true,
    description: 'Who of the board agreed with it; null: nobody did.',
  })
  @prop({ type: () => PaymentApproval })
  approval?: PaymentApproval | null;

  @Field({ description: 'The name of whoever made it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

/** What is still to be done with a line of a statement. */
export enum BankLineState {
  todo = 'todo',
  matched = 'matched',
  ignored = 'ignored',
}

/** How sure a proposal is. */
export enum MatchCertainty {
  sure = 'sure',
  likely = 'likely',
  possible = 'possible',
}

describeEnum({ BankLineState }, 'What is still to be done with a line of the bank.', {
  todo: 'Nothing is known of it yet.',
  matched: 'What it pays is known, or it was booked.',
  ignored: 'It was set aside.',
});
describeEnum({ MatchCertainty }, 'How sure a proposal is.', {
  sure: 'Reference and amount agree.',
  likely: 'Amount and name agree.',
  possible: 'Only the amount agrees.',
});
