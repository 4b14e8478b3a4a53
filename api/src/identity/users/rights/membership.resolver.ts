import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import { Permission } from '../../catalogue/permission.enum';
import type { RequestContext } from '../../people/requestContext';
import { actorOf } from '../../people/requestContext';
import { Allow } from '../../permissions/allow';
import { changeMembership, setRightEnd } from './membership.service';
import { MembershipArgs, MembershipResult, RightEndArgs } from './membership.type';

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

  @Allow(Permission.secGebruikers)
  @Mutation(() => [MembershipResult], {
    description:
      'Gives a right or a membership that several users hold the same last day, or takes the end away.',
  })
  setRightEnd(@Args() args: RightEndArgs, @Ctx() context: RequestContext): Promise<MembershipResult[]> {
    return setRightEnd(context.settings, actorOf(context), args);
  }
}
