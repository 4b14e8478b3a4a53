import { ArrayMaxSize, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { OptionalText, RequiredText, SepaIban } from '../../platform/text/inputFields';
import { MOST_AMOUNT, MOST_RECEIPTS } from '../books/finance.input';
import { financeTexts } from '../money/finance.texts';

/** As long as a reason to decline. */
const MESSAGE = 500;

@InputType({ description: 'What the board asks about a declaration.' })
export class QuestionInput {
  @Field({ description: 'The question: not blank, 500 characters at most.' })
  @RequiredText(MESSAGE)
  text: string;
}

@InputType({ description: 'An answer, in words, in what is changed, or both. What is left out stays.' })
export class AnswerInput {
  @Field(() => String, {
    nullable: true,
    description: 'The answer, 500 characters at most; left out: only something is changed.',
  })
  @OptionalText(MESSAGE)
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was bought or done: not blank, 200 characters at most.',
  })
  @ValidateIf(({ description }: AnswerInput) => typeof description === 'string')
  @RequiredText()
  description?: string | null;

  @Field(() => Int, { nullable: true, description: 'Cents, above 0.' })
  @IsOptional()
  @IsInt({ message: financeTexts.amount })
  @Min(1, { message: financeTexts.amount })
  @Max(MOST_AMOUNT, { message: financeTexts.amountTooLarge })
  amount?: number | null;

  @Field(() => String, { nullable: true, description: 'IBAN in a SEPA country.' })
  @ValidateIf(({ accountnumber }: AnswerInput) => typeof accountnumber === 'string')
  @SepaIban()
  accountnumber?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'More receipts, in accountancy/C{wg}; with those there are at most ten.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_RECEIPTS, { message: financeTexts.receipts })
  receiptIds?: string[] | null;
}

@InputType({ description: 'Where a declaration belongs.' })
export class PlaceInput {
  @Field(() => ID)
  yearId: string;

  @Field({ description: 'The index of the workgroup.' })
  wg: string;
}
