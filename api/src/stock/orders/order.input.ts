import {
  ArrayMaxSize,
  ArrayMinSize,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { PageArgs } from '../../platform/graphql/connection';
import { CalendarDate, EmailAddress, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { OrderState } from '../stock.enums';
import { stockTexts } from '../stock.texts';

/** So many products in an order. */
export const MOST_LINES = 20;
const MOST_PIECES = 50;
const NAME = 80;

@InputType({ description: 'So many of one product.' })
export class OrderLineInput {
  @Field(() => ID)
  productId: string;

  @Field(() => Int, { description: '1 to 50.' })
  @IsInt({ message: stockTexts.pieces })
  @Min(1, { message: stockTexts.pieces })
  @Max(MOST_PIECES, { message: stockTexts.pieces })
  amount: number;
}

@InputType({ description: 'An order of a visitor of the webshop.' })
export class OrderInput {
  @Field(() => String, { nullable: true, description: 'Or as an argument beside it.' })
  @IsOptional()
  @Matches(/^[\w-]{8,64}$/, { message: texts.badInput })
  requestId?: string | null;

  @Field({ description: 'The first name: not blank, 80 characters at most.' })
  @RequiredText(NAME)
  firstName: string;

  @Field({ description: 'The last name: not blank, 80 characters at most.' })
  @RequiredText(NAME)
  lastName: string;

  @Field({ description: 'Where the customer is mailed to.' })
  @EmailAddress()
  email: string;

  @Field({ description: 'YYYY-MM-DD, from today.' })
  @CalendarDate()
  collectDate: string;

  @Field(() => [OrderLineInput], { description: '1 to 20.' })
  @ArrayMinSize(1, { message: stockTexts.line })
  @ArrayMaxSize(MOST_LINES, { message: stockTexts.line })
  @ValidateNested({ each: true })
  lines: OrderLineInput[];
}

@InputType({ description: 'Where pieces of one line come from; a line may come from several places.' })
export class LinePlaceInput {
  @Field(() => ID)
  @OptionalText()
  productId: string;

  @Field(() => ID)
  @OptionalText()
  locationId: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of them, from 1; null: what the other places of the line leave.',
  })
  @IsOptional()
  @IsInt({ message: stockTexts.amount })
  @Min(1, { message: stockTexts.amount })
  amount?: number | null;
}

@ArgsType()
export class OrderStateArgs {
  @Field(() => ID)
  id: string;

  @Field(() => Int)
  revision: number;

  @Field(() => OrderState, { description: 'What becomes of the order.' })
  state: OrderState;

  @Field(() => ID, { nullable: true, description: 'Collected: where from; "Algemeen" when not given.' })
  @OptionalText()
  locationId?: string | null;

  @Field(() => [LinePlaceInput], {
    nullable: true,
    description:
      'Collected: of what comes from another place than `locationId`, which gives the rest of a line.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_LINES, { message: stockTexts.line })
  @ValidateNested({ each: true })
  places?: LinePlaceInput[] | null;
}

@ArgsType()
export class MoveOrderArgs {
  @Field(() => ID)
  id: string;

  @Field(() => Int)
  revision: number;

  @Field({ description: 'YYYY-MM-DD, from today, a year ahead at most.' })
  @CalendarDate()
  collectDate: string;
}

@ArgsType()
export class OrderArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Words of name, email or number.' })
  @OptionalText()
  search?: string | null;

  @Field(() => OrderState, { nullable: true, description: 'Only orders in this state; all when not given.' })
  @IsOptional()
  state?: OrderState | null;
}
