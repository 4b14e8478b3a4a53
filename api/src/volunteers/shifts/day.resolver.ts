import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { AddOnce } from '../../platform/once/once';
import { Shift, ShiftDay, VolunteerHours } from '../activities/activity.model';
import { NewExtraInput } from '../volunteers.input';
import { Attendance, Volunteer } from '../volunteers/volunteer.model';
import * as day from './day.service';

/** On the day: who is there, who comes besides, and how long people helped. */
@Resolver()
export class DayResolver {
  @Allow(Permission.vol)
  @Query(() => [ShiftDay], { description: 'The days of a season on which an activity has shifts, by time.' })
  shiftDays(@Arg('season', () => Int) season: number): Promise<ShiftDay[]> {
    return day.shiftDays(season);
  }

  @Allow(Permission.vol)
  @Query(() => [VolunteerHours], {
    description: 'How long people helped in a season until now, by name; who did not come is not counted.',
  })
  volunteerHours(@Arg('season', () => Int) season: number): Promise<VolunteerHours[]> {
    return day.volunteerHours(season);
  }

  @Allow(Permission.vol)
  @Mutation(() => Shift, {
    description: 'Notes down who is there on the day, from the day before on. Doing so twice is harmless.',
  })
  setAttendance(
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('volunteerId', () => ID) volunteerId: string,
    @Arg('attendance', () => Attendance, {
      nullable: true,
      description: 'Null: nothing is noted down any more.',
    })
    attendance: Attendance | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Shift> {
    return day.setAttendance(actorOf(context), { shiftId, volunteerId }, attendance);
  }

  @Allow(Permission.vol)
  @Mutation(() => Volunteer, {
    description: 'A volunteer who came to help besides, also on a shift that is full. Twice is no harm.',
  })
  @AddOnce()
  addExtra(
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('volunteerId', () => ID) volunteerId: string,
    @Ctx() context: RequestContext,
  ): Promise<Volunteer> {
    return day.addExtra(actorOf(context), shiftId, volunteerId);
  }

  @Allow(Permission.vol)
  @Mutation(() => Volunteer, {
    description:
      'Somebody who came to help besides and was no volunteer: from now on they are. Refused with a message at the name when somebody looks the same, unless allowDuplicate.',
  })
  @AddOnce()
  addNewExtra(
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('extra') extra: NewExtraInput,
    @Ctx() context: RequestContext,
  ): Promise<Volunteer> {
    return day.addNewExtra(actorOf(context), shiftId, extra);
  }
}
