import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import { Invoice } from './invoice.model';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What somebody owes of invoices, and paid this year.' })
export class Debtor {
  @Field(() => ID, { description: 'Of the customer; of who is none the name.' })
  id: string;

  @Field({ description: 'Who has invoices to pay.' })
  name: string;

  @Field(() => ID, { nullable: true, description: 'null: invoiced without being a customer.' })
  customerId: string | null;

  @Field(() => Int, { description: 'Cents that are to be paid still.' })
  open: number;

  @Field(() => Int, { description: 'Cents of it that should have been paid by now.' })
  late: number;

  @Field(() => Int, { description: 'Cents of the invoices of this calendar year that were paid.' })
  paidThisYear: number;

  @Field(() => [Invoice], { description: 'What is open, what is to be paid first at the top.' })
  invoices: Invoice[];
}

/** A committee as far as invoicing shows it. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'The committee that the money of an invoice is of.' })
export class InvoiceCommittee {
  @Field(() => ID, { description: 'The id of the committee.' })
  id: string;

  @Field(() => Int, { description: 'The number the committee is known by.' })
  index: number;

  @Field()
  name: string;
}
