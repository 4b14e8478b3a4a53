import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { CalendarDate, LINE, OptionalText, RequiredText, SepaIban } from '../../platform/text/inputFields';
import { financeTexts } from '../money/finance.texts';

/** A million euro, in cents: more is a typing error. */
export const MOST_AMOUNT = 100_000_000;
/** Receipts with one declaration. */
export const MOST_RECEIPTS = 10;

@InputType({ description: 'What somebody paid, or has to be paid, for a committee.' })
export class DeclarationInput {
  @Field(() => String, { nullable: true, description: 'Or as an argument beside it.' })
  @IsOptional()
  @Matches(/^[\w-]{8,64}$/, { message: texts.badInput })
  requestId?: string | null;

  @Field(() => ID, { description: 'The id of a financial year that is open for declarations.' })
  yearId: string;

  @Field({ description: 'The index of the workgroup.' })
  @Matches(/\S/, { message: financeTexts.workgroup })
  wg: string;

  @Field({ description: 'What it is for: not blank, 200 characters at most.' })
  @RequiredText()
  description: string;

  @Field(() => Int, { description: 'Cents, above 0; stored negative.' })
  @IsInt({ message: financeTexts.amount })
  @Min(1, { message: financeTexts.amount })
  @Max(MOST_AMOUNT, { message: financeTexts.amountTooLarge })
  amount: number;

  @Field(() => Int, { description: 'Who is paid: 0 the supplier, 1 me.' })
  @IsIn([0, 1], { message: financeTexts.directPay })
  directPay: number;

  @Field(() => String, { nullable: true, description: 'The name of the supplier; not for 1.' })
  @ValidateIf(({ directPay }: DeclarationInput) => directPay === 0)
  @MaxLength(70, { message: texts.tooLong })
  @Matches(/\S/, { message: texts.required })
  accountName?: string | null;

  @Field({ description: 'IBAN in a SEPA country.' })
  @SepaIban()
  accountnumber: string;

  @Field(() => ID, { nullable: true, description: 'A file in accountancy/C{wg}; one receipt alone.' })
  @ValidateIf(({ receiptIds }: DeclarationInput) => !receiptIds?.length)
  @Matches(/\S/, { message: financeTexts.receipt })
  receiptId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Files in accountancy/C{wg}: one to ten receipts.' })
  @IsOptional()
  @ArrayMaxSize(MOST_RECEIPTS, { message: financeTexts.receipts })
  receiptIds?: string[] | null;
}

@InputType({ description: 'A line that is added by hand: income or expence.' })
export class MutationInput {
  @Field(() => ID)
  yearId: string;

  @Field({ description: 'The index of the workgroup.' })
  @Matches(/\S/, { message: financeTexts.workgroup })
  wg: string;

  @Field({ description: 'What it is for: not blank, 200 characters at most.' })
  @RequiredText()
  description: string;

  @Field(() => Int, { nullable: true, description: 'Cents, above 0.' })
  @IsOptional()
  @Min(1, { message: financeTexts.amount })
  @Max(MOST_AMOUNT, { message: financeTexts.amountTooLarge })
  income?: number | null;

  @Field(() => Int, { nullable: true, description: 'Cents, above 0.' })
  @IsOptional()
  @Min(1, { message: financeTexts.amount })
  @Max(MOST_AMOUNT, { message: financeTexts.amountTooLarge })
  expence?: number | null;
}

@InputType({ description: 'A committee in the books of a year.' })
export class WorkgroupInput {
  @Field({
    description:
      'The number of the committee, as text: not blank, 10 characters at most, unique in its year.',
  })
  @RequiredText(10)
  index: string;

  @Field()
  @RequiredText(LINE)
  title: string;

  @Field(() => Int, { description: 'Cents.' })
  @Min(0, { message: financeTexts.budget })
  @Max(MOST_AMOUNT, { message: financeTexts.amountTooLarge })
  expencesBudget: number;

  @Field(() => Int, { description: 'Cents.' })
  @Min(0, { message: financeTexts.budget })
  @Max(MOST_AMOUNT, { message: financeTexts.amountTooLarge })
  incomeBudget: number;
}

@InputType({ description: 'What is decided about a declaration.' })
export class DecisionInput {
  @Field({ description: 'True: approved. False: declined.' })
  approved: boolean;

  @Field(() => String, { nullable: true, description: 'Needed to decline.' })
  @OptionalText(500)
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'As the decider read it; when it changed since, CONFLICT.',
  })
  revision?: number | null;
}

@InputType({ description: 'Why a line is corrected by a counter-entry.' })
export class ReversalInput {
  @Field(() => String, { nullable: true, description: 'Why, 500 characters at most; it may be left out.' })
  @OptionalText(500)
  reason?: string | null;
}

@InputType({ description: 'To which committee the money of a source goes.' })
export class LedgerAssignmentInput {
  @Field({ description: 'The source, one of `Ledger.sources`.' })
  @RequiredText(LINE)
  kind: string;

  @Field({ description: 'The index of a workgroup of the year.' })
  @RequiredText(10)
  wg: string;
}

@InputType({ description: 'The period of a year, and what goes to which committee.' })
export class LedgerPeriodInput {
  @Field(() => Int, { description: 'As it was read from `Ledger`.' })
  @IsInt()
  @Min(0)
  revision: number;

  @Field({ description: 'The first day, YYYY-MM-DD.' })
  @CalendarDate()
  from: string;

  @Field({ description: 'The last day, YYYY-MM-DD.' })
  @CalendarDate()
  until: string;

  @Field(() => [LedgerAssignmentInput], { description: 'To which committee the money of each source goes.' })
  assignments: LedgerAssignmentInput[];
}
