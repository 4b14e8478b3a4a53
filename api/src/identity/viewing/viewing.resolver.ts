import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';

import { Root } from '../../platform/graphql/root';
import type { RequestContext, SessionUser } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { User } from '../people/user.model';
import { Allow, isAdmin, isSignedIn } from '../permissions/allow';
import * as service from './viewing.service';

/** 'Bekijk als': an Admin looks at the portal as somebody else sees it, and can change nothing meanwhile. */
@Resolver(() => User)
export class ViewingResolver {
  @Allow(isAdmin)
  @Mutation(() => User, {
    description: 'Shows the portal as somebody sees it, in this session, reading only. Who is seen.',
  })
  viewAs(@Arg('userId', () => ID) userId: string, @Ctx() context: RequestContext): Promise<User> {
    return service.viewAs(actorOf(context), context.sessionToken ?? '', userId);
  }

  @Allow(isSignedIn)
  @Mutation(() => User, { description: 'Ends viewAs; no error when it had ended. Whose session it is.' })
  async endViewAs(@Ctx() context: RequestContext): Promise<SessionUser> {
    // A token has no session in which anybody could be viewed.
    return context.sessionToken ? service.endViewAs(context.sessionToken) : actorOf(context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Of me: the name of the Admin who looks at the portal as this user; otherwise null.',
  })
  viewedBy(@Root() { id }: User, @Ctx() { user, viewedBy }: RequestContext): string | null {
    return id === user?.id ? (viewedBy?.name ?? null) : null;
  }
}
