import { ArgsType, Field, ID } from 'type-graphql';

import { PageArgs } from '../../platform/graphql/connection';
import { TransactionState } from './finance.enums';
import type { TransactionFilter } from './transaction.service';

/** Which lines of the books, and which part of them. */
@ArgsType()
export class TransactionArgs extends PageArgs implements TransactionFilter {
  @Field(() => ID)
  yearId: string;

  @Field(() => TransactionState, {
    nullable: true,
    description: 'Only those in this state; all when not given.',
  })
  state?: TransactionState | null;

  @Field(() => String, { nullable: true, description: 'The index of a workgroup.' })
  wg?: string | null;
}
