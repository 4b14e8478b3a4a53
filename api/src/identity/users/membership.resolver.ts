import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import { Allow } from '../permissions/allow';
import { Permission } from '../permissions/permission.enum';
import type { RequestContext } from '../sessions/requestContext';
import { actorOf } from '../sessions/requestContext';
import { changeMembership } from './membership.service';
import { MembershipArgs, MembershipResult } from './membership.type';

/** Several users at once. */
@Resolver()
export class MembershipResolver {
  @Allow(Permission.secGebruikers)
  @Mutation(() => [MembershipResult], {
    description: 'Takes several users into a committee, or out of it, and tells what became of each.',
  })
  changeMembership(
    @Args() args: MembershipArgs,
    @Ctx() context: RequestContext,
  ): Promise<MembershipResult[]> {
    return changeMembership(context.settings, actorOf(context), args);
  }
}
