import { Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';

import { Needs } from '../../platform/graphql/columns';
import { Root } from '../../platform/graphql/root';
import { isPublic } from '../../platform/schema/allow';
import type { RequestContext } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { User } from '../people/user.model';
import { Allow, isInPerson } from '../permissions/allow';
import { LinkArgs } from '../sessions/session.input';
import { signInLimit } from '../sessions/signInLimits';
import * as service from './emailChange.service';

/** Another address of one's own, which counts after its link was opened. */
@Resolver(() => User)
export class EmailChangeResolver {
  @Needs('emailChange')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The new address that counts after its mailed link was opened; null when none waits.',
  })
  pendingEmail(@Root() { emailChange }: User): string | null {
    return emailChange?.email ?? null;
  }

  @Allow(isInPerson)
  @Mutation(() => User, { description: "Mails a new link to one's own address that waits." })
  resendConfirmation(@Ctx() context: RequestContext): Promise<User> {
    return service.resendConfirmation(context, actorOf(context));
  }

  @Allow(isInPerson)
  @Mutation(() => User, { description: "Drops one's own address that waits." })
  cancelEmailChange(@Ctx() context: RequestContext): Promise<User> {
    return service.cancelEmailChange(actorOf(context));
  }

  @Allow(isPublic)
  @Mutation(() => String, {
    description: 'Makes the address that waits the address of the account, with its mailed link, once.',
  })
  async confirmEmail(@Args() { token }: LinkArgs, @Ctx() context: RequestContext): Promise<string> {
    await signInLimit.consumeLink(token, context.ip);
    return service.confirmEmail(context.portal, token);
  }
}
