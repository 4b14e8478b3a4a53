import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { Mailing } from '../../identity/mailings/mailing.model';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import { Root } from '../../platform/graphql/root';
import { PrivateLinkLimit } from '../../platform/limits/rateLimit';
import { AddOnce, DoOnce } from '../../platform/once/once';
import { isPublic, type MaybePromise } from '../../platform/schema/allow';
import * as own from '../shifts/ownShifts.service';
import { counts, heads } from '../shifts/participation.service';
import { onShiftLoader } from '../shifts/reminders.job';
import { askReplacement } from '../shifts/removal.service';
import * as shifts from '../shifts/shift.service';
import { ActivityInfoInput, ActivityMailInput, ShiftInput } from '../volunteers.input';
import { Volunteer } from '../volunteers/volunteer.model';
import { volunteersOf } from '../volunteers/volunteer.service';
import {
  Activity,
  ActivityCount,
  ActivityModel,
  OwnShifts,
  SeasonHeads,
  Shift,
  ShiftModel,
  ShiftMove,
  ShiftVolunteer,
} from './activity.model';
import * as service from './activity.service';
import { seasons } from './activity.service';

/** The limit on guessing private links of this process. */
const volunteerLimits = new PrivateLinkLimit('shifts');

const activityLog = changeLogOf(ActivityModel);
const shiftLog = changeLogOf(ShiftModel);

@Resolver(() => Activity)
export class ActivityResolver {
  @Allow(Permission.vol)
  @Query(() => [Activity], { description: 'By name. Formerly: getActivities.' })
  volunteerActivities(
    @Arg('archived', { description: 'True: those in the archive. False: the others.' }) archived: boolean,
  ): Promise<Activity[]> {
    return service.listActivities(archived);
  }

  @Allow(Permission.vol)
  @Query(() => [Int], { description: 'The seasons to choose from, by the year in which they begin.' })
  volunteerSeasons(): number[] {
    return seasons();
  }

  @Allow(Permission.vol)
  @Query(() => [Volunteer], { description: 'Who takes part in an activity in a season, by name.' })
  activityVolunteers(
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
  ): Promise<Volunteer[]> {
    return volunteersOf({ activityId, season });
  }

  @Allow(Permission.vol)
  @Query(() => [ActivityCount], { description: 'Numbers of volunteers, for all activities and seasons.' })
  volunteerCounts(): Promise<ActivityCount[]> {
    return counts();
  }

  @Allow(Permission.vol)
  @Query(() => [SeasonHeads], { description: 'Numbers of people, for all seasons.' })
  volunteerHeads(): Promise<SeasonHeads[]> {
    return heads();
  }

  @Allow(Permission.vol)
  @Mutation(() => Activity, { description: 'Formerly: addActivities.' })
  @AddOnce()
  addActivity(
    @Arg('name', {
      description: 'The name: not blank, 120 characters at most, unlike that of any other activity.',
    })
    name: string,
    @Ctx() context: RequestContext,
  ): Promise<Activity> {
    return service.addActivity(actorOf(context), name);
  }

  @Allow(Permission.vol)
  @Mutation(() => Activity, { description: 'Gives an activity another name, which no other activity has.' })
  renameActivity(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('name', {
      description: 'The name: not blank, 120 characters at most, unlike that of any other activity.',
    })
    name: string,
    @Ctx() context: RequestContext,
  ): Promise<Activity> {
    return service.renameActivity(actorOf(context), id, revision, name);
  }

  @Allow(Permission.vol)
  @Mutation(() => Activity, {
    description: 'Says where people come to for an activity, and who is in charge.',
  })
  setActivityInfo(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('info') info: ActivityInfoInput,
    @Ctx() context: RequestContext,
  ): Promise<Activity> {
    return service.setActivityInfo(actorOf(context), id, revision, info);
  }

  @Allow(Permission.vol)
  @Mutation(() => Activity, { description: 'Archives an activity, or takes it out of the archive.' })
  archiveActivity(
    @Arg('id', () => ID) id: string,
    @Arg('archived', { description: 'True: into the archive. False: out of it.' }) archived: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Activity> {
    return service.archiveActivity(context.portal, actorOf(context), id, archived);
  }

  @Allow(Permission.vol)
  @Mutation(() => Int, { description: 'Mails all volunteers of an activity, one by one. @returns how many' })
  @AddOnce({ record: () => Mailing, answer: ({ recipients }: Mailing) => recipients.length })
  async mailActivity(
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
    @Arg('mail') mail: ActivityMailInput,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    const to = { activityId, season };
    return (await service.mailActivity(context.portal, actorOf(context), to, mail)).recipients.length;
  }

  @FieldResolver(() => [String])
  changeLog(@Root() record: Activity, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return activityLog(record, context);
  }
}

@Resolver(() => Shift)
export class ShiftResolver {
  @Allow(Permission.vol)
  @Query(() => [Shift], { description: 'The shifts of an activity in a season, by time.' })
  shifts(
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
  ): Promise<Shift[]> {
    return shifts.listShifts(activityId, season);
  }

