import { ArgsType, Field, ID } from 'type-graphql';

import { PageArgs } from '../../platform/graphql/connection';
import { InvoiceState } from './invoice.enums';
import type { InvoiceFilter } from './invoice.service';

/** Which invoices, and which part of them. */
@ArgsType()
export class InvoiceArgs extends PageArgs implements InvoiceFilter {
  @Field(() => String, { nullable: true, description: 'Words in number, client, title or description.' })
  search?: string | null;

  @Field(() => InvoiceState, { nullable: true, description: 'Only those in this state; all when not given.' })
  state?: InvoiceState | null;

  @Field(() => ID, { nullable: true, description: 'Of this committee.' })
  commissionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Came from this recurring invoice.' })
  recurringId?: string | null;
}
