import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { AddOnce, DoOnce } from '../../platform/once/once';
import { Shift, ShiftDay, TakenShift, VolunteerHours } from '../activities/activity.model';
import { NewExtraInput, TakeOverArgs, UndoTakeOverArgs } from '../volunteers.input';
import { Attendance, Volunteer } from '../volunteers/volunteer.model';
import * as day from './day.service';
import * as service from './day.service';

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

/** The shifts of a season, taken over into the next one. */
@Resolver()
export class NextSeasonResolver {
  @Allow(Permission.vol)
  @Query(() => [TakenShift], {
    description:
      'The shifts of the season before that can be taken over into a season, and when they would be. First those that were moved by hand, are far from carnival or would fall outside the season, then by time.',
  })
  seasonTakeover(@Arg('season', () => Int) season: number): Promise<TakenShift[]> {
    return service.listTakeover(season);
  }

  @Allow(Permission.vol)
  @Mutation(() => Int, {
    description:
      'Takes shifts of the season before over, with nobody on them, and how people signed up, closed. What is there already is not made again. @returns how many were made',
  })
  @DoOnce()
  takeOverSeason(@Args() { season, shifts }: TakeOverArgs, @Ctx() context: RequestContext): Promise<number> {
    return service.takeOverSeason(actorOf(context), season, shifts);
  }

  @Allow(Permission.vol)
  @Mutation(() => Int, {
    description:
      'Takes that back: what was made of these shifts goes, unless it was changed or somebody is on it. @returns how many are gone',
  })
  undoTakeOverSeason(
    @Args() { season, shiftIds }: UndoTakeOverArgs,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return service.undoTakeOverSeason(actorOf(context), season, shiftIds);
  }
}
