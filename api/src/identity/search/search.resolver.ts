import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Args, Ctx, Query, Resolver, ArgsType, Field, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import type { RequestContext } from '../people/requestContext';
import { Allow, isSignedIn } from '../permissions/allow';
import * as service from './search.service';
import { MOST_OF_ONE, SearchAnswer } from './searchSources';

/** A longer one is pasted by mistake. */
const LONGEST = 60;
const LIMIT = `Kies 1 tot en met ${MOST_OF_ONE}`;

/** What is searched. */
@ArgsType()
class SearchArgs {
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

/** Finds anything; each area says what of it can be found, within the rights of who asks. */
@Resolver()
export class SearchResolver {
  @Allow(isSignedIn)
  @Query(() => SearchAnswer, {
    description:
      'What holds every word of a text: people, committees, documents and more, as far as the person who asks may see them. Nothing for less than two characters.',
  })
  search(@Args() { text, limit }: SearchArgs, @Ctx() context: RequestContext): Promise<SearchAnswer> {
    return service.search(context, text, limit ?? undefined);
  }
}
