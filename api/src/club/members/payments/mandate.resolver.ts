import DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver } from 'type-graphql';

import { type MandateUse, mandateUses } from '../../../finance/directDebits/directDebitItems';
import { Permission } from '../../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../../identity/people/requestContext';
import { actorOf } from '../../../identity/people/requestContext';
import { Allow } from '../../../identity/permissions/allow';
import { Needs } from '../../../platform/graphql/columns';
import { Root } from '../../../platform/graphql/root';
import { AddOnce } from '../../../platform/once/once';
import { perRequest } from '../../../platform/schema/allow';
import { ClubMember } from '../member.model';
import { addMandate, endMandate, mandatesOf } from './payment.service';
import { ClubMandate, ClubMandateInput } from './payment.types';

/** A mandate → how it was used. */
const useLoader = perRequest(
  () =>
    new DataLoader<ClubMandate, MandateUse, string>((mandates) => mandateUses(mandates), {
      cacheKeyFn: ({ reference }) => reference,
    }),
);

@Resolver(() => ClubMandate)
export class ClubMandateUseResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The day of the last collection by it, also one that is still to come, YYYY-MM-DD; null: none.',
  })
  async lastCollectedOn(
    @Root() mandate: ClubMandate,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return (await useLoader(context).load(mandate)).lastCollectedOn;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The day since which it had lapsed, not used for 36 months, YYYY-MM-DD; null: it lives, or was ended.',
  })
  async lapsedOn(@Root() mandate: ClubMandate, @Ctx() context: RequestContext): Promise<string | null> {
    return mandate.endedOn ? null : (await useLoader(context).load(mandate)).lapsedOn;
  }
}

@Resolver(() => ClubMember)
export class ClubMandateResolver {
  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, {
    description: 'Keeps a mandate for direct debit of a member; it takes the place of the one before.',
  })
  @AddOnce({ list: 'mandates' })
  addClubMandate(
    @Arg('memberId', () => ID) memberId: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('mandate') mandate: ClubMandateInput,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return addMandate(actorOf(context), memberId, revision, mandate);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, { description: 'Ends the mandate of a member; it stays to be seen.' })
  endClubMandate(
    @Arg('memberId', () => ID) memberId: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return endMandate(actorOf(context), memberId, revision);
  }

  @Needs('mandates')
  @FieldResolver(() => [ClubMandate], { description: 'Oldest first; at most the last of them lives.' })
  mandates(@Root() member: ClubMember): ClubMandate[] {
    return mandatesOf(member);
  }
}
