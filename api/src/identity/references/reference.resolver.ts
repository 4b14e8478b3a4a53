import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';

import { actorOf, type RequestContext } from '../people/requestContext';
import { Allow, isSignedIn } from '../permissions/allow';
import { HangingOn, hangingOn } from './references';

/** What hangs on a record, for who is about to let it go. */
@Resolver(() => HangingOn)
export class ReferenceResolver {
  @Allow(isSignedIn)
  @Query(() => [HangingOn], {
    description: 'What hangs on a record, what blocks first; only for who may delete, archive or close it.',
  })
  hangingOn(
    @Arg('kind', () => String, { description: 'The name of its type.' }) kind: string,
    @Arg('id', () => ID, { description: 'Of the record.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<HangingOn[]> {
    return hangingOn(context.portal, kind, id, actorOf(context));
  }
}
