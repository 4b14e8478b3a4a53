import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';

import { Needs } from '../../../platform/graphql/columns';
import { Root } from '../../../platform/graphql/root';
import { DoOnce } from '../../../platform/once/once';
import type { MaybePromise } from '../../../platform/schema/allow';
import { Permission } from '../../catalogue/permission.enum';
import type { RequestContext } from '../../people/requestContext';
import { actorOf } from '../../people/requestContext';
import { User } from '../../people/user.model';
import { Allow } from '../../permissions/allow';
import { sendPasswordLink } from '../user.service';
import * as service from './invitation.service';
import { AWAITS_PASSWORD } from './invitation.service';
import { InvitationOfUser } from './invitation.type';

/** Inviting who has no password yet, and the link to another one for who has. */
@Resolver(() => User)
export class InvitationResolver {
  @Needs(AWAITS_PASSWORD, 'invitation.expiresAt', 'invitation.withdrawn')
  @Allow(Permission.secGebruikers)
  @FieldResolver(() => InvitationOfUser, {
    nullable: true,
    description: 'How it stands with the first password; null for who has one.',
  })
  invitation(@Root() user: User, @Ctx() context: RequestContext): MaybePromise<InvitationOfUser | null> {
    return service.invitationOf(user, context);
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => User, {
    description: 'Mails a link of 7 days to who has no password yet; an older one stops working.',
  })
  @DoOnce()
  sendInvitation(
    @Arg('id', () => ID, { description: 'The id of the user.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return service.sendInvitation(context.portal, actorOf(context), id);
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => User, { description: 'Takes an invitation back: no mailed link works any more.' })
  revokeInvitation(
    @Arg('id', () => ID, { description: 'The id of the user.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return service.revokeInvitation(actorOf(context), id);
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => User, {
    description: 'Mails the link for a new password to who has one; it goes to nobody but that person.',
  })
  @DoOnce()
  sendPasswordLink(@Arg('userId', () => ID) userId: string, @Ctx() context: RequestContext): Promise<User> {
    return sendPasswordLink(context, actorOf(context), userId);
  }
}
