import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../../identity/people/requestContext';
import { Allow } from '../../../identity/permissions/allow';
import { isPublic } from '../../../platform/schema/allow';
import { Order } from '../order.model';
import { webshopLimits } from '../webshopLimits';
import * as service from './ownOrder.service';
import { OwnOrder } from './ownOrder.type';

const TOKEN = { description: 'The secret of the private link.' };

@Resolver()
export class OwnOrderResolver {
  @Allow(isPublic)
  @Query(() => OwnOrder, { description: 'For everybody with a private link: the own order.' })
  ownOrder(@Arg('token', TOKEN) token: string, @Ctx() { ip }: RequestContext): Promise<OwnOrder> {
    return webshopLimits.links.guessing(ip, () => service.readOwn(token));
  }

  @Allow(isPublic)
  @Mutation(() => OwnOrder, {
    description: 'For everybody with a private link: another day to collect the own order on.',
  })
  moveOwnOrder(
    @Arg('token', TOKEN) token: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('collectDate', { description: 'YYYY-MM-DD, from today, a year ahead at most.' }) collectDate: string,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<OwnOrder> {
    return webshopLimits.links.guessing(ip, () => service.moveOwn(portal, token, revision, collectDate));
  }

  @Allow(isPublic)
  @Mutation(() => OwnOrder, {
    description:
      'For everybody with a private link: cancels the own order, until it is ready. What was paid is due back.',
  })
  cancelOwnOrder(
    @Arg('token', TOKEN) token: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<OwnOrder> {
    return webshopLimits.links.guessing(ip, () => service.cancelOwn(portal, token, revision));
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Order, {
    description: 'Mails who ordered a new private link; those that they had open nothing any more.',
  })
  renewOrderLink(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return service.renewOwnLink(context.portal, actorOf(context), id, revision);
  }
}
