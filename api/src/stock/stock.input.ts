import { IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../platform/errors/texts';
import { LINE, LINES, OptionalText, RequiredText } from '../platform/text/inputFields';
import { StockAction } from './stock.enums';
import { stockTexts } from './stock.texts';

/** Ten thousand euro, in cents: more is a typing error. */
export const MOST_PRICE = 1_000_000;
/** So many of a product at most, as it begins and as it is counted. */
export const MOST_STOCK = 100_000;
/** So long is what a variant is called at most. */
export const MOST_VARIANT = 80;

@InputType({ description: 'A place where stock is, as it is filled in.' })
export class StockLocationInput {
  @Field({ description: 'The title: not blank, 80 characters at most, unlike that of any other place.' })
  @RequiredText(80)
  title: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;

  @Field({ description: 'What lies there is not offered in the webshop.' })
  internal: boolean;

  @Field({ description: 'Nothing goes in or out.' })
  locked: boolean;
}

/** What is filled in of any product. */
@InputType()
abstract class ProductFields {
  @Field({ description: 'Not blank, 200 characters at most; of a variant as it is stored.' })
  @RequiredText()
  title: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;

  @Field(() => Int, { description: 'Cents.' })
  @IsInt({ message: stockTexts.price })
  @Min(0, { message: stockTexts.price })
  @Max(MOST_PRICE, { message: stockTexts.price })
  price: number;

  @Field(() => String, { nullable: true, description: 'Notes about suppliers, 2,000 characters at most.' })
  @OptionalText(LINES)
  suppliers?: string | null;

  @Field(() => Int, { nullable: true, description: 'Cents; null: it is not sent.' })
  @IsOptional()
  @IsInt({ message: stockTexts.price })
  @Min(0, { message: stockTexts.price })
  @Max(MOST_PRICE, { message: stockTexts.price })
  deliveryPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'With fewer pieces than this it waits for who keeps the stock, 1 to 100,000; null: never.',
  })
  @IsOptional()
  @IsInt({ message: stockTexts.lowStock })
  @Min(1, { message: stockTexts.lowStock })
  @Max(MOST_STOCK, { message: stockTexts.lowStock })
  lowStock?: number | null;

  @Field(() => ID, { nullable: true, description: 'A picture in images/products; null: none.' })
  imageId?: string | null;
}

@InputType({ description: 'A product as it is filled in.' })
export class ProductInput extends ProductFields {
  @Field(() => String, {
    nullable: true,
    description: 'Of a variant which one it is, 80 characters at most; null for a product that has none.',
  })
  @OptionalText(MOST_VARIANT)
  variant?: string | null;
}

@InputType({ description: 'A new product with what there is of it, which goes to "Algemeen".' })
export class NewProductInput extends ProductFields {
  @Field(() => String, { nullable: true, description: 'Or as an argument beside it.' })
  @IsOptional()
  @Matches(/^[\w-]{8,64}$/, { message: texts.badInput })
  requestId?: string | null;

  @Field(() => Int, { description: 'How many there are, 0 to 100,000.' })
  @IsInt({ message: stockTexts.initial })
  @Min(0, { message: stockTexts.initial })
  @Max(MOST_STOCK, { message: stockTexts.initial })
  initialStock: number;
}

@InputType({ description: 'Something that is done to the stock of a product.' })
export class StockTuningInput {
  @Field({ description: 'Made by the sender; the same one sent again does nothing. 8 to 64 characters.' })
  @Matches(/^[\w-]{8,64}$/, { message: texts.badInput })
  requestId: string;

  @Field(() => StockAction, { description: 'Not initial.' })
  action: StockAction;

  @Field(() => ID, { description: 'Where it is, or with bought where it comes in.' })
  locationId: string;

  @Field(() => ID, { nullable: true, description: 'Moved: where to.' })
  targetId?: string | null;

  @Field(() => Int, {
    description:
      'How many pieces: 1 or more; bought: 100 at most. Found and missing: by how many a count differs from what was known then.',
  })
  @IsInt({ message: stockTexts.amount })
  @Min(1, { message: stockTexts.amount })
  amount: number;

  @Field(() => Int, { nullable: true, description: 'Sold: cents for a piece.' })
  @IsOptional()
  @Min(0, { message: stockTexts.price })
  @Max(MOST_PRICE, { message: stockTexts.price })
  price?: number | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  reason?: string | null;
}
