import { IsInt, IsOptional, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { PageArgs } from '../../platform/graphql/connection';
import { CalendarDate, LINE, RequiredText } from '../../platform/text/inputFields';
import { LedgerAccount } from './ledger.enums';

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
