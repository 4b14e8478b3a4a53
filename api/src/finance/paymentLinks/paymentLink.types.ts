import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';

/** What is odd about a payment by a link. */
export enum OnlinePaymentIssue {
  twice = 'twice',
  otherAmount = 'otherAmount',
  undone = 'undone',
  partUndone = 'partUndone',
}

describeEnum({ OnlinePaymentIssue }, 'What is odd about a payment by a link.', {
  twice: 'It was paid in another way too, or was owed no longer.',
  otherAmount: 'It does not count, since its amount is another one or the payer was anonymised.',
  undone: 'All of it was given back or charged back.',
  partUndone: 'A part of it was given back or charged back.',
});

@AnswerType('A payment by a link that somebody has to look at.')
export class OnlinePaymentToCheck {
  @Field(() => ID, { description: 'The id, to say that it was seen.' })
  id: string;

  @Field({ description: 'The area, in Dutch.' })
  area: string;

  @Field({ description: 'As the payer sees it.' })
  description: string;

  @Field(() => OnlinePaymentIssue)
  issue: OnlinePaymentIssue;

  @Field(() => Int, { description: 'Cents that were asked.' })
  amount: number;

  @Field(() => Int, { nullable: true, description: 'Cents that were paid; null: unknown.' })
  paidAmount: number | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  paidOn: string | null;

  @Field(() => Int, { description: 'Cents that were given back or charged back.' })
  undoneAmount: number;

  @Field(() => String, { nullable: true, description: 'The day that was heard of, YYYY-MM-DD.' })
  undoneOn: string | null;
}
