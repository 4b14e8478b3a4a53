import { IsOptional } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, Int } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { PageArgs } from '../../platform/graphql/connection';
import { AnswerType } from '../../platform/schema/answerType';
import { LedgerAccount } from '../money/ledgerSource';

@AnswerType('Something that came in or went out, as the record tells that holds it.')
export class LedgerEntry {
  @Field(() => ID, { description: 'The id in the ledger of its year.' })
  id: string;

  @Field({ description: 'The source: declaration, mutation, reversal, bankLine, invoice …' })
  kind: string;

  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field(() => Int, { description: 'Cents; an expense is negative.' })
  amount: number;

  @Field({ description: 'What it is for.' })
  description: string;

  @Field({ description: "Who paid, or is paid; '': not known." })
  counterpart: string;

  @Field(() => String, { nullable: true, description: 'What the payer was asked to mention.' })
  reference: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The index of its workgroup; null: nobody said to which it goes.',
  })
  wg: string | null;

  @Field(() => [StoredFile], { description: 'Its receipts, or the invoice.' })
  receipts: readonly StoredFile[];

  @Field(() => LedgerAccount, { description: 'Where the money is.' })
  account: LedgerAccount;

  @Field(() => String, { nullable: true, description: 'The day the bank shows it, YYYY-MM-DD.' })
  bankedOn: string | null;

  @Field({ description: 'It corrects another: it counts on the side of what it corrects.' })
  isCorrection: boolean;
}

@AnswerType('Where the money of a year is. Cents.')
export class LedgerBalance {
  @Field(() => LedgerAccount)
  account: LedgerAccount;

  @Field(() => Int, { description: 'What it comes to, in cents.' })
  amount: number;

  @Field(() => Int, { description: 'How many entries it has.' })
  count: number;
}

@AnswerType('What one source brings to a year.')
export class LedgerSourceTotal {
  @Field({ description: 'Its name in entries and assignments.' })
  kind: string;

  @Field({ description: 'Dutch.' })
  label: string;

  @Field({ description: 'Its entries bear a committee of their own: there is nothing to assign.' })
  hasCommittee: boolean;

  @Field(() => String, { nullable: true, description: 'The index of the workgroup to which it goes.' })
  wg: string | null;

  @Field(() => Int, { description: 'Cents.' })
  amount: number;

  @Field(() => Int, { description: 'How many entries it has.' })
  count: number;
}

@AnswerType(
  'The books of a year as a view over all sources of money. Its result is the sum of its balances, and of its sources.',
)
export class Ledger {
  @Field(() => ID, { description: 'Of the year.' })
  id: string;

  @Field(() => Int, { description: 'Of the settings, for `saveLedgerPeriod`.' })
  revision: number;

  @Field(() => String, { nullable: true, description: 'The first day, YYYY-MM-DD; null: no period is set.' })
  from: string | null;

  @Field(() => String, { nullable: true, description: 'The last day, YYYY-MM-DD.' })
  until: string | null;

  @Field(() => Int, { description: 'Cents.' })
  income: number;

  @Field(() => Int, { description: 'Cents, above 0.' })
  expences: number;

  @Field(() => Int, { description: 'Cents: income less expences.' })
  result: number;

  @Field(() => [LedgerBalance], { description: 'Each account that has entries.' })
  balances: LedgerBalance[];

  @Field(() => [LedgerSourceTotal], { description: 'What each source brings.' })
  sources: LedgerSourceTotal[];

  @Field(() => Int, { description: 'Cents, of what goes to no committee.' })
  unassigned: number;

  @Field(() => Int, { description: 'How many entries go to no committee.' })
  unassignedCount: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'It is as it was then: the year went to the archive. null: it is as the records are now.',
  })
  closedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the entries of a closed year, hex.' })
  sha256: string | null;
}

@AnswerType(
  'Whether the lines of an account add up with its statements, and how far they are in the books. Cents.',
)
export class BankReconciliation {
  @Field(() => ID, { description: 'IBAN.' })
  id: string;

  @Field({ description: 'The name of the account.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'From which day, YYYY-MM-DD; null: nothing is known yet.',
  })
  openingDate: string | null;

  @Field(() => Int, { description: 'What was on the account when `openingDate` began.' })
  opening: number;

  @Field(() => Int, { description: 'Of the lines that are matched or booked.' })
  booked: number;

  @Field(() => Int, { description: 'Of the lines that are to be done.' })
  todo: number;

  @Field(() => Int, { description: 'How many lines are to be done.' })
  todoCount: number;

  @Field(() => Int, { description: 'Of the lines that were set aside.' })
  ignored: number;

  @Field(() => Int, { description: 'How many lines were set aside.' })
  ignoredCount: number;

  @Field(() => Int, { description: 'What the newest statement says there is.' })
  closing: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  closingDate: string | null;

  @Field(() => Int, {
    description: 'Closing less opening and all lines; not 0: a statement is missing or was taken in twice.',
  })
  missing: number;
}

/** Which entries of the ledger, and which part of them. */
@ArgsType()
export class LedgerEntriesArgs extends PageArgs {
  @Field(() => ID)
  yearId: string;

  @Field(() => String, { nullable: true, description: 'The source.' })
  @IsOptional()
  kind?: string | null;

  @Field(() => String, { nullable: true, description: "The index of a workgroup; '': none." })
  @IsOptional()
  wg?: string | null;

  @Field(() => LedgerAccount, {
    nullable: true,
    description: 'Only where the money is there; all when not given.',
  })
  @IsOptional()
  account?: LedgerAccount | null;
}
