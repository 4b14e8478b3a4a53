import { IsInt, Matches, MaxLength, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../../platform/errors/texts';
import { PageArgs } from '../../../platform/graphql/connection';
import { AnswerType } from '../../../platform/schema/answerType';
import { annualTexts } from './annual.texts';
import { AnnualNote } from './annualNote.model';

@AnswerType('A line of the balance sheet, in cents; what is to be paid is below 0.')
export class AnnualBalance {
  @Field(() => ID, {
    description: '`bank:<IBAN>`, provider, byHand, transit, toReceive, toPay, outside or undone.',
  })
  id: string;

  @Field({ description: 'Dutch.' })
  label: string;

  @Field(() => Int, { description: 'When the first day began.' })
  begin: number;

  @Field(() => Int, { description: 'When the last day ended, or as it is now.' })
  end: number;

  @Field(() => Int, {
    description: 'Of how many things it is the sum at the end; 0: it is no list of open things.',
  })
  count: number;
}

@AnswerType('Income and expenses of a committee in the annual accounts, in cents.')
export class AnnualResult {
  @Field(() => ID, { description: '`wg:<number>`.' })
  id: string;

  @Field({ description: "The index of the workgroup; '': of none." })
  wg: string;

  @Field({ description: 'The name of the committee.' })
  title: string;

  @Field(() => Int, { description: 'Above 0, unless more was corrected than came in.' })
  income: number;

  @Field(() => Int, { description: 'Above 0, unless more was corrected than went out.' })
  expenses: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Income less expenses as planned; null: it is not in the books.',
  })
  budget: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Income less expenses of the year before; null: there is none.',
  })
  before: number | null;
}

@AnswerType('By what bank and ledger differ.')
export class AnnualDifference {
  @Field({ description: 'Dutch.' })
  text: string;

  @Field(() => Int, { description: 'Cents; 0: it is not known.' })
  amount: number;
}

@AnswerType('The annual accounts of a year: what there was at its begin and end, and what came of it. Cents.')
export class AnnualAccounts {
  @Field(() => ID, { description: 'Of the year.' })
  id: string;

  @Field({ description: 'The title of the year.' })
  title: string;

  @Field({ description: 'The first day, YYYY-MM-DD.' })
  from: string;

  @Field({ description: 'The last day, YYYY-MM-DD.' })
  until: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'They are as they were then; null: a draft.' })
  closedAt: Date | null;

  @Field(() => ID, { nullable: true, description: 'The id of the year before; null: it is the first.' })
  previousId: string | null;

  @Field(() => String, { nullable: true, description: 'The title of the year before.' })
  previousTitle: string | null;

  @Field(() => [AnnualBalance], {
    description: 'The lines of the balance sheet that are not 0 at both days.',
  })
  balances: AnnualBalance[];

  @Field(() => Int, { description: 'Own funds at the begin: the sum of the lines.' })
  ownBegin: number;

  @Field(() => Int, { description: 'Own funds at the end.' })
  ownEnd: number;

  @Field(() => [AnnualResult], { description: 'What each committee brought and cost.' })
  committees: AnnualResult[];

  @Field(() => Int, { description: 'Income less expenses of all.' })
  result: number;

  @Field(() => Int, { description: 'On all accounts at the end, as the statements say.' })
  bankStatement: number;

  @Field(() => Int, { description: 'The same as the books say.' })
  bankBooks: number;

  @Field(() => [AnnualDifference], {
    description: 'By what bank and ledger differ; none: they are the same to the cent.',
  })
  differences: AnnualDifference[];

  @Field(() => [AnnualNote], { description: 'What the treasurer says of lines.' })
  notes: AnnualNote[];
}

@AnswerType('What a line of the balance sheet is made of; together they are the line, in cents.')
export class AnnualLine {
  @Field(() => ID, { description: 'Unique in its line.' })
  id: string;

  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field({ description: 'What it is.' })
  description: string;

  @Field({ description: "Who is on the other side; '': not known." })
  counterpart: string;

  @Field(() => Int, { description: 'Its part of the amount at the begin.' })
  begin: number;

  @Field(() => Int, { description: 'Its part of the amount at the end.' })
  end: number;
}

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
