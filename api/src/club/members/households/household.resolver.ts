import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../../identity/people/requestContext';
import { actorOf } from '../../../identity/people/requestContext';
import { Allow } from '../../../identity/permissions/allow';
import { changeLogOf } from '../../../platform/audit/logLine';
import type { Page } from '../../../platform/database/reading/readPage';
import { Needs } from '../../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../../platform/graphql/connection';
import { Root } from '../../../platform/graphql/root';
import { AddOnce } from '../../../platform/once/once';
import type { MaybePromise } from '../../../platform/schema/allow';
import { ClubMember } from '../member.model';
import { ClubHousehold, ClubHouseholdModel, ClubHouseholdsApart, ClubHouseholdWork } from './household.model';
import * as service from './household.service';
import { jointName } from './householdNames';
import { householdLoader, housematesLoader } from './households.loader';
import { countMoved, householdsApart, householdWork } from './householdWork.service';

const householdLog = changeLogOf(ClubHouseholdModel);
const ClubHouseholdConnection = connectionOf('ClubHousehold', ClubHousehold);
const MEMBERS = 'The membership numbers, 2 to 8; the first is named first.';

@Resolver(() => ClubHousehold)
export class ClubHouseholdResolver {
  @Allow(Permission.clubAdmin)
  @Query(() => ClubHouseholdWork, { description: 'Who may be a household, by where they live.' })
  clubHouseholdWork(): Promise<ClubHouseholdWork> {
    return householdWork();
  }

  @Allow(Permission.clubAdmin)
  @Query(() => ClubHouseholdsApart, {
    description: 'Of which somebody moved, so that it is asked whether all do.',
  })
  clubHouseholdsApart(): Promise<ClubHouseholdsApart> {
    return householdsApart();
  }

  @Allow(Permission.clubAdmin)
  @Query(() => Int, {
    description: 'Of how many households somebody moved, so that it is asked whether all do.',
  })
  clubMovedHouseholds(): Promise<number> {
    return countMoved();
  }

  @Allow(Permission.clubAdmin)
  @Query(() => ClubHouseholdConnection, {
    description:
      'Those that were made, newest first; one of whom all but one left has fewer than two members.',
  })
  clubHouseholds(@Args() page: PageArgs): Promise<Page<ClubHousehold>> {
    return service.pageOfHouseholds(page);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubHousehold, {
    description: 'Makes a household of members at one address who are in none, or keeps that they are none.',
  })
  @AddOnce()
  addClubHousehold(
    @Arg('memberIds', () => [ID], { description: MEMBERS }) memberIds: string[],
    @Arg('isApart', () => Boolean, {
      nullable: true,
      description: 'True: they want to be written to each by themselves, and are not proposed again.',
    })
    isApart: boolean | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClubHousehold> {
    return service.addHousehold(actorOf(context), memberIds, isApart ?? false);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubHousehold, { description: 'Changes who belongs to a household.' })
  saveClubHousehold(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('memberIds', () => [ID], { description: MEMBERS }) memberIds: string[],
    @Ctx() context: RequestContext,
  ): Promise<ClubHousehold> {
    return service.saveHousehold(actorOf(context), id, revision, memberIds);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => Boolean, { description: 'Ends a household, or that members are written to apart.' })
  deleteClubHousehold(@Arg('id', () => ID) id: string): Promise<boolean> {
    return service.deleteHousehold(id);
  }

  @FieldResolver(() => [ClubMember], { description: 'Those who are active, in the order of its name.' })
  members(@Root() household: ClubHousehold, @Ctx() context: RequestContext): Promise<ClubMember[]> {
    return housematesLoader(context).load(household);
  }

  @FieldResolver(() => String, { description: 'Their names together, as on an envelope: Jan en Els Jansen.' })
  async name(@Root() household: ClubHousehold, @Ctx() context: RequestContext): Promise<string> {
    return jointName(await housematesLoader(context).load(household));
  }

  @FieldResolver(() => Boolean, {
    description: 'All live at one address; otherwise each gets their own letter.',
  })
  async isTogether(@Root() household: ClubHousehold, @Ctx() context: RequestContext): Promise<boolean> {
    return service.liveTogether(await housematesLoader(context).load(household));
  }

  @FieldResolver(() => [String])
  changeLog(@Root() record: ClubHousehold, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return householdLog(record, context);
  }
}

@Resolver(() => ClubMember)
export class ClubMemberHouseholdResolver {
  @Needs()
  @FieldResolver(() => ClubHousehold, { nullable: true, description: 'Null: they are in none.' })
  household(@Root() { id }: ClubMember, @Ctx() context: RequestContext): Promise<ClubHousehold | null> {
    return householdLoader(context).load(id);
  }
}
