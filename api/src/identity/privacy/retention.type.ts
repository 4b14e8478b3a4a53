import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What the next night does to one kind of record.' })
export class RetentionDue {
  @Field(() => ID, { description: 'The rule, by its key.' })
  key: string;

  @Field({ description: 'In Dutch.' })
  title: string;

  @Field({ description: 'How long and from when, in Dutch.' })
  term: string;

  @Field({ description: 'What is done, in Dutch.' })
  outcome: string;

  @Field({ description: 'False: it is only told, and a person decides.' })
  isAutomatic: boolean;

  @Field(() => Int, { description: 'How many records are due now.' })
  count: number;

  @Field(() => GraphQLDateTime, { description: 'Records of before this moment are due.' })
  until: Date;
}
