import { GraphQLVoid } from 'graphql-scalars';
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { isPublic } from '../../../platform/schema/allow';
import type { RequestContext } from '../../people/requestContext';
import { actorOf } from '../../people/requestContext';
import { Allow, isInPerson } from '../../permissions/allow';
import { ChangePasswordArgs, EmailArgs, LinkArgs, LinkState, ResetPasswordArgs } from '../session.input';
import { signInLimit } from '../signInLimits';
import * as service from './ownPassword.service';
import { changePassword } from './ownPassword.service';

/** Choosing a password: with a mailed link, or by somebody who is signed in. */
@Resolver()
export class PasswordResolver {
  @Allow(isPublic)
  @Mutation(() => GraphQLVoid, {
    nullable: true,
    description:
      'Mails a link for choosing a new password. The answer does not tell whether there is an account.',
  })
  async requestPasswordReset(@Args() { email }: EmailArgs, @Ctx() context: RequestContext): Promise<void> {
    await signInLimit.consumeRequest(email, context);
    await service.requestPasswordReset(context.portal, email);
  }

  @Allow(isPublic)
  @Query(() => LinkState, {
    description: 'Whether a mailed link for choosing a password still works.',
  })
  async passwordLink(@Args() { token }: LinkArgs, @Ctx() context: RequestContext): Promise<LinkState> {
    await signInLimit.consumeLink(token, context.ip);
    return service.passwordLink(token);
  }

  @Allow(isPublic)
  @Mutation(() => GraphQLVoid, {
    nullable: true,
    description: 'Chooses a password with a mailed link, once.',
  })
  async resetPassword(
    @Args() { token, password }: ResetPasswordArgs,
    @Ctx() context: RequestContext,
  ): Promise<void> {
    await signInLimit.consumeLink(token, context.ip);
    await service.resetPassword(context.portal, token, password);
  }

  @Allow(isInPerson)
  @Mutation(() => GraphQLVoid, {
    nullable: true,
    description: "Changes one's own password; every other session ends. Formerly: updatePassword.",
  })
  async updatePassword(@Args() passwords: ChangePasswordArgs, @Ctx() context: RequestContext): Promise<void> {
    context.setSession(await changePassword(context, actorOf(context), passwords));
  }
}
