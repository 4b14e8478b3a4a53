import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';

/** A date of a recurring invoice that waits for a person, with the invoice as it would be issued now. */
@AnswerType('A date of a recurring invoice that waits for a person, as it would be issued now.')
export class RecurringProposal {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  recurringId: string;

  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field({ description: 'The name of the client.' })
  nameClient: string;

  @Field({ description: "'': none." })
  emailClient: string;

  @Field({ description: 'What the invoice is about.' })
  title: string;

  @Field(() => Int, { description: 'Cents, with VAT.' })
  amount: number;

  @Field(() => String, { nullable: true, description: 'Why it cannot be issued, in Dutch.' })
  obstacle: string | null;
}
