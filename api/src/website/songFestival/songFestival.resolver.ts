import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { takesEnrolments } from '../enrolment';
import { EnlistmentInput, WinnersInput } from './songFestival.input';
import { SongFestivalEnlistment, SongFestivalWinners } from './songFestival.model';
import { SongFestivalEnlistmentModel, SongFestivalWinnersModel } from './songFestival.model';
import * as service from './songFestival.service';

@Resolver(() => SongFestivalEnlistment)
export class SongFestivalResolver {
  @Allow(Permission.webLiedjes)
  @Query(() => SongFestivalEnlistment, {
    description: 'Whether visitors can enrol, and for which edition. Formerly: loadContentLiedjes.',
  })
  songFestivalEnlistment(): Promise<SongFestivalEnlistment> {
    return service.getEnlistment();
  }

  @Allow(Permission.webLiedjes)
  @Query(() => SongFestivalWinners, { description: 'The latest winners. Formerly: loadContentLiedjes.' })
  songFestivalWinners(): Promise<SongFestivalWinners> {
    return service.getWinners();
  }

  @Allow(Permission.webLiedjes)
  @Query(() => [Int], { description: 'The editions to choose from.' })
  songFestivalYears(): number[] {
    return service.songFestivalYears();
  }

  @FieldResolver(() => Boolean, {
    description: 'Visitors can enrol now: it is open, and its last day is not over.',
  })
  takesEnrolments(@Root() enlistment: SongFestivalEnlistment): boolean {
    return takesEnrolments(enlistment);
  }

  @Allow(Permission.webLiedjes)
  @KeepOmitted({ model: () => SongFestivalEnlistmentModel, of: () => ({}) })
  @Mutation(() => SongFestivalEnlistment, {
    description:
      'Opens or closes the enrolment, or chooses the edition or the last day. Formerly: updateContentLiedjes.',
  })
  updateEnlistment(
    @Arg('revision', () => Int) revision: number,
    @Arg('enlistment') enlistment: EnlistmentInput,
    @Ctx() context: RequestContext,
  ): Promise<SongFestivalEnlistment> {
    return service.updateEnlistment(actorOf(context), revision, enlistment);
  }

  @Allow(Permission.webLiedjes)
  @KeepOmitted({ model: () => SongFestivalWinnersModel, of: () => ({}) })
  @Mutation(() => SongFestivalWinners, {
    description: 'Changes the latest winners. Formerly: updateContentLiedjes.',
  })
  updateWinners(
    @Arg('revision', () => Int) revision: number,
    @Arg('winners') winners: WinnersInput,
    @Ctx() context: RequestContext,
  ): Promise<SongFestivalWinners> {
    return service.updateWinners(actorOf(context), revision, winners);
  }
}
