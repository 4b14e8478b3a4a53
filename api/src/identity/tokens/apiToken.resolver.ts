import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { ApiToken, CreatedApiToken } from '../people/apiToken.model';
import type { RequestContext } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { Allow, isAdmin, isInPerson } from '../permissions/allow';
import { CreateApiTokenInput } from './apiToken.input';
import * as service from './apiToken.service';

/** Keys for programs: everybody makes and revokes their own, an Admin revokes those of everybody. */
@Resolver()
export class ApiTokenResolver {
  @Allow(isInPerson)
  @Query(() => [ApiToken], { description: "One's own tokens, newest first, those that have ended too." })
  apiTokens(@Ctx() context: RequestContext): Promise<ApiToken[]> {
    return service.listApiTokens(actorOf(context).id);
  }

  @Allow(isInPerson)
  @Mutation(() => CreatedApiToken, {
    description: 'Makes a token for `Authorization: Bearer`. It is shown once; its owner is told by mail.',
  })
  createApiToken(
    @Arg('token') token: CreateApiTokenInput,
    @Ctx() context: RequestContext,
  ): Promise<CreatedApiToken> {
    return service.createApiToken(context, actorOf(context), token);
  }

  @Allow(isInPerson)
  @Mutation(() => [ApiToken], {
    description: "Ends one of one's own tokens; no error when it is gone already. What is left.",
  })
  revokeApiToken(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<ApiToken[]> {
    const actor = actorOf(context);
    return service.revokeApiToken(actor, actor.id, id);
  }

  @Allow(isAdmin)
  @Query(() => [ApiToken], { description: "Somebody's tokens, newest first." })
  userApiTokens(@Arg('userId', () => ID) userId: string): Promise<ApiToken[]> {
    return service.listApiTokens(userId);
  }

  @Allow(isAdmin)
  @Mutation(() => [ApiToken], {
    description: "Ends one of somebody's tokens; no error when it is gone already. What is left.",
  })
  revokeUserApiToken(
    @Arg('userId', () => ID) userId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ApiToken[]> {
    return service.revokeApiToken(actorOf(context), userId, id);
  }
}
