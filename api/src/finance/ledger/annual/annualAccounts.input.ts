import { IsInt, Matches, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../../platform/errors/texts';
import { PageArgs } from '../../../platform/graphql/connection';
import { annualTexts } from './annual.texts';

/** A line of the balance sheet, a committee, the own funds or the result. */
const LINE =
  /^(bank:[A-Z0-9]{5,34}|wg:.{0,10}|provider|byHand|transit|toReceive|toPay|outside|undone|own|result)$/;

/** What a line of the balance sheet is made of. */
@ArgsType()
export class AnnualLinesArgs extends PageArgs {
  @Field(() => ID, { description: 'The id of a financial year.' })
  yearId: string;

  @Field({ description: 'The id of a line of the balance sheet.' })
  @Matches(LINE, { message: annualTexts.line })
  line: string;
}

@InputType({ description: 'What the treasurer says of a line of the annual accounts.' })
export class AnnualNoteInput {
  @Field({ description: 'The id of a line of the balance sheet, of a committee, `own` or `result`.' })
  @Matches(LINE, { message: annualTexts.line })
  line: string;

  @Field(() => Int, { description: 'Of the note as it was read; 0: there is none.' })
  @IsInt()
  @Min(0)
  revision: number;

  @Field({ description: "At most 1000 characters; '' takes it away." })
  @MaxLength(1000, { message: texts.tooLong })
  text: string;
}
