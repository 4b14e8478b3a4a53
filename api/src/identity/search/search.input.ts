import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { MOST_OF_ONE } from './searchSources';

/** A longer one is pasted by mistake. */
const LONGEST = 60;
const LIMIT = `Kies 1 tot en met ${MOST_OF_ONE}`;

/** What is searched. */
@ArgsType()
export class SearchArgs {
  @Field({ description: `Words, of two characters or more together; ${LONGEST} characters at most.` })
  @MaxLength(LONGEST, { message: texts.tooLong })
  text: string;

  @Field(() => Int, {
    nullable: true,
    description: `How many of each source, ${MOST_OF_ONE} at most and when not given.`,
  })
  @IsOptional()
  @Min(1, { message: LIMIT })
  @Max(MOST_OF_ONE, { message: LIMIT })
  limit?: number | null;
}
