import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

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
