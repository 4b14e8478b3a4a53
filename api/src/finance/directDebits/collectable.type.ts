import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

/** Something that is owed by who gave a mandate. */
@ObjectType({ simpleResolvers: true })
abstract class OwedByMandate {
  @Field(() => ID, { description: '<kind>:<itemId>.' })
  id: string;

  @Field({ description: 'Who owes it.' })
  name: string;

  @Field({ description: 'What it is called in a list, in Dutch.' })
  label: string;

  @Field(() => Int, { description: 'Cents, above 0.' })
  amount: number;

  @Field({ description: 'The reference of the mandate.' })
  mandate: string;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Something that is owed and can be collected.' })
export class CollectableReceivable extends OwedByMandate {
  @Field({ description: 'Who holds the account.' })
  holder: string;

  @Field({ description: 'IBAN.' })
  iban: string;

  @Field(() => String, { nullable: true, description: 'Where it is announced; null: no address is known.' })
  email: string | null;
}

@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'Something that is owed and cannot be collected: its mandate was not used for 36 months.',
})
export class LapsedReceivable extends OwedByMandate {
  @Field({ description: 'The day the mandate was signed, YYYY-MM-DD.' })
  signedOn: string;

  @Field(() => String, { nullable: true, description: 'By this mandate, YYYY-MM-DD; null: never.' })
  lastCollectedOn: string | null;

  @Field({ description: 'The last day on which could be collected by it, YYYY-MM-DD.' })
  lastDay: string;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What can be collected by direct debit.' })
export class Collectable {
  @Field(() => [String], { description: 'Dutch: what has to be set before anything can be collected.' })
  missing: string[];

  @Field({ description: 'The first day on which can be collected, a business day of the banks, YYYY-MM-DD.' })
  earliest: string;

  @Field(() => [CollectableReceivable], { description: 'By name.' })
  receivables: CollectableReceivable[];

  @Field(() => [LapsedReceivable], {
    description: 'By name: what cannot be collected any more on the first day that can be.',
  })
  lapsed: LapsedReceivable[];
}
