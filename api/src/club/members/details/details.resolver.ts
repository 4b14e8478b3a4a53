import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../../identity/catalogue/permission.enum';
import { Mailing } from '../../../identity/mailings/mailing.model';
import type { RequestContext } from '../../../identity/people/requestContext';
import { actorOf } from '../../../identity/people/requestContext';
import { Allow } from '../../../identity/permissions/allow';
import { KeepOmitted } from '../../../platform/graphql/keepOmitted';
import { PrivateLinkLimit, RateLimit } from '../../../platform/limits/rateLimit';
import { AddOnce } from '../../../platform/once/once';
import { isPublic } from '../../../platform/schema/allow';
import { ClubDelivery } from '../../club.enums';
import { ClubDetailsInput } from '../member.input';
import { ClubMember } from '../member.model';
import { ClubMemberModel } from '../member.model';
import * as service from './details.service';
import { ClubDetails, NewClubDetailsLink } from './details.type';

const HOUR = 60 * 60;

/** Limits on the private page, by address. */
class DetailsLimits extends PrivateLinkLimit {
  private readonly corrections = new RateLimit('club details: corrections', { points: 20, duration: HOUR });

  constructor() {
    super('club details');
  }

  /** Counts a correction. @throws RATE_LIMITED */
  countCorrection(ip: string): Promise<void> {
    return this.corrections.count(ip);
  }
}

/** The limits of the portal. */
const detailsLimits = new DetailsLimits();

@Resolver()
export class ClubDetailsResolver {
  @Allow(isPublic)
  @Query(() => ClubDetails, { description: 'For everybody with a private link: the details it belongs to.' })
  clubDetails(
    @Arg('token', { description: 'The secret of the private link.' }) token: string,
    @Ctx() { ip }: RequestContext,
  ): Promise<ClubDetails> {
    return detailsLimits.guessing(ip, () => service.readDetails(token));
  }

  @Allow(isPublic)
  @KeepOmitted({ model: () => ClubMemberModel, of: service.memberFilter, holder: service.shownTo })
  @Mutation(() => ClubDetails, {
    description: 'For everybody with a private link: corrects the details. Twenty an hour.',
  })
  async correctClubDetails(
    @Arg('token', { description: 'The secret of the private link.' }) token: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('details') details: ClubDetailsInput,
    @Arg('delivery', () => ClubDelivery, {
      nullable: true,
      description: 'How they like to be written to, which needs no approval; null: as it was.',
    })
    delivery: ClubDelivery | null,
    @Ctx() { ip }: RequestContext,
  ): Promise<ClubDetails> {
    await detailsLimits.countCorrection(ip);
    return detailsLimits.guessing(ip, () => service.correctDetails(token, revision, details, delivery));
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, { description: 'Accepts what a member proposed.' })
  approveClubDetails(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return service.approveDetails(actorOf(context), id, revision);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, { description: 'Leaves the details as they are.' })
  rejectClubDetails(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return service.rejectDetails(actorOf(context), id, revision);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => NewClubDetailsLink, {
    description: 'Makes a new private link; all earlier ones stop working, on letters too.',
  })
  renewClubDetailsLink(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<NewClubDetailsLink> {
    return service.renewDetailsLink(actorOf(context), id, context.settings.publicUrl);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, { description: 'Takes all private links of a member away.' })
  revokeClubDetailsLink(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return service.revokeDetailsLink(actorOf(context), id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => Int, {
    description:
      'Mails the private link to one member, or to all active members with an address, once an hour at most.',
  })
  @AddOnce({ record: () => Mailing, answer: ({ recipients }: Mailing) => recipients.length })
  async sendClubDetailsLinks(
    @Arg('memberId', () => ID, {
      nullable: true,
      description: 'The id of the club member; left out: all active members with an address.',
    })
    memberId: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    const mailing = await service.sendDetailsLinks(context.portal, actorOf(context), memberId);
    return mailing?.recipients.length ?? 0;
  }
}
