import { Field, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import { Transaction } from '../books/transaction.model';

/** A declaration that may be the same as another. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Another declaration that may be the same.' })
export class DuplicateDeclaration {
  @Field(() => Transaction, { description: 'The other declaration.' })
  other: Transaction;

  @Field({ description: 'One of its receipts is the same file; otherwise person, amount and day are.' })
  sameReceipt: boolean;
}
