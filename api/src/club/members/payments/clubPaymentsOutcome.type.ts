import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../../platform/schema/allow';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What became of a list of payments that was entered.' })
export class ClubPaymentsOutcome {
  @Field(() => Int, { description: 'How many years were recorded.' })
  added: number;

  @Field(() => [ID], {
    description:
      'Members for whom nothing was recorded: they paid that year already, joined later, or are not there any more.',
  })
  notAdded: string[];

  @Field(() => [String], {
    description: 'Of those who joined after that year or had left before it, in Dutch: who, and since when.',
  })
  notJoined: string[];
}
