import { Args, Ctx, Query, Resolver } from 'type-graphql';

import { Allow, isSignedIn } from '../permissions/allow';
import type { RequestContext } from '../sessions/requestContext';
import { SearchArgs } from './search.input';
import * as service from './search.service';
import { SearchAnswer } from './search.types';

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
