import { GraphQLVoid } from 'graphql-scalars';
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { isPublic } from '../../platform/schema/allow';
import { mustNotBeDemo } from '../people/demoAccounts';
import type { RequestContext, SessionUser } from '../people/requestContext';
import { User } from '../people/user.model';
import { Allow } from '../permissions/allow';
import { secondFactorNeeded } from './secondStep';
import { SignInArgs } from './session.input';
import { SessionEnd } from './session.model';
import * as service from './session.service';
import { beginSession, endOf } from './session.service';
import { signInLimit } from './signInLimits';

@Resolver()
export class SessionResolver {
  @Allow(isPublic)
  @Query(() => User, { nullable: true, description: 'The signed-in user, or null without a session.' })
  me(@Ctx() context: RequestContext): SessionUser | null {
    return context.user;
  }

  @Allow(isPublic)
  @Query(() => SessionEnd, {
    nullable: true,
    description: 'Why the session of this browser ended; null when it has not, or when that is not known.',
  })
  sessionEnd(@Ctx() { user, sessionToken }: RequestContext): Promise<SessionEnd | null> | null {
    return user || !sessionToken ? null : endOf(sessionToken);
  }

  @Allow(isPublic)
  @Mutation(() => User, {
    description:
      'Starts a session of 12 hours, renewed by use until 30 days, in an httpOnly cookie. Of an account with a second ' +
      'step it asks for a code: SECOND_FACTOR_NEEDED, with `methods`.',
  })
  async signIn(@Args() given: SignInArgs, @Ctx() context: RequestContext): Promise<SessionUser> {
    mustNotBeDemo(given.password, context.settings);
    const answer = await signInLimit.guard(given.email, context, () => service.signIn(given, context));
    if ('methods' in answer) throw secondFactorNeeded(answer.methods);
    return beginSession(context, answer);
  }

  @Allow(isPublic)
  @Mutation(() => GraphQLVoid, { nullable: true, description: 'Ends the session of this browser.' })
  async signOut(@Ctx() context: RequestContext): Promise<void> {
    await service.endSession(context.sessionToken ?? '');
    context.setSession(null);
  }
}
