import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import { AnswerType } from '../../platform/schema/answerType';

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

registerEnumType(BankLineState, {
  name: 'BankLineState',
  description: 'What is still to be done with a line of the bank.',
  valuesConfig: {
    todo: { description: 'Nothing is known of it yet.' },
    matched: { description: 'What it pays is known, or it was booked.' },
    ignored: { description: 'It was set aside.' },
  },
});
registerEnumType(MatchCertainty, {
  name: 'MatchCertainty',
  description: 'How sure a proposal is.',
  valuesConfig: {
    sure: { description: 'Reference and amount agree.' },
    likely: { description: 'Amount and name agree.' },
    possible: { description: 'Only the amount agrees.' },
  },
});
