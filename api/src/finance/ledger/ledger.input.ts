import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';

import { PageArgs } from '../../platform/graphql/connection';
import { LedgerAccount } from '../money/ledger.enums';

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
