import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { Mailing } from '../../identity/mailings/mailing.model';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isCommissionMember } from '../../identity/permissions/allow';
import { AddOnce } from '../../platform/once/once';
import * as service from './member.service';
import { sendInternalMail } from './member.service';
import { CommissionMember, InternalMailInput, Member } from './member.type';

@Resolver()
export class MemberResolver {
  @Allow(Permission.secComlist, Permission.secLedlist)
  @Query(() => [Member], {
    description: 'The members by name, without external accounts. Formerly: loadUsers.',
  })
  members(): Promise<Member[]> {
    return service.listMembers();
  }

  @Allow(isCommissionMember('commissionId'))
  @Query(() => [CommissionMember], {
    description: 'Those of a committee, for its members: the chair first. Formerly: loadCommissionContent.',
  })
  commissionMembers(@Arg('commissionId', () => ID) commissionId: string): Promise<CommissionMember[]> {
    return service.listCommissionMembers(commissionId);
  }

  @Allow(Permission.secComlist, Permission.secLedlist)
  @Mutation(() => Boolean, {
    description:
      'Mails one user; the answer goes to whoever sends it. 30 an hour. Formerly: sendInternalMail.',
  })
  @AddOnce({ record: () => Mailing, answer: () => true })
  async sendInternalMail(
    @Arg('mail') mail: InternalMailInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await sendInternalMail(context.portal, actorOf(context), mail);
    return true;
  }
}
