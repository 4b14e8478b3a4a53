import { Ctx, Int, Query, Resolver } from 'type-graphql';

import { daysToCarnival, todayInAmsterdam } from '../../platform/dates/amsterdam';
import type { RequestContext } from '../people/requestContext';
import { Allow, isSignedIn } from '../permissions/allow';
import * as service from './home.service';
import { HomeFigure, UpcomingDate, WaitingItem } from './home.types';

/** What the first page tells; each area fills it within the rights of who asks. */
@Resolver()
export class HomeResolver {
  @Allow(isSignedIn)
  @Query(() => [WaitingItem], {
    description: 'What waits for the person who asks, the most urgent first: 20 at most, 3 of a kind.',
  })
  waiting(@Ctx() context: RequestContext): Promise<WaitingItem[]> {
    return service.listWaiting(context);
  }

  @Allow(isSignedIn)
  @Query(() => [UpcomingDate], {
    description:
      'The next five days of the programme, meetings and own shifts that the person who asks may see.',
  })
  upcomingDates(@Ctx() context: RequestContext): Promise<UpcomingDate[]> {
    return service.listUpcoming(context);
  }

  @Allow(isSignedIn)
  @Query(() => [HomeFigure], { description: 'Figures of the work of the person who asks, four at most.' })
  homeFigures(@Ctx() context: RequestContext): Promise<HomeFigure[]> {
    return service.listFigures(context);
  }

  @Allow(isSignedIn)
  @Query(() => Int, { description: 'Days until the Sunday of carnival; 0: it is carnival.' })
  daysToCarnival(): number {
    return daysToCarnival(todayInAmsterdam());
  }
}
