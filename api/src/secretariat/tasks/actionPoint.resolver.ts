import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { listCommissions } from '../../identity/commissions/commission.service';
import { commissionLoader, personLoader } from '../../identity/people/people.loaders';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { SecretaryDocument } from '../meetings/secretaryDocument.model';
import * as service from './actionPoint.service';
import { ActionPoint, ActionPointCommittee, ActionPointInput } from './actionPoint.type';
import { TaskList } from './task.model';

const MINUTES = 'The minutes.';
const loaders = (context: RequestContext) => ({
  person: personLoader(context),
  commission: commissionLoader(context),
});

@Resolver(() => SecretaryDocument)
export class MinutesPointsResolver {
  @FieldResolver(() => Int, { description: 'How many action points it has; an agenda has none.' })
  actionPointCount(@Root() { id }: SecretaryDocument, @Ctx() context: RequestContext): Promise<number> {
    return service.actionPointCountLoader(context).load(id);
  }
}

@Resolver(() => ActionPoint)
export class ActionPointResolver {
  @Allow(Permission.secNotAge)
  @Query(() => [ActionPoint], {
    description: 'What a meeting agreed that somebody does, in the order it was typed.',
  })
  actionPoints(
    @Arg('meetingId', () => ID, { description: MINUTES }) meetingId: string,
    @Ctx() context: RequestContext,
  ): Promise<ActionPoint[]> {
    return service.listActionPoints(actorOf(context), context.settings, meetingId, loaders(context));
  }

  @Allow(isDB)
  @Query(() => [ActionPointCommittee], { description: 'Whom an action point can be given to, by number.' })
  async actionPointCommittees(): Promise<ActionPointCommittee[]> {
    return service.actionPointCommittees(await listCommissions());
  }

  @Allow(isDB)
  @Mutation(() => ActionPoint, {
    description: 'Makes a task of what a meeting agreed; who does it is told.',
  })
  @AddOnce({
    record: () => TaskList,
    list: 'tasks',
    answer: (list: TaskList, part, context: RequestContext) => service.pointIn(list, part, loaders(context)),
  })
  async addActionPoint(
    @Arg('meetingId', () => ID, { description: MINUTES }) meetingId: string,
    @Arg('point') point: ActionPointInput,
    @Ctx() context: RequestContext,
  ): Promise<ActionPoint> {
    const { settings } = context;
    const { list, id } = await service.addActionPoint(
      actorOf(context),
      settings,
      meetingId,
      point,
      loaders(context),
    );
    return service.pointIn(list, id, loaders(context));
  }
}
