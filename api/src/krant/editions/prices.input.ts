import { Field, InputType, Int } from 'type-graphql';

import { AdvColor } from '../krant.enums';

@InputType({ description: 'A row of the price table of an edition.' })
export class AdPriceInput {
  @Field(() => Int, { description: 'Cents: 1 to 1,000,000; no other row has it.' })
  price: number;

  @Field(() => AdvColor, { description: 'The colour of what is printed for it.' })
  color: AdvColor;

  @Field(() => [String], {
    description:
      'Width x height in cm, such as 17x8,9: 1 to 12, of the widths 8,5, 17 and 25,9, at most 38,6 high.',
  })
  formats: string[];
}
