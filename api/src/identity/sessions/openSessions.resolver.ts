import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { Allow, isAdmin, isInPerson } from '../permissions/allow';
import * as service from './openSessions.service';
import { OpenSession } from './session.model';

/** Where people are signed in: everybody sees and ends their own sessions, an Admin those of everybody. */
@Resolver()
export class OpenSessionsResolver {
  @Allow(isInPerson)
  @Query(() => [OpenSession], { description: 'Where one is signed in, what was used last first.' })
  mySessions(@Ctx() context: RequestContext): Promise<OpenSession[]> {
    const asker = askerOf(context);
    return service.listSessions(asker, asker.user.id);
  }

  @Allow(isInPerson)
  @Mutation(() => [OpenSession], {
    description: "Ends one of one's own sessions; no error when it has ended already. What is left.",
  })
  endSession(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<OpenSession[]> {
    const asker = askerOf(context);
    return service.endSessionOf(asker, asker.user.id, id);
  }

  @Allow(isInPerson)
  @Mutation(() => [OpenSession], {
    description: "Ends all one's own sessions but the one that asks. What is left.",
  })
  endOtherSessions(@Ctx() context: RequestContext): Promise<OpenSession[]> {
    return service.endOtherSessions(askerOf(context));
  }

  @Allow(isAdmin)
  @Query(() => [OpenSession], { description: 'Where somebody is signed in, what was used last first.' })
  userSessions(
    @Arg('userId', () => ID) userId: string,
    @Ctx() context: RequestContext,
  ): Promise<OpenSession[]> {
    return service.listSessions(askerOf(context), userId);
  }

  @Allow(isAdmin)
  @Mutation(() => [OpenSession], {
    description: "Ends one of somebody's sessions; no error when it has ended already. What is left.",
  })
  endUserSession(
    @Arg('userId', () => ID) userId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<OpenSession[]> {
    return service.endSessionOf(askerOf(context), userId, id);
  }
}

function askerOf(context: RequestContext) {
  return { user: actorOf(context), token: context.sessionToken ?? '' };
}
