import { Field, ID, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A device on which somebody is signed in.' })
export class OpenSession {
  @Field(() => ID)
  id: string;

  @Field({ description: "Browser and system, such as 'Chrome op Windows'; empty when not known." })
  device: string;

  @Field({ description: 'The network address it signed in from; empty when not known.' })
  address: string;

  @Field({ description: 'When somebody signed in.' })
  startedAt: Date;

  @Field({ description: 'A few minutes precise.' })
  usedAt: Date;

  @Field({ description: 'The one that asks.' })
  isCurrent: boolean;
}
