import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { Allow, isAdmin, isInPerson } from '../permissions/allow';
import * as authenticator from './authenticator.service';
import * as service from './authenticator.service';
import { AuthenticatorSetup, CodeArgs, CurrentPasswordArgs, SecondFactor } from './secondFactor.types';

/** The second step of signing in: everybody sets up their own, an Admin takes it away from who has lost it. */
@Resolver()
export class SecondFactorResolver {
  @Allow(isInPerson)
  @Query(() => SecondFactor, { description: "What one's own account asks for beside its password." })
  mySecondFactor(@Ctx() context: RequestContext): Promise<SecondFactor> {
    return service.readSecondFactor(actorOf(context).id);
  }

  @Allow(isAdmin)
  @Query(() => SecondFactor, { description: 'What an account asks for beside its password.' })
  userSecondFactor(@Arg('userId', () => ID) userId: string): Promise<SecondFactor> {
    return service.readSecondFactor(userId);
  }

  @Allow(isAdmin)
  @Mutation(() => SecondFactor, {
    description: "Takes somebody else's authenticator app and passkeys away; they are told by mail.",
  })
  resetSecondFactor(
    @Arg('userId', () => ID) userId: string,
    @Ctx() context: RequestContext,
  ): Promise<SecondFactor> {
    return service.resetSecondFactor(context.portal, actorOf(context), userId);
  }

  @Allow(isInPerson)
  @Mutation(() => AuthenticatorSetup, {
    description: "A secret for one's own authenticator app, which counts once a code from it was confirmed.",
  })
  startAuthenticator(
    @Args() { currentPassword }: CurrentPasswordArgs,
    @Ctx() context: RequestContext,
  ): Promise<AuthenticatorSetup> {
    return authenticator.startAuthenticator(context, actorOf(context), currentPassword);
  }

  @Allow(isInPerson)
  @Mutation(() => [String], {
    description: 'Makes the app count from now on. Ten recovery codes, which nobody can read again.',
  })
  confirmAuthenticator(@Args() { code }: CodeArgs, @Ctx() context: RequestContext): Promise<string[]> {
    return authenticator.confirmAuthenticator(context, actorOf(context), code);
  }

  @Allow(isInPerson)
  @Mutation(() => SecondFactor, { description: 'Takes the app and its recovery codes away.' })
  removeAuthenticator(
    @Args() { currentPassword }: CurrentPasswordArgs,
    @Ctx() context: RequestContext,
  ): Promise<SecondFactor> {
    return authenticator.removeAuthenticator(context, actorOf(context), currentPassword);
  }

  @Allow(isInPerson)
  @Mutation(() => [String], { description: 'Ten other recovery codes; those of before stop working.' })
  renewRecoveryCodes(
    @Args() { currentPassword }: CurrentPasswordArgs,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    return authenticator.renewRecoveryCodes(context, actorOf(context), currentPassword);
  }
}
