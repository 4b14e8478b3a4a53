import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, InputType, Int } from 'type-graphql';

import { AnswerType } from '../platform/schema/answerType';
import { AdvColor, AdWidth } from './krant.enums';

/** What an advertisement of a price can be: a row of the price table of an edition. */
@AnswerType('A price, with its colour and the formats to choose from.')
@modelOptions({ schemaOptions: { _id: false } })
export class AdCategory {
  /** Not stored: it is the place in the list. */
  @Field(() => Int, { description: 'Its place in the list of prices, from 0.' })
  index: number;

  @Field(() => Int, { description: 'Cents; no other row of the table has it.' })
  @prop({ type: () => Number, required: true })
  price: number;

  @Field(() => AdvColor, { description: 'The colour of what is printed for it.' })
  @prop({ type: () => String, enum: AdvColor, required: true })
  color: AdvColor;

  @Field(() => [String], { description: 'Width x height in cm: 8,5x3,5.' })
  @prop({ type: () => [String], required: true })
  formats: string[];
}

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

const { zwartWit, fullColour } = AdvColor;
const LARGE = ['8,5x32,6', '17x16,4', '25,9x10,7'];
const HALF = ['17x28,9', '25,9x19'];

/** The table of an edition that has none of its own (docs/domain/krant.md, N22, N23 and N70). */
export const adCategories: readonly AdCategory[] = (
  [
    [3_000, zwartWit, ['8,5x3,5']],
    [4_500, zwartWit, ['8,5x5,5']],
    [6_000, zwartWit, ['8,5x7,4']],
    [7_500, zwartWit, ['8,5x10,6', '17x5,3']],
    [8_750, zwartWit, ['8,5x14,1', '17x7,1']],
    [10_000, zwartWit, ['8,5x17,9', '17x8,9']],
    [13_500, zwartWit, ['8,5x25,8', '17x12,9', '25,9x8,5']],
    [16_750, zwartWit, LARGE],
    [19_500, fullColour, LARGE],
    [30_000, zwartWit, HALF],
    [33_000, fullColour, HALF],
    [44_500, fullColour, ['25,9x38,6']],
  ] as const
).map(([price, color, formats], index) => ({ index, price, color, formats: [...formats] }));

/** The category of a price, or undefined. @param price cents */
export function categoryOf(
  categories: readonly AdCategory[],
  price: number | null | undefined,
): AdCategory | undefined {
  return categories.find((category) => category.price === price);
}

const prefixes = { [AdWidth.one]: '8,5x', [AdWidth.two]: '17x', [AdWidth.three]: '25,9x' } as const;

/** How formats of this width begin. */
export function prefixOf(width: AdWidth): string {
  return prefixes[width];
}

/** A colour as people read it. */
export function colorText(color: AdvColor): string {
  return color === fullColour ? 'full colour' : 'zwart-wit';
}
