import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import { isPublic } from '../../platform/schema/allow';
import type { RequestContext, SessionUser } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { User } from '../people/user.model';
import { Allow, isInPerson } from '../permissions/allow';
import { beginSession } from '../sessions/session.service';
import { signInLimit } from '../sessions/signInLimits';
import * as service from './passkey.service';
import {
  AddPasskeyArgs,
  CurrentPasswordArgs,
  PasskeySignInArgs,
  RemovePasskeyArgs,
  SecondFactor,
} from './secondFactor.types';

/** Passkeys: signing in without a password. */
@Resolver()
export class PasskeyResolver {
  @Allow(isInPerson)
  @Mutation(() => String, {
    description: "What the browser's WebAuthn is asked for a new passkey: its JSON form, as text.",
  })
  startPasskey(
    @Args() { currentPassword }: CurrentPasswordArgs,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.startPasskey(context, actorOf(context), currentPassword);
  }

  @Allow(isInPerson)
  @Mutation(() => SecondFactor, { description: 'Adds the passkey that the browser made; ten at most.' })
  addPasskey(@Args() passkey: AddPasskeyArgs, @Ctx() context: RequestContext): Promise<SecondFactor> {
    return service.addPasskey(context, actorOf(context), passkey);
  }

  @Allow(isInPerson)
  @Mutation(() => SecondFactor, { description: "Removes one of one's own passkeys." })
  removePasskey(@Args() args: RemovePasskeyArgs, @Ctx() context: RequestContext): Promise<SecondFactor> {
    return service.removePasskey(context, actorOf(context), args);
  }

  @Allow(isPublic)
  @Mutation(() => String, {
    description: "What the browser's WebAuthn is asked of who signs in: its JSON form, as text.",
  })
  async startPasskeySignIn(@Ctx() context: RequestContext): Promise<string> {
    await signInLimit.consumeChallenge(context.ip);
    return service.startPasskeySignIn(context.settings);
  }

  @Allow(isPublic)
  @Mutation(() => User, { description: 'Starts a session, as signIn does, with a passkey alone.' })
  async signInWithPasskey(
    @Args() args: PasskeySignInArgs,
    @Ctx() context: RequestContext,
  ): Promise<SessionUser> {
    const begun = await signInLimit.guardAddress(context.ip, () =>
      service.signInWithPasskey(context.settings, args, context),
    );
    return beginSession(context, begun);
  }
}
