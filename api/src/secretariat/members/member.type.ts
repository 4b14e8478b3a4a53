import { Field, ID, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/graphql/allow';

/** Somebody on the members list. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A member of the foundation, for the members list.' })
export class Member {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;

  @Field()
  email: string;

  @Field()
  phoneNumber: string;

  @Field()
  adres: string;
}

/** Somebody of a committee, as its other members see them. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Somebody of a committee, for its other members.' })
export class CommissionMember {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;

  @Field()
  email: string;

  @Field()
  phoneNumber: string;

  @Field({ description: 'One of the preces.' })
  isChair: boolean;
}
