import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { RequiredText } from '../../platform/text/inputFields';
import { MOST_PRICE, MOST_STOCK, MOST_VARIANT } from '../stock.input';
import { stockTexts } from '../stock.texts';

@InputType({ description: 'How a product that is to have variants is called from now on.' })
export class FirstVariantInput {
  @Field({ description: 'The name that its variants share: not blank, 200 characters at most.' })
  @RequiredText()
  family: string;

  @Field({ description: 'Which of them the product itself is ("maat M"): not blank, 80 characters at most.' })
  @RequiredText(MOST_VARIANT)
  variant: string;
}

@InputType({ description: 'A new variant of a product, with what there is of it, which goes to "Algemeen".' })
export class NewVariantInput {
  @Field(() => ID, {
    description:
      'Any variant of the product: description, suppliers, price for sending and picture are taken from this one.',
  })
  productId: string;

  @Field({
    description: 'Which variant ("maat L"): not blank, 80 characters at most, one of a kind in its family.',
  })
  @RequiredText(MOST_VARIANT)
  variant: string;

  @Field(() => Int, { description: 'Cents.' })
  @IsInt({ message: stockTexts.price })
  @Min(0, { message: stockTexts.price })
  @Max(MOST_PRICE, { message: stockTexts.price })
  price: number;

  @Field(() => Int, {
    nullable: true,
    description: 'With fewer pieces than this it waits for who keeps the stock, 1 to 100,000; null: never.',
  })
  @IsOptional()
  @IsInt({ message: stockTexts.lowStock })
  @Min(1, { message: stockTexts.lowStock })
  @Max(MOST_STOCK, { message: stockTexts.lowStock })
  lowStock?: number | null;

  @Field(() => Int, { description: 'How many there are, 0 to 100,000.' })
  @IsInt({ message: stockTexts.initial })
  @Min(0, { message: stockTexts.initial })
  @Max(MOST_STOCK, { message: stockTexts.initial })
  initialStock: number;
}

@InputType({ description: 'A product that becomes a variant of another.' })
export class JoinedVariantInput {
  @Field(() => ID, { description: 'Any variant of the product that it comes with.' })
  productId: string;

  @Field({
    description: 'Which variant it is: not blank, 80 characters at most, one of a kind in its family.',
  })
  @RequiredText(MOST_VARIANT)
  variant: string;
}

@InputType({ description: 'A name of a product.' })
export class FamilyNameInput {
  @Field({ description: 'Not blank, 200 characters at most.' })
  @RequiredText()
  name: string;
}
