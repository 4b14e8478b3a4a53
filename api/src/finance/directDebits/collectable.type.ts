import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/graphql/allow';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Something that is owed and can be collected.' })
export class CollectableReceivable {
  @Field(() => ID, { description: '<kind>:<itemId>.' })
  id: string;

  @Field()
  name: string;

  @Field()
  label: string;

  @Field(() => Int, { description: 'Cents, above 0.' })
  amount: number;

  @Field({ description: 'Who holds the account.' })
  holder: string;

  @Field({ description: 'IBAN.' })
  iban: string;

  @Field({ description: 'The reference of the mandate.' })
  mandate: string;

  @Field(() => String, { nullable: true, description: 'Where it is announced; null: no address is known.' })
  email: string | null;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What can be collected by direct debit.' })
export class Collectable {
  @Field(() => [String], { description: 'Dutch: what has to be set before anything can be collected.' })
  missing: string[];

  @Field({ description: 'The first day on which can be collected, YYYY-MM-DD.' })
  earliest: string;

  @Field(() => [CollectableReceivable], { description: 'By name.' })
  receivables: CollectableReceivable[];
}
