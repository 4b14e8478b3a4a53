import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

/** A date of a recurring invoice that waits for a person, with the invoice as it would be issued now. */
@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'A date of a recurring invoice that waits for a person, as it would be issued now.',
})
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
