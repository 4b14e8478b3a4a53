import { Field, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

/** Who came and left in a year (docs/domain/club.md, C67). */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'How many members came and left in a year, and why.' })
export class ClubMembersOfYear {
  @Field(() => Int, { description: 'The calendar year.' })
  year: number;

  @Field(() => Int, { description: 'Who joined, also those who left since.' })
  joined: number;

  @Field(() => Int, {
    description: 'Who left: the four below together. Without those of whom the day is not known.',
  })
  left: number;

  @Field(() => Int, { description: 'Who left because they ended it themselves.' })
  resigned: number;

  @Field(() => Int, { description: 'Who left because they died.' })
  deceased: number;

  @Field(() => Int, { description: 'Who left because they moved away.' })
  moved: number;

  @Field(() => Int, { description: 'Who left for another reason.' })
  other: number;
}
