import { ArrayMaxSize, ArrayMinSize, IsInt, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { CalendarDate } from '../../platform/text/inputFields';
import { directDebitTexts } from './directDebit.texts';

/** In one file: more is asked for in parts. */
const MOST = 5000;

@InputType({ description: 'What is collected, as it was seen, and when.' })
export class DirectDebitInput {
  @Field(() => [ID], { description: 'Of what can be collected: <kind>:<itemId>.' })
  @ArrayMinSize(1, { message: directDebitTexts.nothingChosen })
  @ArrayMaxSize(MOST, { message: directDebitTexts.tooMany })
  ids: string[];

  @Field(() => Int, {
    description: 'What was seen as their total, in cents; when it is not so any more, CONFLICT.',
  })
  @IsInt({ message: texts.badInput })
  @Min(1, { message: texts.badInput })
  total: number;

  @Field({ description: 'The day the bank collects, YYYY-MM-DD; 14 days ahead at least.' })
  @CalendarDate()
  collectionDate: string;
}
