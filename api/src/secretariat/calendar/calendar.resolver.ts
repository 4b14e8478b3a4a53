import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { listCommissions } from '../../identity/commissions/commission.service';
import { commissionLoader } from '../../identity/people/people.loaders';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isAdmin, isInPerson, isSignedIn } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { calledBy } from '../ownCommittees';
import { CalendarEntryInput } from './calendar.input';
import {
  CalendarCommittee,
  CalendarEntry,
  CalendarEntryModel,
  CalendarFeed,
  NewCalendarFeed,
} from './calendar.model';
import * as service from './calendar.service';
import * as feeds from './calendarFeed.service';

@Resolver(() => CalendarEntry)
export class CalendarResolver {
  @Allow(Permission.secjaarProg)
  @Query(() => [CalendarEntry], { description: 'The yearly programme, by date. Formerly: loadCalendar.' })
  calendar(): Promise<CalendarEntry[]> {
    return service.listCalendar();
  }

  @Allow(isAdmin, Permission.secjaarEdit)
  @Query(() => [CalendarCommittee], { description: 'The committees that an activity can be of, by number.' })
  calendarCommittees(): Promise<CalendarCommittee[]> {
    return listCommissions();
  }

  @Allow(isAdmin, Permission.secjaarEdit)
  @Mutation(() => CalendarEntry, { description: 'Adds a row. Formerly: saveCalendar.' })
  @AddOnce()
  addCalendarEntry(
    @Arg('entry') entry: CalendarEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<CalendarEntry> {
    return service.addCalendarEntry(actorOf(context), entry);
  }

  @Allow(isAdmin, Permission.secjaarEdit)
  @KeepOmitted({ model: () => CalendarEntryModel })
  @Mutation(() => CalendarEntry, { description: 'Changes a row. Formerly: saveCalendar.' })
  editCalendarEntry(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('entry') entry: CalendarEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<CalendarEntry> {
    return service.editCalendarEntry(actorOf(context), id, revision, entry);
  }

  @Allow(isAdmin, Permission.secjaarEdit)
  @Mutation(() => ID, { description: 'Removes a row. Formerly: saveCalendar.' })
  deleteCalendarEntry(@Arg('id', () => ID) id: string): Promise<string> {
    return service.deleteCalendarEntry(id);
  }

  @Allow(Permission.secjaarProg)
  @Query(() => CalendarFeed, {
    nullable: true,
    description: 'My own private link for a calendar program; null: none.',
  })
  calendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeed | null> {
    return feeds.getFeed('programme', actorOf(context).id);
  }

  @Allow(Permission.secjaarProg)
  @Mutation(() => NewCalendarFeed, {
    description: 'Gives me a new private link; the one before stops working.',
  })
  createCalendarFeed(@Ctx() context: RequestContext): Promise<NewCalendarFeed> {
    return feeds.createFeed('programme', actorOf(context).id, context.settings);
  }

  @Allow(Permission.secjaarProg)
  @Mutation(() => Boolean, { description: 'Takes my private link away. False: there was none.' })
  revokeCalendarFeed(@Ctx() context: RequestContext): Promise<boolean> {
    return feeds.revokeFeed('programme', actorOf(context).id);
  }

  @Allow(isSignedIn)
  @Query(() => CalendarFeed, {
    nullable: true,
    description:
      'My own private link to my calendar: shifts, deadlines of tasks, meetings and the programme; null: none.',
  })
  ownCalendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeed | null> {
    return feeds.getFeed('own', actorOf(context).id);
  }

  @Allow(isInPerson)
  @Mutation(() => NewCalendarFeed, {
    description: 'Gives me a new private link to my calendar; the one before stops working.',
  })
  createOwnCalendarFeed(@Ctx() context: RequestContext): Promise<NewCalendarFeed> {
    return feeds.createFeed('own', actorOf(context).id, context.settings);
  }

  @Allow(isInPerson)
  @Mutation(() => Boolean, {
    description: 'Takes my private link to my calendar away. False: there was none.',
  })
  revokeOwnCalendarFeed(@Ctx() context: RequestContext): Promise<boolean> {
    return feeds.revokeFeed('own', actorOf(context).id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The committee whose activity it is, with its number: 3 - Optocht.',
  })
  async commission(
    @Root() { commissionId }: CalendarEntry,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const found = commissionId ? await commissionLoader(context).load(commissionId) : null;
    return found && calledBy(found);
  }
}
