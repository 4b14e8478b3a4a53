import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

/** Something that is not as it should be for the printer. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What is not as it should be in a file for the printer.' })
export class PrintFinding {
  @Field(() => ID, { description: 'The id of the advertisement.' })
  advertisementId: string;

  @Field({ description: 'The name of its advertiser.' })
  name: string;

  @Field(() => Int, { nullable: true, description: 'The number of its page; null: it is on none.' })
  page: number | null;

  @Field(() => [String], { description: 'What is wrong, in Dutch.' })
  findings: string[];

  @Field({ description: 'It is not printed: it is on no page, does not fit, or there is nothing to print.' })
  isMissing: boolean;
}
