import DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../../identity/people/requestContext';
import { actorOf } from '../../../identity/people/requestContext';
import { Allow } from '../../../identity/permissions/allow';
import { Needs } from '../../../platform/graphql/columns';
import { Root } from '../../../platform/graphql/root';
import { DoOnce } from '../../../platform/once/once';
import { perRequest } from '../../../platform/schema/perRequest';
import { ClubMember } from '../member.model';
import { listDoubles, mergedInto, setNoDouble } from './doubles.service';
import * as service from './merge.service';
import { ClubDoubles, ClubMergedMember, ClubMergeUndone } from './merge.types';
import { ClubMergeField } from './mergeFields';

const mergedLoader = perRequest(
  () =>
    new DataLoader<string, ClubMergedMember[]>(async (ids) => {
      const found = await mergedInto(ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
);

@Resolver(() => ClubMember)
export class ClubMergeResolver {
  @Allow(Permission.clubAdmin)
  @Query(() => ClubDoubles, { description: 'Members who may be kept twice.' })
  clubDoubles(): Promise<ClubDoubles> {
    return listDoubles();
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => Boolean, { description: 'Keeps that two members are not one, or takes that back.' })
  setClubNoDouble(
    @Arg('memberId', () => ID) memberId: string,
    @Arg('otherId', () => ID, { description: 'The other one.' }) otherId: string,
    @Arg('isNone', () => Boolean, { description: 'True: they are two; false: they may be one.' })
    isNone: boolean,
  ): Promise<boolean> {
    return setNoDouble(memberId, otherId, isNone);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, {
    description:
      'Merges a member into another, while both are as they were shown. It can be undone for 30 days.',
  })
  @DoOnce()
  mergeClubMembers(
    @Arg('keptId', () => ID, { description: 'The number of who stays.' }) keptId: string,
    @Arg('keptRevision', () => Int, { description: 'As who stays was shown.' }) keptRevision: number,
    @Arg('goneId', () => ID, { description: 'The number of who is merged into them.' }) goneId: string,
    @Arg('goneRevision', () => Int, { description: 'As the other was shown.' }) goneRevision: number,
    @Arg('taken', () => [ClubMergeField], { description: 'What is taken of who goes; the rest stays.' })
    taken: ClubMergeField[],
    @Arg('both', () => [ClubMergeField], { description: 'Of which both stay: todo and notes.' })
    both: ClubMergeField[],
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return service.mergeMembers(actorOf(context), {
      ...{ keptId, keptRevision, goneId, goneRevision, taken, both },
    });
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMergeUndone, { description: 'Undoes a merge of the last 30 days.' })
  undoClubMerge(
    @Arg('goneId', () => ID, { description: 'The number of who was merged.' }) goneId: string,
    @Ctx() context: RequestContext,
  ): Promise<ClubMergeUndone> {
    return service.undoMerge(actorOf(context), goneId);
  }

  @Needs()
  @FieldResolver(() => [ClubMergedMember], {
    description: 'Who were merged into this one and can still come back, newest first.',
  })
  merged(@Root() { id }: ClubMember, @Ctx() context: RequestContext): Promise<ClubMergedMember[]> {
    return mergedLoader(context).load(id);
  }
}