  @Allow(Permission.vol)
  @Mutation(() => Shift, { description: 'Adds a shift to an activity that is not archived.' })
  @AddOnce()
  addShift(
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
    @Arg('shift') shift: ShiftInput,
    @Ctx() context: RequestContext,
  ): Promise<Shift> {
    return shifts.addShift(actorOf(context), { activityId, season }, shift);
  }

  @Allow(Permission.vol)
  @Query(() => ShiftMove, {
    description: 'What another day or other times of a shift would do to who is on it; nothing is changed.',
  })
  shiftMove(@Arg('id', () => ID) id: string, @Arg('shift') shift: ShiftInput): Promise<ShiftMove> {
    return shifts.shiftMove(id, shift);
  }

  @Allow(Permission.vol)
  @Mutation(() => Shift, {
    description: 'When day or times change, who is on it moves along and is told by mail.',
  })
  editShift(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('shift') shift: ShiftInput,
    @Ctx() context: RequestContext,
  ): Promise<Shift> {
    return shifts.editShift(context.portal, actorOf(context), { id, revision }, shift);
  }

  @Allow(Permission.vol)
  @Mutation(() => ID, { description: 'Who was on it no longer is.' })
  deleteShift(@Arg('id', () => ID) id: string): Promise<string> {
    return shifts.deleteShift(id);
  }

  @Allow(Permission.vol)
  @Mutation(() => Shift, { description: 'Refused when that person has another shift at the same time.' })
  assignShift(
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('volunteerId', () => ID) volunteerId: string,
    @Ctx() context: RequestContext,
  ): Promise<Shift> {
    return shifts.assign(actorOf(context), shiftId, volunteerId);
  }

  @Allow(Permission.vol)
  @Mutation(() => Shift, { description: 'Takes somebody off a shift.' })
  unassignShift(
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('volunteerId', () => ID) volunteerId: string,
    @Ctx() context: RequestContext,
  ): Promise<Shift> {
    return shifts.unassign(actorOf(context), shiftId, volunteerId);
  }

  @Allow(Permission.vol)
  @Mutation(() => Int, {
    description:
      'Mails who is on a shift of the activity, and has not answered, the private link. @returns how many',
  })
  @AddOnce({ record: () => Mailing, answer: ({ recipients }: Mailing) => recipients.length })
  async mailShiftLinks(
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    const of = { activityId, season };
    return (await own.mailLinks(context.portal, actorOf(context), of)).recipients.length;
  }

  @Allow(isPublic)
  @Query(() => OwnShifts, { description: 'For everybody with a private link: the own shifts from today on.' })
  ownShifts(
    @Arg('token', { description: 'The secret of the private link.' }) token: string,
    @Ctx() { ip }: RequestContext,
  ): Promise<OwnShifts> {
    return volunteerLimits.guessing(ip, () => own.readOwn(token));
  }

  @Allow(isPublic)
  @Mutation(() => OwnShifts, {
    description: 'For everybody with a private link: confirms or declines a shift.',
  })
  answerShift(
    @Arg('token', { description: 'The secret of the private link.' }) token: string,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('accept', { description: 'True: confirms the shift. False: declines it.' }) accept: boolean,
    @Ctx() { ip }: RequestContext,
  ): Promise<OwnShifts> {
    return volunteerLimits.guessing(ip, () => own.answer(token, shiftId, accept));
  }

  @Allow(Permission.vol)
  @Mutation(() => Int, {
    description:
      'Asks everybody of the activity who is free at that time, and was not asked before, to take a place; the first who says yes has it. @returns how many',
  })
  @DoOnce()
  askReplacement(
    @Arg('shiftId', () => ID) shiftId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<number> {
    return askReplacement(portal, shiftId);
  }

  @Allow(isPublic)
  @Mutation(() => Int, {
    description:
      'For everybody with a private link, of a shift that they declined: the same. @returns how many',
  })
  @DoOnce()
  askOthers(
    @Arg('token', { description: 'The secret of the private link.' }) token: string,
    @Arg('shiftId', () => ID) shiftId: string,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<number> {
    return volunteerLimits.guessing(ip, () => own.askOthers(portal, token, shiftId));
  }

  @FieldResolver(() => [ShiftVolunteer], { description: 'Who is on it, by name.' })
  volunteers(@Root() { id }: Shift, @Ctx() context: RequestContext): Promise<ShiftVolunteer[]> {
    return onShiftLoader(context).load(id);
  }

  @FieldResolver(() => Int, { description: 'How many are missing; who declined does not count.' })
  async missing(@Root() { id, needed }: Shift, @Ctx() context: RequestContext): Promise<number> {
    return shifts.missingOf(needed, await onShiftLoader(context).load(id));
  }

  @FieldResolver(() => [String])
  changeLog(@Root() record: Shift, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return shiftLog(record, context);
  }
}
