import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { DoOnce } from '../../platform/once/once';
import { TakenShift } from '../activities/activity.model';
import { TakeOverArgs, UndoTakeOverArgs } from '../volunteers.input';
import * as service from './nextSeason.service';

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
