import { Field, ID, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A user as others see them.' })
export class Person {
  @Field(() => ID, { description: 'The id of the user.' })
  id: string;

  @Field()
  name: string;
}
