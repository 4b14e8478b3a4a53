import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

import { Tour } from './tour.enum';

/** There are fewer. */
const MOST = 20;

@ArgsType()
export class ToursSeenArgs {
  @Field(() => [Tour], { description: 'The parts that were seen.' })
  @ArrayMaxSize(MOST, { message: 'Dit zijn er te veel' })
  tours: Tour[];
}
