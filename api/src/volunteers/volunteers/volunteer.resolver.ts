import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import * as participation from '../shifts/participation.service';
import * as removal from '../shifts/removal.service';
import { VolunteerArgs, VolunteerInput } from '../volunteers.input';
import { Volunteer, VolunteerActivity, VolunteerModel } from './volunteer.model';
import * as service from './volunteer.service';

const VolunteerConnection = connectionOf('Volunteer', Volunteer);
const volunteerLog = changeLogOf(VolunteerModel);

@Resolver(() => Volunteer)
export class VolunteerResolver {
  @Allow(Permission.vol)
  @Query(() => VolunteerConnection, { description: 'By name. Formerly: getAllVolunteers.' })
  volunteers(
    @Args() { first, after, ...filter }: VolunteerArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<Volunteer>> {
    return service.pageOfVolunteers(filter, { first, after, ...asked });
  }

  @Allow(Permission.vol)
  @Query(() => Volunteer, { description: 'One volunteer.' })
  volunteer(
    @Arg('id', () => ID) id: string,
    @AskedColumns() columns: Columns | undefined,
  ): Promise<Volunteer> {
    return service.getVolunteer(id, columns);
  }

  @Allow(Permission.vol)
  @Mutation(() => Volunteer, {
    description: 'Refused with a message at the field when somebody looks the same, unless allowDuplicate.',
  })
  @AddOnce()
  addNewVolunteer(
    @Arg('volunteer') volunteer: VolunteerInput,
    @Ctx() context: RequestContext,
  ): Promise<Volunteer> {
    return service.addVolunteer(actorOf(context), volunteer);
  }

  @Allow(Permission.vol)
  @KeepOmitted({ model: () => VolunteerModel })
  @Mutation(() => Volunteer, {
    description:
      'Changes a volunteer. Refused with a message at the field when somebody looks the same, unless allowDuplicate.',
  })
  updateVolunteer(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('volunteer') volunteer: VolunteerInput,
    @Ctx() context: RequestContext,
  ): Promise<Volunteer> {
    return service.updateVolunteer(actorOf(context), id, revision, volunteer);
  }

  @Allow(Permission.vol)
  @Mutation(() => ID, {
    description: 'Refused while on a coming shift. What counts of past seasons stays, without a name.',
  })
  deleteVolunteer(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return removal.deleteVolunteer(actorOf(context), id);
  }

  @Allow(Permission.vol)
  @Mutation(() => Volunteer, { description: 'Twice is no harm. Formerly: updateVolunteer.' })
  @AddOnce({ list: 'participations' })
  addVolunteerToActivity(
    @Arg('volunteerId', () => ID) volunteerId: string,
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
    @Ctx() context: RequestContext,
  ): Promise<Volunteer> {
    return participation.addToActivity(actorOf(context), volunteerId, { activityId, season });
  }

  @Allow(Permission.vol)
  @Mutation(() => Volunteer, { description: 'The other seasons stay. Formerly: updateVolunteer.' })
  removeVolunteerFromActivity(
    @Arg('volunteerId', () => ID) volunteerId: string,
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
    @Ctx() context: RequestContext,
  ): Promise<Volunteer> {
    return participation.removeFromActivity(actorOf(context), volunteerId, { activityId, season });
  }

  @Needs('participations')
  @FieldResolver(() => [VolunteerActivity], {
    description: 'The activities in which they take or took part.',
  })
  activities(@Root() { participations }: Volunteer): VolunteerActivity[] {
    const ids = [...new Set(participations.map(({ activityId }) => activityId))];
    return ids.map((activityId) => ({
      activityId,
      seasons: participations
        .filter((one) => one.activityId === activityId)
        .map(({ season }) => season)
        .sort((a, b) => a - b),
    }));
  }

  @Needs('changeLog')
  @FieldResolver(() => [String])
  changeLog(@Root() record: Volunteer, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return volunteerLog(record, context);
  }
}
