import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

/** A committee that an activity can be of: its name alone, for who keeps the programme may not see who is in it. */
@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'A committee that an activity of the programme can be of.',
})
export class CalendarCommittee {
  @Field(() => ID, { description: 'The id of the committee.' })
  id: string;

  @Field(() => Int, { description: 'The number it is known by.' })
  index: number;

  @Field({ description: 'Its name.' })
  name: string;
}
