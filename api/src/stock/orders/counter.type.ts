import { ArrayMaxSize, ArrayMinSize, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { CounterPayment } from '../stock.enums';
import { MOST_PRICE } from '../stock.input';
import { stockTexts } from '../stock.texts';
import { MOST_LINES, OrderLineInput } from './order.input';
import { OrderLine } from './order.model';

@InputType({ description: 'So many of one product, sold at the counter.' })
export class CounterLineInput extends OrderLineInput {
  @Field(() => Int, { description: 'Cents for a piece, as the customer paid.' })
  @IsInt({ message: stockTexts.price })
  @Min(0, { message: stockTexts.price })
  @Max(MOST_PRICE, { message: stockTexts.price })
  price: number;
}

@InputType({ description: 'A sale at the counter.' })
export class CounterSaleInput {
  @Field(() => [CounterLineInput], { description: '1 to 20, each product once.' })
  @ArrayMinSize(1, { message: stockTexts.line })
  @ArrayMaxSize(MOST_LINES, { message: stockTexts.line })
  @ValidateNested({ each: true })
  lines: CounterLineInput[];

  @Field(() => ID, {
    description: 'Where the pieces come from: a place that is neither internal nor locked.',
  })
  locationId: string;

  @Field(() => CounterPayment, { description: 'How it was paid.' })
  payment: CounterPayment;
}

@AnswerType('What was sold at the counter, to one customer.')
export class CounterSale {
  @Field(() => ID, { description: 'The id of its order.' })
  id: string;

  @Field({ description: 'The number of its order.' })
  number: string;

  @Field(() => Int, { description: 'Of its order, to take it back by `undoOrderState`.' })
  revision: number;

  @Field(() => [OrderLine], { description: 'What was sold.' })
  lines: OrderLine[];

  @Field(() => Int, { description: 'Cents for all of it.' })
  total: number;

  @Field(() => CounterPayment, { description: 'How it was paid.' })
  payment: CounterPayment;

  @Field(() => GraphQLDateTime, { description: 'When it was sold.' })
  soldAt: Date;

  @Field({ description: 'Whether who asks may take it back: who sold it.' })
  canUndo: boolean;
}

@AnswerType('What came in at the counter in one way.')
export class CounterTotal {
  @Field(() => CounterPayment, { description: 'How it was paid.' })
  payment: CounterPayment;

  @Field(() => Int, { description: 'How many sales.' })
  count: number;

  @Field(() => Int, { description: 'Cents.' })
  total: number;
}

@AnswerType('A day at the counter.')
export class CounterDay {
  @Field({ description: 'YYYY-MM-DD.' })
  day: string;

  @Field(() => [CounterTotal], {
    description: 'What should be in the till and at the bank: each way once, also with nothing.',
  })
  totals: CounterTotal[];

  @Field(() => [CounterSale], { description: 'The newest 20 sales, newest first.' })
  sales: CounterSale[];
}
