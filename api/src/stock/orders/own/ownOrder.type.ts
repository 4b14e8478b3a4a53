import { Field, Int } from 'type-graphql';

import { AnswerType } from '../../../platform/schema/answerType';
import { OrderState } from '../../stock.enums';
import { OrderLine } from '../order.model';

/** An order as who ordered it sees it by their private link. */
@AnswerType('What the private link of an order opens.')
export class OwnOrder {
  @Field({ description: 'To mention when collecting and paying.' })
  number: string;

  @Field({ description: 'The first name of the customer.' })
  firstName: string;

  @Field(() => [OrderLine], { description: 'What was ordered, each product once.' })
  lines: OrderLine[];

  @Field(() => Int, { description: 'Cents for all of it.' })
  total: number;

  @Field({ description: 'YYYY-MM-DD.' })
  collectDate: string;

  @Field(() => OrderState)
  state: OrderState;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null: it is not paid.' })
  paidOn?: string | null;

  @Field(() => Int, {
    description: 'Cents that are due back to the customer, since it was paid and then cancelled.',
  })
  dueBack: number;

  @Field(() => Int, {
    description: 'Cents that were given back by the way they were paid, or are on their way.',
  })
  givenBack: number;

  @Field({ description: 'Whether it can be paid online now.' })
  canPay: boolean;

  @Field({ description: 'Whether it can get another day: until it is collected or cancelled.' })
  canMove: boolean;

  @Field({ description: 'Whether the customer can cancel it: until it is ready.' })
  canCancel: boolean;

  @Field(() => Int, { description: 'What a change of the order names.' })
  revision: number;
}
