import { IsEnum, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { StoredFile } from '../../platform/files/storedFile.type';
import { PageArgs } from '../../platform/graphql/connection';
import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';
import { CalendarDate, EmailAddress, LINE, RequiredText } from '../../platform/text/inputFields';
import { AnnualBalance } from '../ledger/annual/annualAccounts.types';
import { LedgerAccount } from '../money/ledgerSource';
import { BookDraw, BookQuestion } from './bookCheck.model';
import { bookCheckTexts } from './bookCheck.texts';

/** So many entries a sample has at most. */
export const MOST_DRAWN = 200;
/** So many characters a question or an answer has at most. */
export const MOST_ASKED = 1000;

/** Which entries of a year a checker wants to see. */
export enum BookCheckFilter {
  unseen = 'unseen',
  sample = 'sample',
  asked = 'asked',
  withoutReceipt = 'withoutReceipt',
}

describeEnum({ BookCheckFilter }, 'Which entries of a year somebody who checks the books wants to see.', {
  unseen: 'Those that were not seen yet at their present amount.',
  sample: 'Those of the last sample.',
  asked: 'Those at which something was asked.',
  withoutReceipt: 'Those that have no receipt.',
});

@InputType({ description: 'Who is invited to check the books of a year.' })
export class BookCheckerInput {
  @Field()
  @RequiredText(LINE)
  name: string;

  @Field({ description: 'Where the private link is mailed to.' })
  @EmailAddress()
  email: string;

  @Field({ description: 'The last day on which the link works, YYYY-MM-DD: today to 90 days from now.' })
  @CalendarDate()
  until: string;
}

@ArgsType()
export class BookCheckEntriesArgs extends PageArgs {
  @Field({ description: 'The secret of the private link.' })
  @MaxLength(LINE, { message: texts.tooLong })
  token: string;

  @Field(() => String, {
    nullable: true,
    description: 'Words of what it is, of who, a reference or an amount.',
  })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "The number of a committee; '': of none." })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  wg?: string | null;

  @Field(() => BookCheckFilter, { nullable: true, description: 'Only these; all when not given.' })
  @IsOptional()
  @IsEnum(BookCheckFilter)
  only?: BookCheckFilter | null;
}

@ArgsType()
export class BookDrawArgs {
  @Field({ description: 'The secret of the private link.' })
  @MaxLength(LINE, { message: texts.tooLong })
  token: string;

  @Field(() => Int, { description: 'How many entries: 1 to 200. All, when there are fewer.' })
  @IsInt({ message: bookCheckTexts.drawSize })
  @Min(1, { message: bookCheckTexts.drawSize })
  @Max(MOST_DRAWN, { message: bookCheckTexts.drawSize })
  size: number;

  @Field(() => Int, {
    description: 'Cents: only out of entries of this amount or more, either way; 0: of all.',
  })
  @IsInt({ message: bookCheckTexts.above })
  @Min(0, { message: bookCheckTexts.above })
  @Max(1_000_000_000, { message: bookCheckTexts.above })
  above: number;
}

/** The line of the bank behind an entry, with no more of the other side than a checker needs. */
@AnswerType('The line of the bank by which an entry was paid.')
export class EntryBankLine {
  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field(() => Int, { description: 'Cents of the whole line; what went out is below 0.' })
  amount: number;

  @Field({ description: "Who is on the other side, as the bank says; '': it does not say." })
  name: string;

  @Field({ description: "The last four characters of the account on the other side; '': not known." })
  accountEnd: string;

  @Field({ description: 'The line pays other things too.' })
  isShared: boolean;
}

/** An entry of the ledger as a checker sees it. */
@AnswerType('An entry of the ledger as somebody who checks it sees it.')
export class BookCheckEntry {
  @Field(() => ID, { description: 'The id in the ledger of its year.' })
  id: string;

  @Field(() => Int, { description: 'Its place in the ledger of the year, the oldest is 1.' })
  number: number;

  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field(() => Int, { description: 'Cents; an expense is negative.' })
  amount: number;

  @Field({ description: 'What it is for.' })
  description: string;

  @Field({ description: "Who paid, or is paid; '': not known." })
  counterpart: string;

  @Field({ description: "What the payer was asked to mention; '': nothing." })
  reference: string;

  @Field({ description: 'What its source is called, in Dutch.' })
  kind: string;

  @Field({ description: "Number and name of its committee; '': of none." })
  committee: string;

  @Field(() => LedgerAccount, { description: 'Where the money is.' })
  account: LedgerAccount;

  @Field(() => [StoredFile], { description: 'Its receipts, or the invoice; read with the private link.' })
  receipts: readonly StoredFile[];

  @Field(() => EntryBankLine, {
    nullable: true,
    description: 'The line of the bank that paid it; null: none did.',
  })
  bankLine: EntryBankLine | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When this checker saw it at this amount; null: not yet.',
  })
  seenAt: Date | null;

  @Field({ description: 'It is in the last sample of this checker.' })
  inSample: boolean;

  @Field(() => [BookQuestion], { description: 'What this checker asked of it, oldest first.' })
  questions: BookQuestion[];
}

/** A committee in the books of the year that is checked. */
@AnswerType('Income and expenses of a committee, in cents.')
export class BookCheckCommittee {
  @Field({ description: "Its number; '': what goes to none." })
  wg: string;

  @Field({ description: 'Its name.' })
  title: string;

  @Field(() => Int, { description: 'Cents.' })
  income: number;

  @Field(() => Int, { description: 'Cents, above 0.' })
  expenses: number;
}

/** What a private link opens of a year: read only, but for what was seen and asked. */
@AnswerType('The books of a year as somebody who checks them sees them.')
export class BookCheckLink {
  @Field({ description: 'The name of who checks.' })
  name: string;

  @Field({ description: 'The title of the year.' })
  year: string;

  @Field({ description: 'The last day on which the link works, YYYY-MM-DD.' })
  until: string;

  @Field({ description: 'The year is closed: nothing in it changes any more.' })
  isClosed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The first day of the year, YYYY-MM-DD; null: it has none yet.',
  })
  from: string | null;

  @Field(() => String, { nullable: true, description: 'The last day of the year, YYYY-MM-DD.' })
  to: string | null;

  @Field(() => [AnnualBalance], {
    description: 'The balance sheet; empty for a year without a first and last day.',
  })
  balances: AnnualBalance[];

  @Field(() => Int, { description: 'Own funds at the begin, in cents.' })
  ownBegin: number;

  @Field(() => Int, { description: 'Own funds at the end, in cents.' })
  ownEnd: number;

  @Field(() => [BookCheckCommittee], { description: 'What each committee brought and cost.' })
  committees: BookCheckCommittee[];

  @Field(() => Int, { description: 'Cents.' })
  income: number;

  @Field(() => Int, { description: 'Cents, above 0.' })
  expenses: number;

  @Field(() => Int, { description: 'How many entries the ledger of the year has.' })
  entries: number;

  @Field(() => Int, { description: 'How many of them this checker has seen.' })
  seen: number;

  @Field(() => [BookDraw], { description: 'The samples of this checker, oldest first; the last one counts.' })
  draws: BookDraw[];
}
