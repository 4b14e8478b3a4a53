import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, InputType, Int } from 'type-graphql';

import { AnswerType } from '../../../platform/schema/answerType';
import { CalendarDate, RequiredText, SepaIban } from '../../../platform/text/inputFields';

/**
 * That a member lets us collect what they owe from their account (SEPA direct debit). It never changes: it ends or lapses.
 */
@AnswerType('That a member lets us collect what they owe from their account.')
@modelOptions({ schemaOptions: { _id: false } })
export class ClubMandate {
  @Field(() => ID, {
    description: 'The membership number and which mandate it is: 202601-1. Never given again.',
  })
  @prop({ type: () => String, required: true })
  reference: string;

  @Field({ description: "Who holds the account; '' once the member is anonymised." })
  @prop({ type: () => String, default: '' })
  holder: string;

  @Field({ description: "IBAN in a SEPA country, electronic form; '' once the member is anonymised." })
  @prop({ type: () => String, default: '' })
  iban: string;

  @Field({ description: 'The day it was signed, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  signedOn: string;

  /** The day it was entered, YYYY-MM-DD: the one before it ended then. */
  @prop({ type: () => String, required: true })
  addedOn: string;

  @Field(() => String, {
    nullable: true,
    description: 'The day it ended, or another took its place, YYYY-MM-DD; null: it lives.',
  })
  @prop({ type: () => String })
  endedOn?: string | null;
}

@AnswerType('What became of a list of payments that was entered.')
export class ClubPaymentsOutcome {
  @Field(() => Int, { description: 'How many years were recorded.' })
  added: number;

  @Field(() => [ID], {
    description:
      'Members for whom nothing was recorded: they paid that year already, joined later, or are not there any more.',
  })
  notAdded: string[];

  @Field(() => [String], {
    description: 'Of those who joined after that year or had left before it, in Dutch: who, and since when.',
  })
  notJoined: string[];
}

/** As many characters as a bank takes. */
const LONGEST_NAME = 70;

@InputType({ description: 'A mandate for direct debit as a member signed it.' })
export class ClubMandateInput {
  @Field({ description: 'Who holds the account, at most 70 characters.' })
  @RequiredText(LONGEST_NAME)
  holder: string;

  @Field({ description: 'IBAN in a SEPA country; spaces do not matter.' })
  @SepaIban()
  iban: string;

  @Field({ description: 'The day it was signed, YYYY-MM-DD; today or earlier.' })
  @CalendarDate()
  signedOn: string;
}
