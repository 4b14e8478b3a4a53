import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';

@AnswerType('What a product is worth in stock, and came to in a season.')
export class StockReportRow {
  @Field(() => ID, { description: 'The product, which may be gone.' })
  productId: string;

  @Field({ description: 'The title of the product.' })
  title: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Shared by the variants of one product, which come behind each other; null: it has none.',
  })
  familyId: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that one product; null: no variants.' })
  family: string | null;

  @Field(() => String, { nullable: true, description: 'Which variant it is; null: no variants.' })
  variant: string | null;

  @Field(() => Int, { description: 'Pieces now.' })
  stock: number;

  @Field(() => Int, { description: 'Cents, at the price of now.' })
  value: number;

  @Field(() => Int, { description: 'Pieces sold in the season.' })
  sold: number;

  @Field(() => Int, { description: 'Cents.' })
  turnover: number;
}
