import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/sessions/requestContext';
import { actorOf } from '../../identity/sessions/requestContext';
import { InternalMailInput } from './internalMail.input';
import { sendInternalMail } from './internalMail.service';
import * as service from './member.service';
import { CommissionMember, Member } from './member.type';

@Resolver()
export class MemberResolver {
  @Query(() => [Member], {
    description: 'The members by name, without external accounts. Spec call: loadUsers.',
  })
  members(): Promise<Member[]> {
    return service.listMembers();
  }

  @Query(() => [CommissionMember], {
    description: 'Those of a committee, for its members: the chair first. Spec call: loadCommissionContent.',
  })
  commissionMembers(@Arg('commissionId', () => ID) commissionId: string): Promise<CommissionMember[]> {
    return service.listCommissionMembers(commissionId);
  }

  @Mutation(() => Boolean, {
    description: 'Mails one user; the answer goes to who sends it. 30 an hour. Spec call: sendInternalMail.',
  })
  sendInternalMail(@Arg('mail') mail: InternalMailInput, @Ctx() context: RequestContext): Promise<boolean> {
    return sendInternalMail(context.portal, actorOf(context), mail);
  }
}
