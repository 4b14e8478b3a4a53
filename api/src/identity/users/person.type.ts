import { Field, ID, ObjectType } from 'type-graphql';

import { inherit } from '../../platform/graphql/allow';
import { Allow } from '../permissions/allow';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A user as others see them.' })
export class Person {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;
}
